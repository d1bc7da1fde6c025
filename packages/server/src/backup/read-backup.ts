import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { UserError } from '../config/user-error.ts';
import { entryName, isEntryName, sumLine, sumsEntry, type Ending, type Manifest } from './manifest.ts';
import { BrokenArchive, tarEntries, type TarEntry } from './tar.ts';

/** Bytes of the largest entry that is read; far more than any upload or part of a table has. */
const largestEntry = 512 * 1024 * 1024;

function mustFit(sums: Map<string, string>, list: TarEntry): void {
  const listed = new Set(list.bytes.toString('latin1').split(/(?<=\n)/u));
  for (const [name, sum] of sums)
    if (!listed.delete(sumLine(name, sum))) throw new BrokenArchive(`${name} is damaged`);
  if (listed.size > 0) throw new BrokenArchive('entries are missing');
  sums.clear();
}

async function* checkedEntries(file: FileHandle): AsyncGenerator<TarEntry> {
  const sums = new Map<string, string>();
  let isFirst = true;
  let isEnded = false;
  for await (const entry of tarEntries(file, largestEntry)) {
    const { name, bytes } = entry;
    const isSums = sumsEntry.test(name);
    if ((name === entryName.manifest) !== isFirst || (isEnded && !isSums))
      throw new BrokenArchive('it is no backup of Cardamom');
    if (!isEntryName(name)) throw new BrokenArchive(`it holds ${JSON.stringify(name)}, which no backup does`);
    isFirst = false;
    if (isSums) {
      mustFit(sums, entry);
      continue;
    }
    isEnded = name === entryName.ending;
    sums.set(name, createHash('sha256').update(bytes).digest('hex'));
    yield entry;
  }
  if (!isEnded || sums.size > 0) throw new BrokenArchive('its end is missing');
}

/**
 * Reads a backup entry by entry. An entry may be damaged until all have been read: the checksums follow.
 * Throws UserError that says what is wrong with the file.
 */
export async function* backupEntries(path: string): AsyncGenerator<TarEntry> {
  try {
    const file = await open(path, 'r');
    try {
      yield* checkedEntries(file);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof BrokenArchive)
      throw new UserError(`${path} cannot be restored: ${error.message}. Nothing was changed.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new UserError(`${path} cannot be read (${code}). Nothing was changed.`);
    throw error;
  }
}

/** What a whole, undamaged backup says of itself. */
export type CheckedBackup = { readonly manifest: Manifest; readonly ending: Ending };

/** Reads a backup to its end and checks every byte of it. Throws UserError where it is damaged, cut off or none of ours. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const kept = new Map<string, string>();
  for await (const { name, bytes } of backupEntries(path))
    if (name === entryName.manifest || name === entryName.ending) kept.set(name, bytes.toString());
  const manifest = JSON.parse(kept.get(entryName.manifest) ?? 'null') as Manifest | null;
  const ending = JSON.parse(kept.get(entryName.ending) ?? 'null') as Ending | null;
  if (manifest?.format !== 'cardamom-backup' || ending === null)
    throw new UserError(`${path} cannot be restored: it is no backup of Cardamom. Nothing was changed.`);
  // Read from a file, so the number may be any.
  if ((manifest.formatVersion as number) !== 1)
    throw new UserError(
      `${path} was made by a newer Cardamom, in a format that this one does not know. Update Cardamom, then restore it. Nothing was changed.`,
    );
  return { manifest, ending };
}
