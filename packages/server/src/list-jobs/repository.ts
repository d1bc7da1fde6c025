import type { ListJob, Refusal } from '@cardamom/api-types';
import { fromJson, toJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ListJobTable } from '../database/schema/changes.ts';
import { now } from '../shared/clock.ts';

/** After this long without a word from a process that may still be there a job counts as interrupted, in ms. */
const silenceMs = 15_000;

/** Who was heard of so lately is there, in ms: a connection that tells of it may just be made again. */
const pauseMs = 1000;

const keptMs = 24 * 60 * 60 * 1000;

/** How many of the entries that stayed as they were are named. */
const mostNamed = 50;

const interrupted = 'The server stopped in the middle. What was done until then can be undone.';

/** How far a job is. */
export type Progress = {
  readonly done: number;
  /** What stayed as it was since the last word. */
  readonly refused: readonly Refusal[];
};

const toListJob = (row: ListJobTable): ListJob => ({
  id: row.id,
  state: row.state,
  batchId: row.batch_id,
  done: row.done,
  total: row.total,
  refused: fromJson(row.refused),
  refusedCount: row.refused_count,
  problem: row.problem,
});

/** The job, or null when the restaurant has none with this id. */
export async function findJob(tx: RestaurantTransaction, id: string): Promise<ListJob | null> {
  const row = await tx.selectFrom('list_job').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toListJob(row) : null;
}

/** Adds a job that this process is to work on. */
export async function insertJob(
  tx: RestaurantTransaction,
  { id, batchId, total }: { readonly id: string; readonly batchId: string; readonly total: number },
): Promise<ListJob> {
  const row = {
    id,
    state: 'RUNNING' as const,
    batch_id: batchId,
    done: 0,
    total,
    refused: toJson<Refusal[]>([]),
    refused_count: 0,
    problem: null,
    runner: tx.peers.self,
    alive_at: now(),
    created_at: now(),
  };
  await tx.insertInto('list_job', row).execute();
  return toListJob({ ...row, restaurant_id: tx.restaurantId });
}

/** The batch of the job that runs; undefined where none does. */
export async function runningBatch(tx: RestaurantTransaction): Promise<string | undefined> {
  const row = await tx
    .selectFrom('list_job')
    .select('batch_id')
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return row?.batch_id;
}

/** Ends the job whose process is known to be gone, or was not heard of for a while. */
export async function endAbandoned(tx: RestaurantTransaction): Promise<void> {
  const job = await tx
    .selectFrom('list_job')
    .select(['id', 'runner', 'alive_at'])
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  if (job === undefined) return;
  const { id, runner } = job;
  const silentFor = now() - job.alive_at;
  const isOfAnother = runner !== null && runner !== tx.peers.self;
  const isOver =
    silentFor > silenceMs || (isOfAnother && silentFor > pauseMs && (await tx.peers.isGone(runner)));
  if (isOver) await failJob(tx, id, interrupted);
}

/** Says how far its process is with a job that still runs; returns false when it was ended meanwhile. */
export async function proceed(
  tx: RestaurantTransaction,
  id: string,
  { done, refused }: Progress,
): Promise<boolean> {
  const before = await findJob(tx, id);
  if (before?.state !== 'RUNNING') return false;
  await tx
    .updateTable('list_job')
    .set({
      done,
      state: done >= before.total ? 'DONE' : 'RUNNING',
      refused: toJson([...before.refused, ...refused].slice(0, mostNamed)),
      refused_count: before.refusedCount + refused.length,
      alive_at: now(),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Ends a job that still runs before it is through. */
export async function failJob(tx: RestaurantTransaction, id: string, problem: string): Promise<void> {
  await tx
    .updateTable('list_job')
    .set({ state: 'FAILED', problem })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** Ends a job because its server stops. */
export const interruptJob = (tx: RestaurantTransaction, id: string): Promise<void> =>
  failJob(tx, id, interrupted);

/** Removes what ended or began more than a day ago. */
export async function removeOldJobs(tx: RestaurantTransaction): Promise<void> {
  await endAbandoned(tx);
  await tx
    .deleteFrom('list_job')
    .where('created_at', '<', now() - keptMs)
    .where('state', '<>', 'RUNNING')
    .execute();
}
