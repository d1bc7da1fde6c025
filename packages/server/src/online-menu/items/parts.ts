import type { Ingredient, ItemSize, ItemSizeDraft, Reference, SizeKind } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newId } from '../../shared/ids.ts';
import { portions } from '../../shared/portions.ts';
import { nameKey } from '../../shared/text.ts';

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
  return grouped(rows, ({ id, name, kind, price }) => ({ id, name, kind: kind as SizeKind, price }));
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

/** Replaces the sizes of items; those that name an id keep it, so that orders and screens can refer to a size. */
export async function replaceSizes(
  tx: RestaurantTransaction,
  sizesOf: ReadonlyMap<string, readonly ItemSizeDraft[]>,
): Promise<void> {
  await tx
    .deleteFrom('item_size')
    .where('item_id', 'in', [...sizesOf.keys()])
    .execute();
  const rows = [...sizesOf].flatMap(([itemId, sizes]) =>
    sizes.map((size, position) => ({
      id: size.id ?? newId(),
      item_id: itemId,
      position,
      name: size.name ?? '',
      name_key: nameKey(size.name ?? ''),
      kind: size.kind,
      price: size.price ?? null,
    })),
  );
  for (const portion of portions(rows)) await tx.insertInto('item_size', portion).execute();
}

/** Replaces the ingredients of items; an ingredient that stays, by its name, keeps its key. */
export async function replaceIngredients(
  tx: RestaurantTransaction,
  namesOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const itemIds = [...namesOf.keys()];
  const before = await ingredientsByItem(tx, itemIds);
  if (before.size > 0) await tx.deleteFrom('item_ingredient').where('item_id', 'in', itemIds).execute();
  const rows = [...namesOf].flatMap(([itemId, names]) => {
    const kept = Map.groupBy(before.get(itemId) ?? [], ({ name }) => nameKey(name));
    return names.map((name, position) => {
      const key = nameKey(name);
      return {
        id: kept.get(key)?.shift()?.id ?? newId(),
        item_id: itemId,
        position,
        name,
        name_key: key,
      };
    });
  });
  for (const portion of portions(rows)) await tx.insertInto('item_ingredient', portion).execute();
}

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

/** Puts items into exactly these categories: at the end of those they join, where they were in those they stay in. */
export async function replaceCategories(
  tx: RestaurantTransaction,
  categoriesOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const known = await tx
    .selectFrom('item_category')
    .select(['item_id', 'category_id'])
    .where('item_id', 'in', [...categoriesOf.keys()])
    .execute();
  const before = Map.groupBy(known, (row) => row.item_id);
  const joined = [...categoriesOf].flatMap(([itemId, categoryIds]) => {
    const stays = new Set(before.get(itemId)?.map((row) => row.category_id));
    return categoryIds.filter((id) => !stays.has(id)).map((categoryId) => ({ itemId, categoryId }));
  });
  for (const [itemId, rows] of before) {
    const left = rows.map((row) => row.category_id).filter((id) => !categoriesOf.get(itemId)?.includes(id));
    if (left.length > 0)
      await tx
        .deleteFrom('item_category')
        .where('item_id', '=', itemId)
        .where('category_id', 'in', left)
        .execute();
  }
  if (joined.length === 0) return;
  const last = await lastPlaces(tx, [...new Set(joined.map(({ categoryId }) => categoryId))]);
  const rows = joined.map(({ itemId, categoryId }) => {
    const position = (last.get(categoryId) ?? -1) + 1;
    last.set(categoryId, position);
    return { item_id: itemId, category_id: categoryId, position };
  });
  for (const portion of portions(rows)) await tx.insertInto('item_category', portion).execute();
}
