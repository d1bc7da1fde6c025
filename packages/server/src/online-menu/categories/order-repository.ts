import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newPlaces, positionById, type Place } from '../../entities/order.ts';
import type { OrderedRow } from '../../entities/ordered-list.ts';

/** The items of a category in their order. */
export function itemRows(tx: RestaurantTransaction, categoryId: string): Promise<OrderedRow[]> {
  return tx
    .selectFrom('item_category')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('item.id', '=', 'item_category.item_id'),
    )
    .select(['item.id', 'item.name', 'item_category.position'])
    .where('item_category.category_id', '=', categoryId)
    .where('item.deleted_at', 'is', null)
    .orderBy('item_category.position')
    .orderBy('item.id')
    .execute();
}

/** Gives the items of a category their places in it; a place is no edit, so versions stay. */
export async function orderItems(
  tx: RestaurantTransaction,
  categoryId: string,
  rows: readonly Place[],
  order: readonly string[],
): Promise<void> {
  for (const places of newPlaces(rows, order)) {
    await tx
      .updateTable('item_category')
      .set({ position: positionById('item_id', places) })
      .where('category_id', '=', categoryId)
      .where(
        'item_id',
        'in',
        places.map((place) => place.id),
      )
      .execute();
  }
}
