import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitingFolder } from '../config/data-files.ts';
import type { VariantFormat } from '../files/encode-picture.ts';
import { openFileStore } from '../files/file-store.ts';
import { isEntryName, type Ending } from './manifest.ts';
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
    const name = `pending/${pending.restaurantId}.${pending.imageId}`;
    const upload = await store.readPending(pending);
    // Its slow variants have been made meanwhile, or it is none of ours.
    if (upload === null || !isEntryName(name)) continue;
    await writer.add(name, upload);
    count += 1;
  }
  return count;
}

const notThere = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function ifThere<Result>(reading: Promise<Result>): Promise<Result | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (notThere.has(error.code ?? '')) return null;
    throw error;
  });
}

/** Adds the files of imports that wait, folder by folder; those of an import that ends meanwhile are not needed. */
async function addWaiting(writer: BackupWriter, dataDir: string): Promise<number> {
  const root = waitingFolder(dataDir);
  let count = 0;
  for (const folder of (await ifThere(readdir(root))) ?? []) {
    // What else somebody put there is no import.
    if (!isEntryName(`waiting/${folder}/00000`)) continue;
    const names = ((await ifThere(readdir(join(root, folder)))) ?? []).toSorted();
    const there: string[] = [];
    for (const name of names) {
      const bytes = await ifThere(readFile(join(root, folder, name)));
      if (bytes === null) continue;
      await writer.add(`waiting/${folder}/${String(there.length).padStart(5, '0')}`, bytes);
      there.push(name);
    }
    if (there.length > 0)
      await writer.add(`waiting/${folder}/names.json`, Buffer.from(JSON.stringify(there)));
    count += there.length;
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
  files += await addWaiting(writer, dataDir);
  return { files, missingFiles };
}
