import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { newId } from '../shared/ids.ts';

/**
 * The same transaction, its changes recorded as one batch: history shows them as one action, and
 * `POST /online-menu/change-batches/{batchId}/undo` takes all of them back. A batch in a batch is the outer one.
 */
export function asBatch(tx: RestaurantTransaction): RestaurantTransaction & { origin: { batchId: string } } {
  const batchId = tx.origin.batchId ?? newId();
  return { ...tx, origin: { ...tx.origin, batchId } };
}

/** The same transaction, its changes recorded as taking this one back. */
export function asUndoOf(tx: RestaurantTransaction, changeId: string): RestaurantTransaction {
  return { ...tx, origin: { ...tx.origin, undoes: changeId } };
}
