import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../config/user-error.ts';
import { syncFolder } from '../files/file-store.ts';
import { isEntryName, sumLine } from './manifest.ts';
import { isNoRoom } from './no-room.ts';
import { tarBlocks, tarEnd, type TarEntry } from './tar.ts';

/** Entries between two lists of checksums; keeps memory bounded however many there are. */
const entriesPerSums = 1000;

/** Adds entries to a backup that is being written. */
export type BackupWriter = { add(name: string, bytes: Buffer): Promise<void> };

function writerInto(file: FileHandle): BackupWriter & { finish(): Promise<void> } {
  let sums: string[] = [];
  let lists = 0;

  const put = async (entry: TarEntry): Promise<void> => {
    await file.writeFile(tarBlocks(entry));
  };
  const putSums = async (): Promise<void> => {
    lists += 1;
    await put({ name: `SHA256SUMS-${String(lists).padStart(6, '0')}`, bytes: Buffer.from(sums.join('')) });
    sums = [];
  };

  return {
    async add(name, bytes) {
      if (!isEntryName(name)) throw new Error(`${name} could not be restored`);
      await put({ name, bytes });
      sums.push(sumLine(name, createHash('sha256').update(bytes).digest('hex')));
      if (sums.length >= entriesPerSums) await putSums();
    },
    async finish() {
      if (sums.length > 0) await putSums();
      await file.writeFile(tarEnd);
      await file.sync();
    },
  };
}

/** What a failure to write means for the person who asked; other errors as they are. */
function explained(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isNoRoom(error))
    return new UserError(
      `There is no room for the backup in ${dirname(path)}. Free some, or choose another place.`,
    );
  if (code === 'ENOENT' && syscall === 'open')
    return new UserError(`The folder ${dirname(path)} does not exist.`);
  if ((code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') && syscall === 'open')
    return new UserError(`The backup cannot be written to ${dirname(path)} (${code}).`);
  return error;
}

function mustBeFree(path: string): void {
  if (existsSync(path))
    throw new UserError(`${path} is there already. Choose another name, or remove it first.`);
}

/**
 * Writes a backup beside `path`, for its owner's eyes only, and gives it its name once it is whole and on disk.
 * Throws UserError where it has no room, may not be written or is there already; nothing stays behind.
 */
export async function writeBackup<Result>(
  path: string,
  work: (writer: BackupWriter) => Promise<Result>,
): Promise<Result> {
  mustBeFree(path);
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    let result: Result;
    try {
      const writer = writerInto(file);
      result = await work(writer);
      await writer.finish();
    } finally {
      await file.close();
    }
    mustBeFree(path);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    throw explained(error, path);
  } finally {
    await rm(draft, { force: true });
  }
}
