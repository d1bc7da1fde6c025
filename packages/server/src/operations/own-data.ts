import { chmodSync, existsSync, readdirSync, readSync, openSync, closeSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { backupFolder, databaseFile, secretKeyFile } from '../config/data-files.ts';
import { UserError } from '../config/user-error.ts';

/** What others on this machine may do with a file, in its mode. */
const others = 0o077;

/**
 * From here on everything this process writes is its user's alone, and so is what earlier versions wrote readable for others.
 * Returns the folder's mode where others may still list it, else null: who set that up may have had a reason.
 */
export function keepToOurselves(dataDir: string): string | null {
  process.umask(others);
  const database = databaseFile(dataDir);
  for (const path of [
    database,
    `${database}-wal`,
    `${database}-shm`,
    secretKeyFile(dataDir),
    join(dataDir, 'files'),
  ])
    if (existsSync(path) && (statSync(path).mode & others) !== 0)
      chmodSync(path, statSync(path).mode & ~others);
  const mode = statSync(dataDir).mode & 0o777;
  return (mode & others) === 0 ? null : mode.toString(8);
}

/** The first bytes of every SQLite database (sqlite.org/fileformat2.html, 1.2). */
const magic = 'SQLite format 3\0';

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(magic.length);
  const handle = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** What in a data folder tells that an installation was at work here. */
function tracesOf(dataDir: string): string[] {
  const log = `${databaseFile(dataDir)}-wal`;
  return [
    ...(namesIn(join(dataDir, 'files', 'images')).length > 0 ? ['pictures'] : []),
    ...(namesIn(backupFolder(dataDir)).length > 0 ? ['backups'] : []),
    ...(existsSync(log) && statSync(log).size > 0 ? ['the log of a database'] : []),
  ];
}

/**
 * Throws UserError where the embedded database is gone, empty or something else although an installation was at work here:
 * a new one in its place would look as if all menus had been deleted.
 */
export function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile(dataDir);
  const size = existsSync(file) ? statSync(file).size : null;
  const wayOut =
    'Restore a backup (npm run restore -- FILE), or move the folder away to begin a new installation. Nothing was changed.';
  if (size !== null && size > 0) {
    if (beginningOf(file) === magic) return;
    throw new UserError(`${file} is damaged: it is no database. ${wayOut}`);
  }
  const traces = tracesOf(dataDir);
  if (traces.length === 0) return;
  const [newest] = namesIn(backupFolder(dataDir)).toSorted().toReversed();
  const state = size === 0 ? 'is empty' : 'is missing';
  const hint =
    newest === undefined ? '' : ` The folder has backups, such as ${join(backupFolder(dataDir), newest)}.`;
  throw new UserError(`${file} ${state}, but the folder holds ${traces.join(' and ')}. ${wayOut}${hint}`);
}

/** Throws UserError where there is no embedded database to work on: one that a command began would have no key, and stop the first start. */
export function requireDatabase({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  refuseLostDatabase(dataDir);
  const file = databaseFile(dataDir);
  if (existsSync(file) && statSync(file).size > 0) return;
  throw new UserError(
    `There is no database in ${dataDir} yet. Begin with npm start, or say with DATA_DIR where the data is.`,
  );
}
