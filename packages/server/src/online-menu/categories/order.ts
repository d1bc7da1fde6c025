import type { OrderMove } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { moveInList, type OrderedList } from '../../entities/ordered-list.ts';
import { wholeList } from '../../entities/ordered-table.ts';
import * as repository from './order-repository.ts';
import { categories } from './service.ts';

/** The restaurant's categories in their order. */
export function categoryList(tx: RestaurantTransaction): Promise<OrderedList> {
  return wholeList(tx, 'category');
}

/** A category's items in their order; throws CM_NOT_FOUND for a category that is not there. */
export async function itemList(tx: RestaurantTransaction, categoryId: string): Promise<OrderedList> {
  const { name } = await categories.get(tx, categoryId);
  const rows = await repository.itemRows(tx, categoryId);
  return {
    entity: 'ITEM_ORDER',
    entityId: categoryId,
    name,
    rows,
    write: (order) => repository.orderItems(tx, categoryId, rows, order),
  };
}

/** Moves categories before another one; throws CM_REFERENCE for what is gone. */
export async function moveCategories(
  tx: RestaurantTransaction,
  staffId: string,
  to: OrderMove,
): Promise<void> {
  await moveInList(tx, staffId, await categoryList(tx), to);
}

/** Moves items before another one of their category; throws CM_NOT_FOUND, or CM_REFERENCE for what is not in it. */
export async function moveItems(
  tx: RestaurantTransaction,
  staffId: string,
  categoryId: string,
  to: OrderMove,
): Promise<void> {
  await moveInList(tx, staffId, await itemList(tx, categoryId), to);
}
