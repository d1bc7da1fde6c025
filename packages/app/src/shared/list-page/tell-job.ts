import type { BulkAction, ListJob } from '@cardamom/api-types';
import { offerUndo, toast } from '@cardamom/ui';
import { ApiError } from '../api/index.ts';
import { message } from '../messages/index.ts';
import { changedBy } from './list-job.ts';
import { undoBatch } from './undo-batch.ts';

/** Why something could not be done, in words for a list. */
export function reasonOf(error: ApiError): string {
  return error.code === 'CM_CONFLICT' ? message('entities:toast.changedMeanwhile') : error.reason;
}

/** Takes back what one action changed, and says what became of that; `after` follows in any case. Needs the part `entities`. */
export async function undoAloud(batchId: string, after: () => Promise<void>): Promise<void> {
  try {
    const undone = await undoBatch(batchId, () => toast(message('entities:toast.undoing')));
    const [first] = undone.refused;
    if (first === undefined) toast(message('entities:toast.undone'));
    else
      toast.error(
        message('entities:toast.notAllUndone', { count: undone.refusedCount, reason: first.message }),
      );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(reasonOf(error));
  } finally {
    await after();
  }
}

/** Says what a job on all of a list has changed, and offers to take it back; `where` names a list that is not on view. Needs the part `entities`. */
export function tellEnd(action: BulkAction, job: ListJob, onUndo: () => void, where?: string): void {
  const count = changedBy(job);
  const title = {
    ACTIVATE: message('entities:toast.activated'),
    DEACTIVATE: message('entities:toast.deactivated'),
    DELETE: message('entities:toast.allDeleted', { total: count.toLocaleString('en') }),
  }[action];
  if (job.problem !== null) toast.error(job.problem);
  else if (count > 0)
    offerUndo({
      title,
      ...(where !== undefined && { message: where }),
      label: message('entities:toast.undo'),
      onUndo,
    });
}
