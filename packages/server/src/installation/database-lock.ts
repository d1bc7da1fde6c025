import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { endConnection } from '../database/postgres-connections.ts';

/** Any number nothing else in the database locks by (PostgreSQL, 13.3.5 Advisory Locks). */
const key = 1_128_353_881;
const reconnectAfterMs = 1000;
/** How long PostgreSQL may take to notice that a process which held the database was killed. */
const patience = '2s';
/** PostgreSQL, Appendix A: a lock was not given in time. */
const lockNotAvailable = '55P03';

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  // What is lost is told by 'end'; without a listener an error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Holds a PostgreSQL database on a connection of its own, together with others or alone, until the returned function is
 * called. A connection that is lost is made again. Returns null where another holds it so that both cannot be.
 */
export async function holdDatabase(
  url: string,
  hold: 'together' | 'alone',
): Promise<(() => Promise<void>) | null> {
  const kind = hold === 'together' ? '_shared' : '';
  const released = new AbortController();
  let client = await connect(url);
  try {
    await client.query(`set lock_timeout = '${patience}'`);
    await client.query(`select pg_advisory_lock${kind}($1)`, [key]);
  } catch (error) {
    await endConnection(client);
    if ((error as { code?: unknown }).code === lockNotAvailable) return null;
    throw error;
  }

  async function holdAgain(): Promise<void> {
    while (!released.signal.aborted) {
      await pause(reconnectAfterMs, undefined, { ref: false });
      const next = await connect(url).catch(() => null);
      if (next === null) continue;
      client = next;
      next.once('end', onEnd);
      // Where data is being restored, this waits until it is. A connection that is lost meanwhile has come to its end.
      await next.query(`select pg_advisory_lock${kind}($1)`, [key]).catch(() => undefined);
      return;
    }
  }
  function onEnd(): void {
    if (!released.signal.aborted) void holdAgain();
  }
  client.once('end', onEnd);

  return async () => {
    released.abort();
    await endConnection(client);
  };
}

/** Whether the tables of a PostgreSQL database carry this mark. */
export async function isMarked(databaseUrl: string, mark: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  // The question tells of a connection that is lost.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mark: string | null }>(
      "select obj_description(to_regclass('restaurant'), 'pg_class') as mark",
    );
    return rows[0]?.mark === mark;
  } finally {
    await client.end();
  }
}
