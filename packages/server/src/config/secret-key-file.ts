import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFile, secretKeyFile } from './data-files.ts';
import { syncPath } from './durable.ts';
import { UserError } from './user-error.ts';

/** Characters below which a key is no secret. */
export const shortestKey = 32;

/** Writes beside the file, syncs, renames: it is there whole or not at all, also after a power cut or on a full disk. */
function writeKey(file: string, key: string): void {
  const draft = `${file}.draft`;
  try {
    writeFileSync(draft, `${key}\n`, { mode: 0o600 });
    syncPath(draft);
    renameSync(draft, file);
    syncPath(dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw new UserError(
      `The secret key cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}). Nothing was started.`,
    );
  }
}

/**
 * The key kept in the data folder, null where there is none; it is made its owner's alone. Throws UserError where it is
 * cut off or cannot be read: keys are never derived from what is no secret.
 */
export function keptSecretKey(dataDir: string): string | null {
  const file = secretKeyFile(dataDir);
  if (!existsSync(file)) return null;
  let key: string;
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UserError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (key.length >= shortestKey) return key;
  throw new UserError(
    `${file} ${key === '' ? 'is empty' : 'is cut off'}, so it is not the key of this installation. Bring it back from a backup. ` +
      'If there is no data yet, or the key is lost for good, remove the file and start again.',
  );
}

/**
 * The key kept in the data folder, made on the first start. Throws UserError where data is there without it: with
 * another key no PIN would be right.
 */
export function keptOrNewSecretKey(dataDir: string): string {
  const kept = keptSecretKey(dataDir);
  if (kept !== null) return kept;
  const file = secretKeyFile(dataDir);
  const database = databaseFile(dataDir);
  if (existsSync(database) && statSync(database).size > 0) {
    throw new UserError(
      `${file} is missing, the key that this installation’s PINs were made with. Bring it back from a backup, or set SECRET_KEY to it. ` +
        `If it is lost for good, make another and give everybody a new PIN: openssl rand -base64 48 > ${file}`,
    );
  }
  const key = randomBytes(48).toString('base64url');
  writeKey(file, key);
  return key;
}
