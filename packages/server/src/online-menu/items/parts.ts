import type { Ingredient, ItemSize, ItemSizeDraft, Reference, SizeKind } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newId } from '../../shared/ids.ts';
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

/** Replaces an item's sizes; those that name an id keep it, so that orders and screens can refer to a size. */
export async function replaceSizes(
  tx: RestaurantTransaction,
  itemId: string,
  sizes: readonly ItemSizeDraft[],
): Promise<void> {
  await tx.deleteFrom('item_size').where('item_id', '=', itemId).execute();
  const rows = sizes.map((size, position) => ({
    id: size.id ?? newId(),
    item_id: itemId,
    position,
    name: size.name ?? '',
    name_key: nameKey(size.name ?? ''),
    kind: size.kind,
    price: size.price ?? null,
  }));
  await tx.insertInto('item_size', rows).execute();
}

/** Replaces an item's ingredients; an ingredient that stays, by its name, keeps its key. */
export async function replaceIngredients(
  tx: RestaurantTransaction,
  itemId: string,
  names: readonly string[],
): Promise<void> {
  const before = (await ingredientsByItem(tx, [itemId])).get(itemId) ?? [];
  const kept = Map.groupBy(before, ({ name }) => nameKey(name));
  await tx.deleteFrom('item_ingredient').where('item_id', '=', itemId).execute();
  if (names.length === 0) return;
  const rows = names.map((name, position) => ({
    id: kept.get(nameKey(name))?.shift()?.id ?? newId(),
    item_id: itemId,
    position,
    name,
    name_key: nameKey(name),
  }));
  await tx.insertInto('item_ingredient', rows).execute();
}

/** Puts an item into exactly these categories: at the end of those it joins, where it was in those it stays in. */
export async function replaceCategories(
  tx: RestaurantTransaction,
  itemId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('item_category')
    .select('category_id')
    .where('item_id', '=', itemId)
    .execute();
  const before = new Set(rows.map((row) => row.category_id));
  const left = [...before].filter((id) => !categoryIds.includes(id));
  if (left.length > 0)
    await tx
      .deleteFrom('item_category')
      .where('item_id', '=', itemId)
      .where('category_id', 'in', left)
      .execute();
  for (const categoryId of categoryIds) {
    if (before.has(categoryId)) continue;
    const { last } = await tx
      .selectFrom('item_category')
      .select((eb) => eb.fn.max('position').as('last'))
      .where('category_id', '=', categoryId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('item_category', { item_id: itemId, category_id: categoryId, position: (last ?? -1) + 1 })
      .execute();
  }
}
