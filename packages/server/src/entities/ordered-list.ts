import type { OrderMove } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { ChangeEntity } from '../database/schema/changes.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import { isSameOrder, movedOrder, restoredOrder, type OrderSnapshot, type Place } from './order.ts';

/** An entry with its place, in its order. */
export type OrderedRow = Place & { readonly name: string };

/** One list whose order people decide, held against others until the transaction ends. */
export type OrderedList = {
  readonly entity: ChangeEntity & `${string}_ORDER`;
  readonly entityId: string;
  /** Whose order it is, for history; empty where it is the restaurant's. */
  readonly name: string;
  readonly rows: readonly OrderedRow[];
  write(order: readonly string[]): Promise<void>;
};

async function rewrite(
  tx: RestaurantTransaction,
  staffId: string,
  list: OrderedList,
  order: readonly string[],
  moved: readonly string[],
): Promise<void> {
  const ids = list.rows.map((row) => row.id);
  if (order.every((id, index) => ids[index] === id)) return;
  await list.write(order);
  const { entity, entityId, name } = list;
  const before: OrderSnapshot = { name, order: ids, moved: [] };
  const after: OrderSnapshot = { name, order, moved };
  await recordChange(tx, { staffId, entity, entityId, action: 'REORDERED', before, after });
}

/** Moves entries before another one; throws CM_REFERENCE for what is not in the list any more. */
export async function moveInList(
  tx: RestaurantTransaction,
  staffId: string,
  list: OrderedList,
  to: OrderMove,
): Promise<void> {
  const ids = list.rows.map((row) => row.id);
  const moved = list.rows.filter((row) => to.ids.includes(row.id)).map((row) => row.name);
  await rewrite(tx, staffId, list, movedOrder(ids, to), moved);
}

/** Takes a move back; throws CM_CONFLICT when the order was changed since, CM_UNDONE when it is back already. */
export async function putOrderBack(
  tx: RestaurantTransaction,
  staffId: string,
  list: OrderedList,
  { before, after }: { readonly before: OrderSnapshot; readonly after: OrderSnapshot },
): Promise<void> {
  const ids = list.rows.map((row) => row.id);
  if (isSameOrder(ids, before.order)) throw new Problem('CM_UNDONE');
  if (!isSameOrder(ids, after.order))
    throw new Problem('CM_CONFLICT', { current: { name: list.name, order: ids } });
  await rewrite(tx, staffId, list, restoredOrder(ids, before.order), after.moved);
}
