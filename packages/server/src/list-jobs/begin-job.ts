import type { ListJob, Refusal } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { newId } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { endAbandoned, insertJob, runningBatch } from './repository.ts';

/** Does the work for one entry, in a transaction of the job's batch; returns why it stayed as it was, or null. */
export type OfEach<Entry> = (tx: RestaurantTransaction, entry: Entry) => Promise<Refusal | null>;

/** A job that was stored and is to be worked on once its transaction is committed. */
export type BegunJob = {
  readonly id: string;
  readonly restaurantId: string;
  readonly batchId: string;
  readonly total: number;
  /** Does the work for the entry at this place. */
  each(tx: RestaurantTransaction, place: number): Promise<Refusal | null>;
};

const stillRunning = () =>
  new Problem('CM_RATE', {
    message: 'Another change of many entries is still running. Wait until it is done and try again.',
    retryAfterSeconds: 5,
  });

/** Throws CM_RATE while a job still adds to this batch. */
export async function assertNotRunning(tx: RestaurantTransaction, batchId: string): Promise<void> {
  await endAbandoned(tx);
  if ((await runningBatch(tx)) === batchId) throw stillRunning();
}

/** Stores a job over these entries, as one batch of history; throws CM_RATE while the restaurant has another one. */
export async function beginJob<Entry>(
  tx: RestaurantTransaction,
  entries: readonly Entry[],
  ofEach: OfEach<Entry>,
): Promise<{ shown: ListJob; begun: BegunJob }> {
  await endAbandoned(tx);
  if ((await runningBatch(tx)) !== undefined) throw stillRunning();
  const [id, batchId, total] = [newId(), newId(), entries.length];
  const shown = await insertJob(tx, { id, batchId, total });
  const begun: BegunJob = {
    id,
    restaurantId: tx.restaurantId,
    batchId,
    total,
    each: (piece, place) => ofEach(piece, entries[place] as Entry),
  };
  return { shown, begun };
}
