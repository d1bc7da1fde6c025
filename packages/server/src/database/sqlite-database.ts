import { sql } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backUpBeforeMigrating } from '../backup/before-migrating.ts';
import { openSqliteSnapshot } from '../backup/sqlite-snapshot.ts';
import { createChangeFeed } from '../changes/feed.ts';
import { backupFolder } from '../config/data-files.ts';
import { newId } from '../shared/ids.ts';
import type { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { allMigrations, migrate, type Migrations } from './migrate.ts';
import { openSqliteReader, openSqliteWriter, sqliteKysely } from './sqlite-driver.ts';
import { transactionsOn } from './transactions.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** Opens (or makes) the embedded database and brings it up to date; takes a backup into `backups/` before migrating data. */
export async function openSqliteDatabase(
  file: string,
  migrations: Migrations = allMigrations,
): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const writerConnection = openSqliteWriter(file);
  const writer = sqliteKysely(writerConnection, 'writer');
  try {
    await migrate(writer, sqliteDialect, migrations, (firstPending) =>
      backUpBeforeMigrating(backupFolder(dirname(file)), firstPending, () =>
        Promise.resolve(openSqliteSnapshot(file)),
      ),
    );
  } catch (error) {
    await writer.destroy();
    throw error;
  }
  const reader = sqliteKysely(openSqliteReader(file), 'reader');
  const changes = createChangeFeed();
  const self = newId();
  const transactions = transactionsOn(
    {
      transact: (mode, work) => (mode === 'read only' ? reader : writer).transaction().execute(work),
      confine: nothing,
      widen: nothing,
      // One writer at a time is all there is.
      holdAlone: nothing,
      holdRestaurant: nothing,
      inTurn: (_restaurantId, work) => work(),
      self,
      // Two servers on one file are refused.
      isGone: (_db, name) => Promise.resolve(name !== self),
      announce: nothing,
    },
    changes,
  );

  return {
    ...transactions,
    changes,
    async ping() {
      await sql`select 1`.execute(reader);
    },
    async close() {
      await reader.destroy();
      // Whoever is the last to close empties the log; asking for it here would wait for a backup that is being read.
      await sql`pragma wal_checkpoint(passive)`.execute(writer);
      await writer.destroy();
    },
  };
}
