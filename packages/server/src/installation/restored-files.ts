import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath, syncTree } from '../config/durable.ts';

/*
 * How restored data takes the place of what was there, so that a kill at any moment leaves one of the two whole:
 *
 * 1. Everything is built and synced in `restoring/`. Until it is complete, whoever comes next removes it.
 * 2. It is decided: on the embedded database by renaming `restoring/` to `restored/`; on PostgreSQL by the transaction
 *    that replaces the tables, which carries the id that `restoring/journal.json` holds too.
 * 3. Each part of `restored/` is moved to its place, what was there before to `replaced/`. Whoever comes next goes on with it.
 */

const building = (dataDir: string): string => join(dataDir, 'restoring');
const decided = (dataDir: string): string => join(dataDir, 'restored');
const replaced = (dataDir: string): string => join(dataDir, 'replaced');
const journal = (folder: string): string => join(folder, 'journal.json');

/** What a restore may replace, and what goes with it: another database's log must never be applied to the new one. */
const parts = [
  { name: 'cardamom.sqlite', withIt: ['cardamom.sqlite-wal', 'cardamom.sqlite-shm'] },
  { name: 'files', withIt: [] },
  { name: 'secret-key', withIt: [] },
] as const;

/** Whether a restore was begun here and not brought to its end. */
export function isRestoreOpen(dataDir: string): boolean {
  return existsSync(building(dataDir)) || existsSync(decided(dataDir));
}

/** Begins anew: an empty folder in which restored data is built. Returns its path. */
export function beginRestore(dataDir: string): string {
  const folder = building(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Notes that everything is built and on disk; the id is what the database carries once it is decided. */
export function noteBuilt(dataDir: string, id: string): void {
  const folder = building(dataDir);
  syncTree(folder);
  writeFileSync(`${journal(folder)}.draft`, JSON.stringify({ id }));
  syncPath(`${journal(folder)}.draft`);
  renameSync(`${journal(folder)}.draft`, journal(folder));
  syncPath(folder);
}

/** From here on the restored data counts. */
export function decideRestore(dataDir: string): void {
  rmSync(replaced(dataDir), { recursive: true, force: true });
  renameSync(building(dataDir), decided(dataDir));
  syncPath(dataDir);
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

/** Moves what was decided to its place and what was there to `replaced/`; may be broken off and called again at any point. */
export function finishRestore(dataDir: string): void {
  const from = decided(dataDir);
  const aside = replaced(dataDir);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const { name, withIt } of parts) {
    const restored = join(from, name);
    if (!existsSync(restored)) continue;
    for (const old of [...withIt, name]) moveIfThere(join(dataDir, old), join(aside, old));
    syncPath(dataDir);
    renameSync(restored, join(dataDir, name));
    syncPath(dataDir);
  }
  rmSync(from, { recursive: true, force: true });
  if (readdirSync(aside).length === 0) rmSync(aside, { recursive: true });
  syncPath(dataDir);
}

function builtId(dataDir: string): string | null {
  const file = journal(building(dataDir));
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id;
}

/** Brings a restore that was broken off to its end, or takes it back; `isInDatabase` tells whether the tables carry its id. */
export async function settleRestore(
  dataDir: string,
  isInDatabase: (id: string) => Promise<boolean>,
): Promise<void> {
  if (existsSync(building(dataDir))) {
    const id = builtId(dataDir);
    if (id !== null && !existsSync(decided(dataDir)) && (await isInDatabase(id))) decideRestore(dataDir);
    else rmSync(building(dataDir), { recursive: true, force: true });
  }
  if (existsSync(decided(dataDir))) finishRestore(dataDir);
}
