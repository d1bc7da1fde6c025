import type { OrderMove } from '@cardamom/api-types';
import { recordChange, type ChangeEntity } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { isSameOrder, movedOrder, restoredOrder, type OrderSnapshot } from '../list-actions/order.ts';
import * as repository from './order-repository.ts';
import { holdCategories } from './repository.ts';
import { getCategory } from './service.ts';

/** One list whose order people decide. */
type OrderedList = {
  readonly entity: ChangeEntity;
  readonly entityId: string;
  /** Whose order it is, for history; empty where it is the restaurant's. */
  readonly name: string;
  readonly rows: readonly repository.OrderedRow[];
  write(order: readonly string[]): Promise<void>;
};

async function categoryList(tx: RestaurantTransaction): Promise<OrderedList> {
  await repository.holdOrder(tx);
  const rows = await repository.categoryRows(tx);
  return {
    entity: 'CATEGORY_ORDER',
    entityId: tx.restaurantId,
    name: '',
    rows,
    write: (order) => repository.orderCategories(tx, rows, order),
  };
}

/** Throws CM_NOT_FOUND for a category that is not there. */
async function itemList(tx: RestaurantTransaction, categoryId: string): Promise<OrderedList> {
  await holdCategories(tx, [categoryId]);
  const { name } = await getCategory(tx, categoryId);
  const rows = await repository.itemRows(tx, categoryId);
  return {
    entity: 'ITEM_ORDER',
    entityId: categoryId,
    name,
    rows,
    write: (order) => repository.orderItems(tx, categoryId, rows, order),
  };
}

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

const namesOf = (list: OrderedList, ids: readonly string[]) =>
  list.rows.filter((row) => ids.includes(row.id)).map((row) => row.name);

async function move(tx: RestaurantTransaction, staffId: string, list: OrderedList, to: OrderMove) {
  const order = movedOrder(
    list.rows.map((row) => row.id),
    to,
  );
  await rewrite(tx, staffId, list, order, namesOf(list, to.ids));
}

/** Moves categories before another one; throws CM_REFERENCE for what is gone. */
export async function moveCategories(
  tx: RestaurantTransaction,
  staffId: string,
  to: OrderMove,
): Promise<void> {
  await move(tx, staffId, await categoryList(tx), to);
}

/** Moves items before another one of their category; throws CM_NOT_FOUND, or CM_REFERENCE for what is not in it. */
export async function moveItems(
  tx: RestaurantTransaction,
  staffId: string,
  categoryId: string,
  to: OrderMove,
): Promise<void> {
  await move(tx, staffId, await itemList(tx, categoryId), to);
}

/** Takes a move back; throws CM_CONFLICT when the order was changed since, unless that does not matter. */
export async function putOrderBack(
  tx: RestaurantTransaction,
  staffId: string,
  change: {
    readonly entity: string;
    readonly entityId: string;
    readonly before: OrderSnapshot;
    readonly after: OrderSnapshot;
  },
): Promise<void> {
  const list =
    change.entity === 'CATEGORY_ORDER' ? await categoryList(tx) : await itemList(tx, change.entityId);
  const ids = list.rows.map((row) => row.id);
  if (!isSameOrder(ids, change.after.order))
    throw new Problem('CM_CONFLICT', { current: { name: list.name, order: ids } });
  await rewrite(tx, staffId, list, restoredOrder(ids, change.before.order), change.after.moved);
}
