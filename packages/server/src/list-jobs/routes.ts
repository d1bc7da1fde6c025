import { open, type Handlers } from '../http/call.ts';
import { Problem } from '../shared/problem.ts';
import type { ListJobs } from './run-jobs.ts';

/** Handlers of the contract's `/online-menu/list-jobs`. */
export function listJobHandlers(jobs: ListJobs) {
  return {
    getListJob: open<'getListJob'>(async ({ staff, params }) => {
      if (staff === undefined) throw new Problem('C_009');
      return { status: 200, data: await jobs.get(staff.restaurantId, params.jobId) };
    }),
  } satisfies Handlers;
}
