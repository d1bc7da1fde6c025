import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { databaseFile } from '../config/data-files.ts';
import { openPool } from './postgres-connections.ts';
import { confineTo } from './postgres-database.ts';
import { restaurantTransaction } from './restaurant-transaction.ts';
import type { Tables } from './schema.ts';
import { openSqliteReader, sqliteKysely } from './sqlite-driver.ts';

/** A way to read the database beside the server that keeps it: it neither migrates nor listens. */
export type Reader = Pick<Database, 'readRestaurant' | 'close'>;

/** Opens the configured database for reading, on one connection that is opened with the first transaction. */
export function openReader({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Reader {
  if (databaseUrl === undefined) {
    const db = sqliteKysely(openSqliteReader(databaseFile(dataDir)), 'reader');
    return {
      readRestaurant: (id, work) =>
        db.transaction().execute((transaction) => work(restaurantTransaction(transaction, id))),
      close: () => db.destroy(),
    };
  }
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    readRestaurant: (id, work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await confineTo(transaction, id);
          return work(restaurantTransaction(transaction, id));
        }),
    close: () => db.destroy(),
  };
}
