import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { portions } from '../../shared/portions.ts';
import { refusingNameInUse } from '../../entities/name-in-use.ts';

/** The last place in each of these categories that have items. */
async function lastPlaces(
  tx: RestaurantTransaction,
  categoryIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('item_category')
    .select((eb) => ['category_id', eb.fn.max('position').as('last')])
    .where('category_id', 'in', categoryIds)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id: id, last }) => [id, last]));
}

/** The keys of the items' names. */
async function keysOf(tx: RestaurantTransaction, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('item').select(['id', 'name_key']).where('id', 'in', itemIds).execute();
  return new Map(rows.map((row) => [row.id, row.name_key]));
}

/**
 * Puts items into exactly these categories: at the end of those they join, where they were in those they stay in. Of
 * a deleted category nobody can say that it is left, so an item stays in it and comes back with it. Throws OM_002 when a category
 * that is joined has an item of that name.
 */
export async function writeCategories(
  tx: RestaurantTransaction,
  categoriesOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (categoriesOf.size === 0) return;
  const known = await tx
    .selectFrom('item_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('category.id', '=', 'item_category.category_id'),
    )
    .select(['item_category.item_id', 'item_category.category_id', 'category.deleted_at'])
    .where('item_category.item_id', 'in', [...categoriesOf.keys()])
    .execute();
  const before = Map.groupBy(known, (row) => row.item_id);
  const joined = [...categoriesOf].flatMap(([itemId, categoryIds]) => {
    const stays = new Set(before.get(itemId)?.map((row) => row.category_id));
    return categoryIds.filter((id) => !stays.has(id)).map((categoryId) => ({ itemId, categoryId }));
  });
  for (const [itemId, rows] of before) {
    const left = rows
      .filter((row) => row.deleted_at === null && !categoriesOf.get(itemId)?.includes(row.category_id))
      .map((row) => row.category_id);
    if (left.length > 0)
      await tx
        .deleteFrom('item_category')
        .where('item_id', '=', itemId)
        .where('category_id', 'in', left)
        .execute();
  }
  if (joined.length === 0) return;
  const last = await lastPlaces(tx, [...new Set(joined.map(({ categoryId }) => categoryId))]);
  const keys = await keysOf(tx, [...new Set(joined.map(({ itemId }) => itemId))]);
  const rows = joined.map(({ itemId, categoryId }) => {
    const position = (last.get(categoryId) ?? -1) + 1;
    last.set(categoryId, position);
    return { item_id: itemId, category_id: categoryId, position, name_key: keys.get(itemId) ?? null };
  });
  for (const portion of portions(rows))
    await refusingNameInUse('OM_002', () => tx.insertInto('item_category', portion).execute());
}
