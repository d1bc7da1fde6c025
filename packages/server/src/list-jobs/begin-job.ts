import type { ListJob, Refusal } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { BegunJob } from '../shared/begun-job.ts';
import { newId } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { endAbandoned, insertJob, runningBatch } from './repository.ts';

/** Does the work for some entries, in a transaction of the job's batch; returns which of them stayed as they were, and why. */
export type OfSome<Entry> = (tx: RestaurantTransaction, entries: readonly Entry[]) => Promise<Refusal[]>;

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
  ofSome: OfSome<Entry>,
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
    work: (piece, from, to) => ofSome(piece, entries.slice(from, to)),
  };
  return { shown, begun };
}
