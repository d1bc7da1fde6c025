import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { databaseFile, secretKeyFile, waitingFolder } from '../config/data-files.ts';
import { UserError } from '../config/user-error.ts';
import { allMigrations } from '../database/migrate.ts';
import { sqliteDialect } from '../database/dialect.ts';
import { openFileStore } from '../files/file-store.ts';
import type { VariantFormat } from '../files/encode-picture.ts';
import { settle } from '../installation/hold.ts';
import { beginRestore, decideRestore, finishRestore, noteBuilt } from '../installation/restored-files.ts';
import { loadIntoPostgres } from './load-postgres.ts';
import { loadIntoSqlite } from './load-sqlite.ts';
import { entryName, pendingEntry, pictureEntry, waitingEntry, type Manifest } from './manifest.ts';
import { isNoRoom } from './no-room.ts';
import { backupEntries, checkBackup, type CheckedBackup } from './read-backup.ts';
import { rowsOf } from './read-rows.ts';

/** The last of the migrations that made the backup. Throws UserError where this program does not know them. */
function lastMigration(path: string, { migrations }: Manifest): string {
  const known = Object.keys(allMigrations(sqliteDialect)).toSorted();
  const last = migrations.at(-1);
  if (last !== undefined && migrations.every((name, index) => name === known[index])) return last;
  throw new UserError(
    `${path} was made by a newer Cardamom, whose data this one does not know. Update Cardamom, then restore it. Nothing was changed.`,
  );
}

/** Gives files that waited their names back: they came by their places, their names after them. */
async function nameWaiting(folder: string, listed: Buffer): Promise<void> {
  const names = JSON.parse(listed.toString()) as string[];
  for (const [place, name] of names.entries())
    await rename(join(folder, String(place).padStart(5, '0')), join(folder, basename(name)));
}

/** Builds pictures, uploads, waiting imports and the secret key of a backup in a folder of its own. */
async function buildFiles(path: string, folder: string): Promise<void> {
  const files = openFileStore(folder);
  for await (const { name, bytes } of backupEntries(path)) {
    if (name === entryName.secretKey) writeFileSync(secretKeyFile(folder), bytes, { mode: 0o600 });
    const [, imageId = '', width, format] = pictureEntry.exec(name) ?? [];
    if (format !== undefined) {
      const variant = { width: Number(width), height: 0, format: format as VariantFormat, bytes };
      await files.writeVariants(imageId, [variant]);
    }
    const [, restaurantId = '', pendingId] = pendingEntry.exec(name) ?? [];
    if (pendingId !== undefined) await files.keepPending({ restaurantId, imageId: pendingId }, bytes);
    const [, waiting = '', place] = waitingEntry.exec(name) ?? [];
    if (place === undefined) continue;
    const into = join(waitingFolder(folder), waiting);
    if (place === 'names.json') {
      await nameWaiting(into, bytes);
      continue;
    }
    await mkdir(into, { recursive: true });
    await writeFile(join(into, place), bytes);
  }
}

/**
 * Replaces an installation by a backup. Every byte is checked and everything is built beside before anything is replaced;
 * a kill at any moment leaves the old data or the new. The caller holds the installation alone.
 * Throws UserError where the file cannot be restored; nothing is changed then.
 */
export async function restore(
  path: string,
  place: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<CheckedBackup> {
  const { dataDir, databaseUrl } = place;
  const checked = await checkBackup(path);
  const { manifest, ending } = checked;
  const last = lastMigration(path, manifest);
  const id = randomUUID();
  const folder = beginRestore(dataDir);
  try {
    if (manifest.holdsFiles) {
      mkdirSync(join(folder, 'files'));
      await buildFiles(path, folder);
    }
    const rows = rowsOf(path, ending);
    if (databaseUrl === undefined) {
      await loadIntoSqlite(databaseFile(folder), last, rows);
      noteBuilt(dataDir, id);
    } else {
      await loadIntoPostgres(databaseUrl, { id, last }, rows, () => noteBuilt(dataDir, id));
    }
  } catch (error) {
    // A connection may be lost after PostgreSQL has committed: its tables tell. If they cannot be asked, the next start does.
    await settle(place).catch(() => undefined);
    if (isNoRoom(error))
      throw new UserError(`There is no room to restore ${path} beside what is there. Nothing was changed.`);
    throw error;
  }
  decideRestore(dataDir);
  finishRestore(dataDir);
  return checked;
}
