import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type Client, type PoolClient, type PoolConfig } from 'pg';
import { numbersForInt8 } from './postgres-types.ts';

/** How long a line may be silent that should speak, in ms. */
export const longestLineSilenceMs = 4000;

/** pg keeps its socket to itself. */
const streamOf = (client: Client | PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Says goodbye, and does not wait for ever for an answer: a line that died without a word gives none. */
export async function endConnection(client: Client): Promise<void> {
  await Promise.race([client.end(), pause(longestLineSilenceMs, undefined, { ref: false })]);
  streamOf(client).destroy();
}

/**
 * Opens a pool whose connections may be lost at any time: an error that nobody listens to would end the process, and the
 * next statement tells it. The pool itself listens to idle connections only.
 */
export function openPool(options: PoolConfig): Pool {
  const pool = new Pool({ ...options, types: numbersForInt8 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The connections of a pool, to be ended where their line is dead: what waits on one would wait for a quarter of an hour. */
export type PoolConnections = {
  drop(): void;
  /** Ends those that nobody uses, and in a while those that are used now and over which nothing has come since. */
  dropSilent(): Promise<void>;
};

/** Keeps track of a pool from its beginning. */
export function connectionsOf(pool: Pool): PoolConnections {
  const open = new Set<PoolClient>();
  const used = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_error, client) => used.delete(client));
  pool.on('remove', (client) => {
    open.delete(client);
    used.delete(client);
  });

  return {
    drop() {
      for (const client of open) streamOf(client).destroy();
    },
    async dropSilent() {
      const waiting = [...used].map((client) => ({
        stream: streamOf(client),
        read: streamOf(client).bytesRead,
      }));
      for (const client of open) if (!used.has(client)) streamOf(client).destroy();
      await pause(longestLineSilenceMs, undefined, { ref: false });
      for (const { stream, read } of waiting) if (stream.bytesRead === read) stream.destroy();
    },
  };
}
