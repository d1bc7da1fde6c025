import { existsSync } from 'node:fs';
import { appendFile, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { EncodedVariant, VariantFormat } from './encode-picture.ts';

export type FileStore = {
  /** Writes the variants of a picture; each is there whole or not at all, also after a power cut. */
  writeVariants(imageId: string, variants: readonly EncodedVariant[]): Promise<void>;
  /** A variant's bytes, or null when there is none. */
  readVariant(imageId: string, width: number, format: VariantFormat): Promise<Buffer | null>;
  /** Whether there is anything of a picture. */
  hasPicture(imageId: string): boolean;
  /** Whether a picture was ever written here. */
  hasPictures(): boolean;
  /** Names of a picture's variants, like `800.webp`. */
  listVariants(imageId: string): Promise<ReadonlySet<string>>;
  removeVariants(imageId: string): Promise<void>;
  /** Ids of all pictures with files, in portions. */
  listPictures(): AsyncGenerator<string[]>;
  /** When a picture's files last changed, in ms since 1970; now where there are none. */
  changedAt(imageId: string): Promise<number>;
  /** Keeps an upload until its slow variants are made; survives a restart, is never served. */
  keepPending(pending: PendingUpload, upload: Buffer): Promise<void>;
  readPending(pending: PendingUpload): Promise<Buffer | null>;
  listPending(): Promise<PendingUpload[]>;
  /** How long ago the upload came; 0 where it is gone. */
  pendingAgeMs(pending: PendingUpload): Promise<number>;
  removePending(pending: PendingUpload): Promise<void>;
  /** Counts a try to make an upload's slow variants, also one that ends the process; returns which one it is. */
  countTry(pending: PendingUpload): Promise<number>;
};

export type PendingUpload = { restaurantId: string; imageId: string };

/** Puts on disk what was made, renamed or removed in a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const imageIdFormat = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const isDraft = (name: string): boolean => name.endsWith('.draft');

/** Writes beside the target, syncs, then renames: a reader never sees half a file. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const handle = await open(draft, 'wx', 0o640);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps pictures below `DATA_DIR/files`: `images/{last two of the id}/{imageId}/`, `pending/` and `tries/`. */
export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pendingFolder = join(root, 'pending');
  const imagesFolder = join(root, 'images');
  /** A byte a try: appending survives a process that a picture brings down. */
  const triesPath = (imageId: string) => join(root, 'tries', imageId);
  const imageFolder = (imageId: string) => join(imagesFolder, imageId.slice(-2), imageId);
  const pendingPath = ({ restaurantId, imageId }: PendingUpload) =>
    join(pendingFolder, `${restaurantId}.${imageId}`);

  return {
    async writeVariants(imageId, variants) {
      for (const { width, format, bytes } of variants)
        await writeDurably(join(imageFolder(imageId), `${width}.${format}`), bytes);
    },
    readVariant: (imageId, width, format) => readIfThere(join(imageFolder(imageId), `${width}.${format}`)),
    hasPicture: (imageId) => existsSync(imageFolder(imageId)),
    hasPictures: () => existsSync(join(root, 'images')),
    async listVariants(imageId) {
      await mkdir(imageFolder(imageId), { recursive: true });
      const names = await readdir(imageFolder(imageId));
      const drafts = names.filter(isDraft);
      // Whatever wrote them ended in between: one at a time makes a picture's variants.
      for (const draft of drafts) await rm(join(imageFolder(imageId), draft), { force: true });
      return new Set(names.filter((name) => !isDraft(name)));
    },
    removeVariants: (imageId) => rm(imageFolder(imageId), { recursive: true, force: true }),
    keepPending: (pending, upload) => writeDurably(pendingPath(pending), upload),
    readPending: (pending) => readIfThere(pendingPath(pending)),
    async listPending() {
      await mkdir(pendingFolder, { recursive: true });
      const names = await readdir(pendingFolder);
      return names
        .filter((name) => !isDraft(name))
        .toSorted()
        .flatMap((name) => {
          const [restaurantId, imageId] = name.split('.');
          return restaurantId && imageId ? [{ restaurantId, imageId }] : [];
        });
    },
    async pendingAgeMs(pending) {
      const found = await stat(pendingPath(pending)).catch(() => null);
      return found ? Date.now() - found.mtimeMs : 0;
    },
    async removePending(pending) {
      await rm(pendingPath(pending), { force: true });
      await rm(triesPath(pending.imageId), { force: true });
    },
    async *listPictures() {
      await mkdir(imagesFolder, { recursive: true });
      const shelves = (await readdir(imagesFolder)).filter((name) => /^[0-9a-f]{2}$/u.test(name));
      for (const shelf of shelves)
        yield (await readdir(join(imagesFolder, shelf))).filter((name) => imageIdFormat.test(name));
    },
    async changedAt(imageId) {
      try {
        return (await stat(imageFolder(imageId))).mtimeMs;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Date.now();
        throw error;
      }
    },
    async countTry({ imageId }) {
      await mkdir(join(root, 'tries'), { recursive: true });
      await appendFile(triesPath(imageId), '.');
      return (await stat(triesPath(imageId))).size;
    },
  };
}
