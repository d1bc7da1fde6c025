import { sql, type Kysely } from 'kysely';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Tables } from '../database/schema.ts';
import { newId } from '../shared/ids.ts';
import type { ChangeFeed, ChangeNote } from './feed.ts';

const channel = 'cardamom_change';
const reconnectAfterMs = 1000;

type Announcement = { readonly process: string; readonly restaurantId: string; readonly notes: ChangeNote[] };

/** Carries changes between processes over LISTEN/NOTIFY on one connection of its own. */
export type ChangeListenerConnection = {
  /** Tells the other processes; PostgreSQL delivers it when the transaction commits. */
  announce(tx: Kysely<Tables>, restaurantId: string, notes: readonly ChangeNote[]): Promise<void>;
  stop(): Promise<void>;
};

/** NOTIFY carries at most 8,000 bytes; a longer list is told as one note that means "anything". */
const anything: ChangeNote = { entity: 'RESTAURANT', entityId: '*', action: 'UPDATED' };

/** Listens until stopped; whenever it begins to, also after a lost connection, the feed hears that commits were missed. */
export function startChangeListener(
  url: string,
  feed: ChangeFeed,
  onLostConnection: (error: Error) => void,
): ChangeListenerConnection {
  const process = newId();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');

  async function listenUntilLost(): Promise<void> {
    // Keep-alive finds out about a server that went away without a word.
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    const lost = new Promise((resolve) => {
      client.once('end', resolve);
    });
    client.on('error', onLostConnection);
    client.on('notification', ({ payload }) => {
      const { process: sender, restaurantId, notes } = JSON.parse(payload ?? '{}') as Announcement;
      if (sender !== process) feed.publish(restaurantId, notes);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      feed.publishMissed();
      await Promise.race([lost, stopped]);
    } finally {
      await client.end();
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenUntilLost();
      } catch (error) {
        onLostConnection(error as Error);
      }
      await Promise.race([stopped, pause(reconnectAfterMs, undefined, { ref: false })]);
    }
  }
  const listening = listen();

  return {
    async announce(tx, restaurantId, notes) {
      if (notes.length === 0) return;
      const announcement = { process, restaurantId, notes: notes.length > 50 ? [anything] : notes };
      await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(tx);
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
