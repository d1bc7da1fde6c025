import { existsSync, statSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { databaseFile } from '../config/data-files.ts';
import { secretKeyDigest } from '../config/keys.ts';
import { keptSecretKey } from '../config/secret-key-file.ts';
import { UserError } from '../config/user-error.ts';
import type { Ending, Manifest } from './manifest.ts';
import { makeBackup } from './make-backup.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;

function openSnapshot({ dataDir, databaseUrl }: Place): () => Promise<Snapshot> {
  if (databaseUrl !== undefined) {
    return () =>
      openPostgresSnapshot(databaseUrl).catch((error: NodeJS.ErrnoException) => {
        // No table of ours is there.
        if (error.code === '42P01')
          throw new UserError('The database is empty: there is nothing to back up.');
        throw error;
      });
  }
  const file = databaseFile(dataDir);
  if (!existsSync(file) || statSync(file).size === 0)
    throw new UserError(`There is no database in ${dataDir}: there is nothing to back up.`);
  return () => Promise.resolve(openSqliteSnapshot(file));
}

/** The secret that is in force: the one that is set, else, on the embedded database, the one the data folder keeps. */
function secretInForce({ dataDir, databaseUrl, secretKey }: Place): {
  kept: string | null;
  used: string | null;
} {
  if (secretKey !== undefined) return { kept: null, used: secretKey };
  const kept = databaseUrl === undefined ? keptSecretKey(dataDir) : null;
  return { kept, used: kept };
}

/** Whether the data of a backup was made with another secret than the one in force; null where nobody can tell. */
export function needsAnotherSecret(place: Place, { secretKeyDigest: saved }: Manifest): boolean | null {
  const { used } = secretInForce(place);
  if (saved === null) return null;
  return used === null || secretKeyDigest(used) !== saved;
}

/** Writes database, pictures and, where the installation keeps it itself, the secret key into one file. Works while it serves. */
export function backUpInstallation(
  path: string,
  place: Place,
): Promise<{ manifest: Manifest; ending: Ending }> {
  const { kept, used } = secretInForce(place);
  return makeBackup(path, {
    openSnapshot: openSnapshot(place),
    dataDir: place.dataDir,
    secretKey: kept,
    secretKeyDigest: used === null ? null : secretKeyDigest(used),
  });
}
