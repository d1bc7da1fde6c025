import { Kysely, PostgresDialect, sql } from 'kysely';
import { backUpBeforeMigrating } from '../backup/before-migrating.ts';
import { openPostgresSnapshot } from '../backup/postgres-snapshot.ts';
import { createChangeFeed } from '../changes/feed.ts';
import { presenceKey, startChangeListener } from '../changes/postgres-listener.ts';
import type { Database } from './database.ts';
import { postgresDialect } from './dialect.ts';
import { allMigrations, migrate, type Migrations } from './migrate.ts';
import { connectionsOf, openPool, longestLineSilenceMs } from './postgres-connections.ts';
import { retryingCollisions } from './postgres-errors.ts';
import type { Tables } from './schema.ts';
import { transactionsOn } from './transactions.ts';
import { turns } from './turns.ts';

/** Any numbers nothing else in the database locks by (PostgreSQL, 13.3.5 Advisory Locks); the second goes with a restaurant's own. */
const aloneKey = 1_128_353_869;
const restaurantKey = 1_128_353_870;

/** How long a write waits for others in its restaurant: longer than a large import takes. */
const longestWaitMs = 60_000;
/** How long a process that stands still keeps others out of a restaurant. */
const longestSilenceMs = 60_000;

/** Confines the open transaction to a restaurant: row-level security sees to the rest. */
export async function confineTo(tx: Kysely<Tables>, restaurantId: string): Promise<void> {
  await sql`select set_config('role', 'cardamom_app', true),
    set_config('app.restaurant', ${restaurantId}, true)`.execute(tx);
}

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
  const pool = openPool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', onLostConnection);
  const connections = connectionsOf(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, postgresDialect, migrations, (firstPending) =>
      backUpBeforeMigrating(backups, firstPending, () => openPostgresSnapshot(url)),
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }
  let heardUntil = Number.NEGATIVE_INFINITY;
  const changes = createChangeFeed(() => heardUntil);
  const listener = startChangeListener(url, changes, {
    onHeard: (moment) => {
      heardUntil = moment;
    },
    onLostConnection,
    onSilence: () => connections.drop(),
    onHeardAgain: () => void connections.dropSilent(),
  });
  const transactions = transactionsOn(
    {
      transact: (mode, work) =>
        retryingCollisions(() =>
          db
            .transaction()
            .setAccessMode(mode)
            // Readers see one moment, however many statements they take; writers see what whoever they waited for wrote.
            .setIsolationLevel(mode === 'read only' ? 'repeatable read' : 'read committed')
            .execute(work),
        ),
      inTurn: turns(longestWaitMs),
      async holdRestaurant(tx, restaurantId) {
        await sql`select set_config('lock_timeout', ${String(longestWaitMs)}, true),
          set_config('idle_in_transaction_session_timeout', ${String(longestSilenceMs)}, true),
          pg_advisory_xact_lock(${restaurantKey}, hashtext(${restaurantId}))`.execute(tx);
      },
      confine: confineTo,
      async widen(tx) {
        await sql`select set_config('role', 'cardamom_lookup', true)`.execute(tx);
      },
      async holdAlone(tx) {
        await sql`select pg_advisory_xact_lock(${aloneKey})`.execute(tx);
      },
      self: listener.process,
      async isGone(tx, name) {
        const lock = sql<boolean>`pg_try_advisory_xact_lock(${presenceKey}, hashtext(${name}))`;
        const { rows } = await sql<{ free: boolean }>`select ${lock} as free`.execute(tx);
        return rows[0]?.free === true;
      },
      announce: (tx, restaurantId, notes) => listener.announce(tx, restaurantId, notes),
    },
    changes,
  );

  return {
    ...transactions,
    changes,
    async ping() {
      await retryingCollisions(() => sql`select 1`.execute(db));
    },
    async close() {
      await listener.stop();
      const goodbye = setTimeout(() => connections.drop(), longestLineSilenceMs);
      await db.destroy();
      clearTimeout(goodbye);
    },
  };
}
