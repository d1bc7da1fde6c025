import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { EncodedVariant, VariantFormat } from './encode-picture.ts';

export type FileStore = {
  /** Writes the variants of a picture; each is there whole or not at all, also after a power cut. */
  writeVariants(imageId: string, variants: readonly EncodedVariant[]): Promise<void>;
  /** A variant's bytes, or null when there is none. */
  readVariant(imageId: string, width: number, format: VariantFormat): Promise<Buffer | null>;
  /** Names of a picture's variants, like `800.webp`. */
  listVariants(imageId: string): Promise<ReadonlySet<string>>;
  removeVariants(imageId: string): Promise<void>;
  /** Keeps an upload until its slow variants are made; survives a restart, is never served. */
  keepPending(pending: PendingUpload, upload: Buffer): Promise<void>;
  readPending(pending: PendingUpload): Promise<Buffer | null>;
  listPending(): Promise<PendingUpload[]>;
  removePending(pending: PendingUpload): Promise<void>;
};

export type PendingUpload = { restaurantId: string; imageId: string };

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

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

/** Keeps pictures below `DATA_DIR/files`: `images/{first two of the id's end}/{imageId}/` and `pending/`. */
export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pendingFolder = join(root, 'pending');
  const imageFolder = (imageId: string) => join(root, 'images', imageId.slice(-2), imageId);
  const pendingPath = ({ restaurantId, imageId }: PendingUpload) =>
    join(pendingFolder, `${restaurantId}.${imageId}`);

  return {
    async writeVariants(imageId, variants) {
      for (const { width, format, bytes } of variants)
        await writeDurably(join(imageFolder(imageId), `${width}.${format}`), bytes);
    },
    readVariant: (imageId, width, format) => readIfThere(join(imageFolder(imageId), `${width}.${format}`)),
    async listVariants(imageId) {
      await mkdir(imageFolder(imageId), { recursive: true });
      return new Set(await readdir(imageFolder(imageId)));
    },
    removeVariants: (imageId) => rm(imageFolder(imageId), { recursive: true, force: true }),
    keepPending: (pending, upload) => writeDurably(pendingPath(pending), upload),
    readPending: (pending) => readIfThere(pendingPath(pending)),
    async listPending() {
      await mkdir(pendingFolder, { recursive: true });
      const names = await readdir(pendingFolder);
      return names
        .filter((name) => !name.endsWith('.draft'))
        .toSorted()
        .flatMap((name) => {
          const [restaurantId, imageId] = name.split('.');
          return restaurantId && imageId ? [{ restaurantId, imageId }] : [];
        });
    },
    removePending: (pending) => rm(pendingPath(pending), { force: true }),
  };
}
