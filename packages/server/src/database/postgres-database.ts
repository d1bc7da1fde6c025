import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { backUpBeforeMigrating } from '../backup/before-migrating.ts';
import { openPostgresSnapshot } from '../backup/postgres-snapshot.ts';
import { createChangeFeed } from '../changes/feed.ts';
import { startChangeListener } from '../changes/postgres-listener.ts';
import type { Database } from './database.ts';
import { postgresDialect } from './dialect.ts';
import { allMigrations, migrate, type Migrations } from './migrate.ts';
import { numbersForInt8 } from './postgres-types.ts';
import type { Tables } from './schema.ts';
import { transactionsOn } from './transactions.ts';

/** Any number nothing else in the database locks by (PostgreSQL, 13.3.5 Advisory Locks). */
const aloneKey = 1_128_353_869;

/**
 * Connects and brings the schema up to date; takes a backup into the folder before migrating data. Throws pg's error when
 * the server cannot be reached.
 */
export async function openPostgresDatabase(
  url: string,
  backups: string,
  onLostConnection: (error: Error) => void,
  migrations: Migrations = allMigrations,
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
    await migrate(db, postgresDialect, migrations, (firstPending) =>
      backUpBeforeMigrating(backups, firstPending, () => openPostgresSnapshot(url)),
    );
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
