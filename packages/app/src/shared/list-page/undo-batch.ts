import type { BatchUndone } from '@cardamom/api-types';
import { ApiError, api, dataOf } from '../api/index.ts';
import { changedBy, endOf } from './list-job.ts';

/** What an undo did; of what stayed the first are named. */
export type Undone = BatchUndone & { refusedCount: number };

/**
 * Takes back what one action changed; returns what was changed since and therefore stays. Thousands of changes are taken back
 * behind the answer: `onLong` is called, and it ends when they are. Throws `ApiError`.
 */
export async function undoBatch(batchId: string, onLong?: () => void): Promise<Undone> {
  const path = { batchId };
  const answer = await dataOf(api.POST('/online-menu/change-batches/{batchId}/undo', { params: { path } }));
  if (!('job' in answer)) return { ...answer, refusedCount: answer.refused.length };
  onLong?.();
  const job = await endOf(answer.job, () => undefined);
  if (job.state === 'FAILED')
    throw new ApiError({ code: 'fallback', ...(job.problem !== null && { message: job.problem }) }, 500);
  const { refused, refusedCount } = job;
  return { batchId: job.batchId, count: changedBy(job), refused, refusedCount };
}
