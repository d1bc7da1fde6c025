import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { backupFolder, databaseFile } from '../config/data-files.ts';
import { UserError } from '../config/user-error.ts';
import type { Database } from '../database/database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { explainDatabase } from './explain-database.ts';

/** Makes the data folder. Throws UserError when it cannot be written. */
export function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UserError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Give this user the right to, or choose another with DATA_DIR.`,
    );
  }
}

/** Opens the configured database and brings it up to date. Throws UserError when it cannot be reached or refuses us. */
export async function openDatabase(
  config: Config,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  const { dataDir, databaseUrl } = config;
  try {
    if (databaseUrl === undefined) return await openSqliteDatabase(databaseFile(dataDir));
    // Who keeps everything in a file needs none of PostgreSQL's client.
    const { openPostgresDatabase } = await import('../database/postgres-database.ts');
    return await openPostgresDatabase(databaseUrl, backupFolder(dataDir), onLostConnection);
  } catch (error) {
    throw explainDatabase(error, config);
  }
}
