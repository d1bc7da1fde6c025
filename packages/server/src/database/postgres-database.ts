import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import { createChangeFeed } from '../changes/feed.ts';
import { startChangeListener } from '../changes/postgres-listener.ts';
import type { Database } from './database.ts';
import { postgresDialect } from './dialect.ts';
import { allMigrations, migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { transactionsOn } from './transactions.ts';

/** Money, moments and counts arrive as numbers; all of them stay below 2^53. */
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: ((oid, format) =>
    oid === types.builtins.INT8
      ? Number
      : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

/** Any number nothing else in the database locks by (PostgreSQL, 13.3.5 Advisory Locks). */
const aloneKey = 1_128_353_869;

/**
 * Connects and brings the schema up to date. Throws pg's error when the server cannot be reached.
 * Backups of a PostgreSQL server are its operator's, so none is taken before migrating.
 */
export async function openPostgresDatabase(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: numbersForInt8,
  });
  pool.on('error', onLostConnection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, postgresDialect, allMigrations, () => Promise.resolve());
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const changes = createChangeFeed();
  const listener = startChangeListener(url, changes, onLostConnection);
  const transactions = transactionsOn(
    {
      transact: (mode, work) => db.transaction().setAccessMode(mode).execute(work),
      async confine(tx, restaurantId) {
        await sql`select set_config('role', 'cardamom_app', true),
          set_config('app.restaurant', ${restaurantId}, true)`.execute(tx);
      },
      async widen(tx) {
        await sql`select set_config('role', 'cardamom_lookup', true)`.execute(tx);
      },
      async holdAlone(tx) {
        await sql`select pg_advisory_xact_lock(${aloneKey})`.execute(tx);
      },
      announce: (tx, restaurantId, notes) => listener.announce(tx, restaurantId, notes),
    },
    changes,
  );

  return {
    ...transactions,
    changes,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await listener.stop();
      await db.destroy();
    },
  };
}
