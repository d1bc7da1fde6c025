import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';
import type { Database } from '../database/database.ts';
import { newestPictures } from '../files/newest-pictures.ts';
import { openFileStore } from '../files/file-store.ts';

const lookedFor = 20;

/**
 * On PostgreSQL the data folder may be another machine's, or empty, while the database knows pictures. Throws UserError
 * for a folder in which no picture was ever written, and logs where some of the newest are missing.
 */
export async function requireSharedFolder(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  database: Database,
  log: FastifyBaseLogger,
): Promise<void> {
  if (databaseUrl === undefined) return;
  const store = openFileStore(dataDir);
  const newest = await database.lookUp((tx) => newestPictures(tx, lookedFor));
  const missing = newest.filter((id) => !store.hasPicture(id));
  if (missing.length === 0) return;
  if (!store.hasPictures()) {
    throw new UserError(
      `The database knows pictures, and the data folder ${dataDir} has none. Set DATA_DIR to the folder that the other servers on this database use, shared with this machine, or restore it from a backup. If the pictures are lost for good, make the folder ${join(dataDir, 'files', 'images')} and start again.`,
    );
  }
  log.error(
    { dataDir, missing: missing.length, of: newest.length },
    'Some of the newest pictures are not in DATA_DIR. All processes on one database must share that folder.',
  );
}
