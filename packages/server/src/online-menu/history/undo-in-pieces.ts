import { historyEntities, type HistoryAction } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { refusal } from '../../entities/change-many.ts';
import { beginJob } from '../../list-jobs/begin-job.ts';
import { Problem } from '../../shared/problem.ts';
import * as repository from './repository.ts';
import { takeBackSome } from './undo-batch.ts';
import type { Person } from './undo.ts';

/** Changes that are taken back within the request. */
const mostAtOnce = 1000;

/** What stands for itself: of an import's edits some mean something only together, such as two names that were swapped. */
const single: ReadonlySet<string> = new Set<HistoryAction>([
  'DELETED',
  'RESTORED',
  'ACTIVATED',
  'DEACTIVATED',
]);

/** Whether a batch is so large that it is taken back in pieces, and can be. */
export async function isUndoneInPieces(tx: RestaurantTransaction, batchId: string): Promise<boolean> {
  const counts = await repository.countByAction(tx, batchId, historyEntities);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return all > mostAtOnce && counts.every(({ action }) => single.has(action));
}

/** Stores taking a batch back, newest first, as a job; throws CM_RATE while another one runs. */
export async function undoInPieces(tx: RestaurantTransaction, person: Person, batchId: string) {
  const ids = await repository.idsInBatch(tx, batchId, historyEntities);
  return beginJob(tx, ids, async (piece, some) => {
    const rows = await repository.findChangesById(piece, some, historyEntities);
    const found = new Set(rows.map((row) => row.id));
    const gone = some.filter((id) => !found.has(id));
    return [
      ...gone.map((id) => refusal(id, null, new Problem('CM_NOT_FOUND'))),
      ...(await takeBackSome(piece, person, rows)),
    ];
  });
}
