import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';
import type { Database } from '../database/database.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';

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

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '28P01',
  '3D000',
  '28000',
]);

/** Opens the configured database and brings it up to date. Throws UserError when it cannot be reached or refuses us. */
export async function openDatabase(
  config: Config,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    try {
      return await openSqliteDatabase(join(config.dataDir, 'cardamom.sqlite'));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!code?.startsWith('SQLITE_')) throw error;
      throw new UserError(`The database in ${config.dataDir} cannot be opened: ${message} (${code}).`);
    }
  }
  try {
    return await openPostgresDatabase(config.databaseUrl, onLostConnection);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { host, pathname } = new URL(config.databaseUrl);
    const isTimeout = message.includes('timeout');
    if (unreachable.has(code ?? '') || isTimeout) {
      throw new UserError(
        `The database at ${host}${pathname} cannot be reached: ${message || code}. Check DATABASE_URL and that PostgreSQL runs.`,
      );
    }
    if (code === '42501') {
      throw new UserError(
        `The database at ${host}${pathname} refuses to make the roles it needs (${message}). Let its user: alter role <user> createrole; or create cardamom_app and cardamom_lookup and grant them to it.`,
      );
    }
    throw error;
  }
}
