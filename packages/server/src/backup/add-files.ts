import type { VariantFormat } from '../files/encode-picture.ts';
import { openFileStore } from '../files/file-store.ts';
import { openImportStore } from '../online-menu/imports/files/import-store.ts';
import type { Ending } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import type { BackupWriter } from './write-backup.ts';

/** A picture that the moment names was removed before it was read; a later moment does not name it. */
export class SnapshotIsStale extends Error {}

type PictureFile = { readonly imageId: string; readonly width: number; readonly format: VariantFormat };

const nameOf = ({ imageId, width, format }: PictureFile): string => `pictures/${imageId}/${width}.${format}`;

async function* pictureFiles(snapshot: Snapshot): AsyncGenerator<PictureFile> {
  for await (const rows of snapshot.rows('image_variant'))
    for (const row of rows)
      yield {
        imageId: String(row['image_id']),
        width: Number(row['width']),
        format: String(row['format']) as VariantFormat,
      };
}

async function namedBy(openSnapshot: () => Promise<Snapshot>): Promise<ReadonlySet<string>> {
  const snapshot = await openSnapshot();
  try {
    const names = new Set<string>();
    for await (const file of pictureFiles(snapshot)) names.add(nameOf(file));
    return names;
  } finally {
    await snapshot.close();
  }
}

async function addPending(writer: BackupWriter, dataDir: string): Promise<number> {
  const store = openFileStore(dataDir);
  let count = 0;
  for (const pending of await store.listPending()) {
    const upload = await store.readPending(pending);
    // Its slow variants have been made meanwhile.
    if (upload === null) continue;
    await writer.add(`pending/${pending.restaurantId}.${pending.imageId}`, upload);
    count += 1;
  }
  return count;
}

/** Adds the files of imports that wait; those of an import that was applied meanwhile are gone, and not needed. */
async function addImports(writer: BackupWriter, dataDir: string, snapshot: Snapshot): Promise<number> {
  const store = openImportStore(dataDir);
  let count = 0;
  if (!snapshot.tables.includes('menu_import')) return count;
  for await (const rows of snapshot.rows('menu_import')) {
    for (const { id } of rows) {
      const files = await store.read(String(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      if (files.length === 0) continue;
      const folder = `imports/${id}`;
      await writer.add(`${folder}/names.json`, Buffer.from(JSON.stringify(files.map(({ name }) => name))));
      for (const [place, { bytes }] of files.entries())
        await writer.add(`${folder}/${String(place).padStart(5, '0')}`, Buffer.from(bytes));
      count += files.length;
    }
  }
  return count;
}

/**
 * Adds every file that the moment names: pictures, uploads whose slow variants are still to be made, waiting imports.
 * A file that the database still names and the folder has lost is told, not an error. Throws SnapshotIsStale.
 */
export async function addFiles(
  writer: BackupWriter,
  dataDir: string,
  snapshot: Snapshot,
  openSnapshot: () => Promise<Snapshot>,
): Promise<Pick<Ending, 'files' | 'missingFiles'>> {
  const store = openFileStore(dataDir);
  const missingFiles: string[] = [];
  let stillNamed: ReadonlySet<string> | undefined;
  // First, because an upload goes as soon as its variants are there.
  let files = await addPending(writer, dataDir);
  for await (const file of pictureFiles(snapshot)) {
    const bytes = await store.readVariant(file.imageId, file.width, file.format);
    if (bytes === null) {
      stillNamed ??= await namedBy(openSnapshot);
      if (!stillNamed.has(nameOf(file))) throw new SnapshotIsStale();
      missingFiles.push(nameOf(file));
      continue;
    }
    await writer.add(nameOf(file), bytes);
    files += 1;
  }
  files += await addImports(writer, dataDir, snapshot);
  return { files, missingFiles };
}
