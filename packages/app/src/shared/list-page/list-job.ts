import type { BulkAction, ItemBulkChange, ListJob } from '@cardamom/api-types';
import { ApiError, api, dataOf } from '../api/index.ts';

const askAgainMs = 400;

/** All of a list: what narrows it, what stays out, and how many the person was shown. */
export type WholeList = NonNullable<ItemBulkChange['allOf']>;

/** One action on all of a list. */
export interface WholeListChange {
  action: BulkAction;
  allOf: WholeList;
}

const read = (jobId: string) =>
  dataOf(api.GET('/online-menu/list-jobs/{jobId}', { params: { path: { jobId } } }));

/** A job that was begun before; null where it is not known any more. Throws `ApiError` when it cannot be read now. */
export async function readJob(jobId: string): Promise<ListJob | null> {
  try {
    return await read(jobId);
  } catch (error) {
    if (error instanceof ApiError && !error.isTransient) return null;
    throw error;
  }
}

/**
 * Asks how far a job is until it has ended, and tells `onProgress`; goes on asking while no answer comes. The job itself goes on
 * whether anybody asks or not. Throws `ApiError` when it cannot be read.
 */
export async function endOf(
  begun: ListJob,
  onProgress: (job: ListJob) => void,
  everyMs = askAgainMs,
): Promise<ListJob> {
  let job = begun;
  for (;;) {
    onProgress(job);
    if (job.state !== 'RUNNING') return job;
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
    try {
      job = await read(job.id);
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient)) throw error;
    }
  }
}

/** How many entries a job has changed. */
export const changedBy = ({ done, refusedCount }: ListJob): number => done - refusedCount;

/** How many entries there are now, where an action was refused because the list has changed; null for any other refusal. */
export function countNow(error: ApiError): number | null {
  const count = error.status === 409 ? error.current?.['count'] : undefined;
  return typeof count === 'number' ? count : null;
}
