import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../changes/feed.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';

/** Something read from the database once and remembered until it changes. */
export type Memory<Value> = {
  known?: { readonly value: Value; readonly readAt: number };
  reading?: Promise<Value> | undefined;
};

/** How old something may be that nobody confirmed: a feed of changes that works confirms each 2 s. */
const mostUnconfirmedMs = 5000;
/** How old, while the database is away: a restart or a failover of PostgreSQL passes unseen. */
const mostWithoutDatabaseMs = 60_000;
/** How long a guest waits for a database that does not answer before what is known stands in. */
const patienceMs = 1500;

function readAnew<Value>(memory: Memory<Value>, read: () => Promise<Value>): Promise<Value> {
  const readAt = performance.now();
  const reading = read().then(
    (value) => {
      memory.known = { value, readAt };
      memory.reading = undefined;
      return value;
    },
    (error: unknown) => {
      memory.reading = undefined;
      throw error;
    },
  );
  memory.reading = reading;
  return reading;
}

/**
 * What is remembered while it is surely right, else what `read` answers; all who ask meanwhile share one reading. Where
 * changes are not heard of and the database does not answer, what is known stands in for a minute; then StorageUnavailable is thrown.
 */
export async function recall<Value>(
  memory: Memory<Value>,
  changes: Pick<ChangeFeed, 'heardUntil'>,
  read: () => Promise<Value>,
  isOver: (value: Value) => boolean = () => false,
): Promise<Value> {
  const { known } = memory;
  const age = known
    ? performance.now() - Math.max(known.readAt, changes.heardUntil())
    : Number.POSITIVE_INFINITY;
  const isConfirmed = age <= mostUnconfirmedMs;
  if (known && isConfirmed && !isOver(known.value)) return known.value;
  const reading = memory.reading ?? readAnew(memory, read);
  if (!known || isConfirmed || age > mostWithoutDatabaseMs) return reading;
  try {
    return await Promise.race([reading, pause(patienceMs, known.value, { ref: false })]);
  } catch (error) {
    if (error instanceof StorageUnavailable) return known.value;
    throw error;
  }
}
