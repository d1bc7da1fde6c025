import { sql, type Kysely } from 'kysely';
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

export function startChangeListener(
  url: string,
  feed: ChangeFeed,
  onLostConnection: (error: Error) => void,
): ChangeListenerConnection {
  const process = newId();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    client = next;
    next.on('error', onLostConnection);
    next.on('end', () => {
      if (!isStopped) timer = setTimeout(() => void connect(), reconnectAfterMs);
    });
    next.on('notification', ({ payload }) => {
      const { process: sender, restaurantId, notes } = JSON.parse(payload ?? '{}') as Announcement;
      if (sender !== process) feed.publish(restaurantId, notes);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      onLostConnection(error as Error);
      if (!isStopped) timer = setTimeout(() => void connect(), reconnectAfterMs);
    }
  };
  const connecting = connect();

  return {
    async announce(tx, restaurantId, notes) {
      if (notes.length === 0) return;
      const announcement = { process, restaurantId, notes: notes.length > 50 ? [anything] : notes };
      await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(tx);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
