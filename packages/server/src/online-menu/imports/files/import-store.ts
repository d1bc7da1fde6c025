import { mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HandedIn } from './import-file.ts';

/** An import of a restaurant. */
export type ImportKey = { readonly restaurantId: string; readonly importId: string };

/** Writes one file as it comes, and tells each piece's size first, so that the caller can stop it. */
export type KeepFile = (
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  onPiece: (bytes: number) => void,
) => Promise<void>;

/** A folder of files that wait, and when something last came into it, in epoch ms. */
export type WaitingFolder = {
  readonly name: string;
  /** Null where no import is called like it. */
  readonly key: ImportKey | null;
  readonly touchedAt: number;
};

/** Where the files of an import wait until it is applied or cancelled. */
export type ImportStore = {
  /** Makes the import's folder and returns how files come into it. */
  begin(key: ImportKey): Promise<KeepFile>;
  /** The files in the order in which they were handed in. */
  read(key: ImportKey): Promise<HandedIn[]>;
  remove(key: ImportKey): Promise<void>;
  list(): Promise<WaitingFolder[]>;
  removeFolder(name: string): Promise<void>;
};

/** Bytes of a file's name that are kept, its end with the ending: encoded they fit the 255 that file systems allow. */
const longestName = 150;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function keyOf(name: string): ImportKey | null {
  const [restaurantId, importId] = name.split('.');
  return restaurantId && importId ? { restaurantId, importId } : null;
}

/** Keeps the files below `DATA_DIR/files/imports/{restaurantId}.{importId}/`, each under its place and its own name, encoded. */
export function openImportStore(dataDir: string): ImportStore {
  const root = join(dataDir, 'files', 'imports');
  const folder = ({ restaurantId, importId }: ImportKey) => join(root, `${restaurantId}.${importId}`);
  return {
    async begin(key) {
      await mkdir(folder(key), { recursive: true });
      let count = 0;
      return async (name, pieces, onPiece) => {
        const place = String(count).padStart(5, '0');
        count += 1;
        const encoded = Buffer.from(name).subarray(-longestName).toString('base64url');
        const file = await open(join(folder(key), `${place}.${encoded}`), 'wx', 0o640);
        try {
          for await (const piece of pieces) {
            onPiece(piece.byteLength);
            await file.write(piece);
          }
        } finally {
          await file.close();
        }
      };
    },
    async read(key) {
      const names = (await readdir(folder(key))).toSorted();
      return Promise.all(
        names.map(async (name) => ({
          name: Buffer.from(name.slice(name.indexOf('.') + 1), 'base64url').toString(),
          bytes: await readFile(join(folder(key), name)),
        })),
      );
    },
    remove: (key) => rm(folder(key), { recursive: true, force: true }),
    async list() {
      const folders: WaitingFolder[] = [];
      for (const name of (await namesIn(root)).toSorted()) {
        const found = await stat(join(root, name)).catch(() => null);
        if (found) folders.push({ name, key: keyOf(name), touchedAt: found.mtimeMs });
      }
      return folders;
    },
    removeFolder: (name) => rm(join(root, name), { recursive: true, force: true }),
  };
}
