import type { Ingredient, ItemSize, Reference } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';

/** The sizes of these items in their order, by item. */
export async function sizesByItem(
  tx: RestaurantTransaction,
  itemIds: readonly string[],
): Promise<Map<string, ItemSize[]>> {
  const rows = await tx
    .selectFrom('item_size')
    .select(['item_id', 'id', 'name', 'kind', 'price'])
    .where('item_id', 'in', itemIds)
    .orderBy('position')
    .execute();
  return grouped(rows, ({ id, name, kind, price }) => ({ id, name, kind, price }));
}

/** The ingredients of these items in their order, by item. */
export async function ingredientsByItem(
  tx: RestaurantTransaction,
  itemIds: readonly string[],
): Promise<Map<string, Ingredient[]>> {
  const rows = await tx
    .selectFrom('item_ingredient')
    .select(['item_id', 'id', 'name'])
    .where('item_id', 'in', itemIds)
    .orderBy('position')
    .execute();
  return grouped(rows, ({ id, name }) => ({ id, name }));
}

/** The categories of these items in the categories' order, by item. */
export async function categoriesByItem(
  tx: RestaurantTransaction,
  itemIds: readonly string[],
): Promise<Map<string, Reference[]>> {
  const rows = await tx
    .selectFrom('item_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('category.id', '=', 'item_category.category_id'),
    )
    .select(['item_category.item_id', 'category.id', 'category.name'])
    .where('item_category.item_id', 'in', itemIds)
    .where('category.deleted_at', 'is', null)
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return grouped(rows, ({ id, name }) => ({ id, name }));
}

function grouped<Row extends { item_id: string }, Part>(
  rows: readonly Row[],
  toPart: (row: Row) => Part,
): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const row of rows) {
    const list = parts.get(row.item_id);
    if (list) list.push(toPart(row));
    else parts.set(row.item_id, [toPart(row)]);
  }
  return parts;
}
