import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HandedIn } from './handed-in.ts';

/** Where the files of an import wait until it is applied or cancelled. */
export type ImportStore = {
  keep(importId: string, files: readonly HandedIn[]): Promise<void>;
  /** The files in the order in which they were handed in. */
  read(importId: string): Promise<HandedIn[]>;
  remove(importId: string): Promise<void>;
};

/** Keeps the files below `DATA_DIR/files/imports/{importId}/`, each under its place and its own name, encoded. */
export function openImportStore(dataDir: string): ImportStore {
  const folder = (importId: string) => join(dataDir, 'files', 'imports', importId);
  return {
    async keep(importId, files) {
      await mkdir(folder(importId), { recursive: true });
      for (const [index, { name, bytes }] of files.entries()) {
        const place = String(index).padStart(5, '0');
        const encoded = Buffer.from(name.slice(-100)).toString('base64url');
        await writeFile(join(folder(importId), `${place}.${encoded}`), bytes, { mode: 0o640 });
      }
    },
    async read(importId) {
      const names = (await readdir(folder(importId))).toSorted();
      return Promise.all(
        names.map(async (name) => ({
          name: Buffer.from(name.slice(name.indexOf('.') + 1), 'base64url').toString(),
          bytes: await readFile(join(folder(importId), name)),
        })),
      );
    },
    remove: (importId) => rm(folder(importId), { recursive: true, force: true }),
  };
}
