import type { HistoryAction } from '@cardamom/api-types';
import { toJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ChangeEntity } from '../database/schema/changes.ts';
import { newId } from '../shared/ids.ts';
import { now } from '../shared/clock.ts';
import { portions } from '../shared/portions.ts';

export type Change = {
  /** Who did it; null where the installation itself acted. */
  readonly staffId: string | null;
  readonly entity: ChangeEntity;
  readonly entityId: string;
  readonly action: HistoryAction;
  /** The entity as it was and as it is, without secrets; null where there was or is none. */
  readonly before: object | null;
  readonly after: object | null;
  /** The change that this one takes back, where each of many takes back another one. */
  readonly undoes?: string | undefined;
};

/** Writes the rows of history that many mutations owe, in their order; see `recordChange`. */
export async function recordChanges(tx: RestaurantTransaction, changes: readonly Change[]): Promise<void> {
  for (const portion of portions(changes)) {
    const rows = portion.map((change) => ({
      id: newId(),
      staff_id: change.staffId,
      entity: change.entity,
      entity_id: change.entityId,
      action: change.action,
      before: change.before && toJson(change.before),
      after: change.after && toJson(change.after),
      created_at: now(),
      batch_id: tx.origin.batchId,
      undoes: change.undoes ?? tx.origin.undoes,
    }));
    await tx.insertInto('change', rows).execute();
  }
  const { by } = tx.origin;
  for (const { entity, entityId, action } of changes) tx.notes.push({ entity, entityId, action, by });
}

/**
 * Writes the one row of history a mutation owes, in its own transaction, and notes it for the live feed.
 * Inside `asBatch(tx)` the row belongs to the batch, inside `asUndoOf(tx, changeId)` it takes that change back.
 */
export function recordChange(tx: RestaurantTransaction, change: Change): Promise<void> {
  return recordChanges(tx, [change]);
}
