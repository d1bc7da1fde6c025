import { sql, type Kysely } from 'kysely';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { endConnection, longestLineSilenceMs } from '../database/postgres-connections.ts';
import type { Tables } from '../database/schema.ts';
import { newId } from '../shared/ids.ts';
import { anything, type ChangeFeed, type ChangeNote } from './feed.ts';

/** What each process locks by while its connection that listens is there, with its own name; nothing else locks by it. */
export const presenceKey = 1_128_353_871;

const channel = 'cardamom_change';
const reconnectAfterMs = 500;
const beatEveryMs = 2000;
/** A second at a time, because a process that stood still itself must first read what arrived meanwhile. */
const secondsUntilSilent = longestLineSilenceMs / 1000;

type Announcement = {
  readonly process: string;
  readonly restaurantId: string;
  readonly notes: readonly ChangeNote[];
};

/** Carries changes between processes over LISTEN/NOTIFY on one connection of its own. */
export type ChangeListenerConnection = {
  /** This process, as the others know it; PostgreSQL lets go of its lock when it dies. */
  readonly process: string;
  /** Tells the other processes; PostgreSQL delivers it when the transaction commits. */
  announce(tx: Kysely<Tables>, restaurantId: string, notes: readonly ChangeNote[]): Promise<void>;
  stop(): Promise<void>;
};

/** NOTIFY carries at most 8,000 bytes; a longer list is told as one note that means "anything". */
const mostNotes = 50;

async function silence(): Promise<'silent'> {
  for (let second = 0; second < secondsUntilSilent; second += 1) await pause(1000, undefined, { ref: false });
  return 'silent';
}

type ListenerEvents = {
  /** All that was committed before this moment of `performance.now()` has been published. */
  readonly onHeard: (moment: number) => void;
  readonly onLostConnection: (error: Error) => void;
  /** The line is there and nothing comes: other connections over it may be as dead. */
  readonly onSilence: () => void;
  /** It listens after a time when it did not: other connections may have died meanwhile without anybody noticing. */
  readonly onHeardAgain: () => void;
};

/**
 * Listens until stopped; whenever it begins to, also after a lost connection, the feed hears that commits were missed. A
 * heartbeat finds out about a connection that died without a word: keep-alive alone takes minutes.
 */
export function startChangeListener(
  url: string,
  feed: ChangeFeed,
  { onHeard, onLostConnection, onSilence, onHeardAgain }: ListenerEvents,
): ChangeListenerConnection {
  const process = newId();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let hasListened = false;

  /** Waits for what PostgreSQL says. Throws when it says nothing. */
  async function answered(answer: Promise<unknown>): Promise<void> {
    if ((await Promise.race([answer, silence()])) !== 'silent') return;
    onSilence();
    throw new Error('The connection that listens for changes fell silent');
  }

  /** PostgreSQL sends what others committed before the question ahead of its answer. Throws when none comes. */
  async function ask(client: Client, question: string): Promise<void> {
    const asked = performance.now();
    await answered(client.query(question));
    onHeard(asked);
  }

  async function beat(client: Client): Promise<void> {
    for (;;) {
      await pause(beatEveryMs, undefined, { ref: false });
      await ask(client, 'select 1');
    }
  }

  async function listenUntilLost(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true });
    const lost = new Promise((resolve) => {
      client.once('end', resolve);
    });
    client.on('error', onLostConnection);
    client.on('notification', ({ payload }) => {
      const { process: sender, restaurantId, notes } = JSON.parse(payload ?? '{}') as Announcement;
      if (sender !== process) feed.publish(restaurantId, notes);
    });
    try {
      await answered(client.connect());
      // Shared, because what PostgreSQL holds for a lost connection of this process may be there for a while.
      await answered(
        client.query('select pg_advisory_lock_shared($1, hashtext($2))', [presenceKey, process]),
      );
      await ask(client, `listen ${channel}`);
      if (hasListened) onHeardAgain();
      hasListened = true;
      feed.publishMissed();
      await Promise.race([lost, stopped, beat(client)]);
    } finally {
      await endConnection(client);
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
    process,
    async announce(tx, restaurantId, notes) {
      if (notes.length === 0) return;
      const [{ by } = {}] = notes;
      const told = notes.length > mostNotes ? [{ ...anything, by }] : notes;
      const announcement: Announcement = { process, restaurantId, notes: told };
      await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(tx);
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
