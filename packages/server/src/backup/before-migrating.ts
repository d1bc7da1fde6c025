import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../config/user-error.ts';
import { now } from '../shared/clock.ts';
import { makeBackup } from './make-backup.ts';
import type { Snapshot } from './snapshot.ts';

/** Backups that are kept of those taken before migrations. */
const kept = 3;

const pattern = /^before-.+-(\d{4}-\d{2}-\d{2}T[\d-]+Z)\.cardamom$/u;
const momentIn = (name: string): string => pattern.exec(name)?.[1] ?? '';

/**
 * Saves the database, without the pictures, which no migration touches, into a folder before data is migrated. Keeps the
 * last three, of one migration that is tried again only the last. Throws UserError where it cannot be saved; nothing must be migrated then.
 */
export async function backUpBeforeMigrating(
  folder: string,
  firstPending: string,
  openSnapshot: () => Promise<Snapshot>,
): Promise<void> {
  const stamp = new Date(now()).toISOString().replaceAll(/[:.]/gu, '-');
  const prefix = `before-${firstPending}-`;
  const name = `${prefix}${stamp}.cardamom`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeBackup(join(folder, name), {
      openSnapshot,
      dataDir: null,
      secretKey: null,
      secretKeyDigest: null,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `This version changes how data is kept, and the backup that is taken before could not be written: ${reason}\nNothing was changed.`,
      { cause: error },
    );
  }
  const earlier = (await readdir(folder)).filter((one) => momentIn(one) !== '' && one !== name);
  const isOfThis = (one: string): boolean => one.startsWith(prefix);
  const others = earlier
    .filter((one) => !isOfThis(one))
    .toSorted((a, b) => momentIn(b).localeCompare(momentIn(a)));
  const drafts = (await readdir(folder)).filter((one) => one.endsWith('.draft'));
  for (const one of [...earlier.filter(isOfThis), ...others.slice(kept - 1), ...drafts])
    await rm(join(folder, one), { force: true });
}
