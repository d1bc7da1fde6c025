import type { Reference } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { portions } from '../../shared/portions.ts';
import { nameKey } from '../../shared/text.ts';
import { refusingNameInUse } from '../../entities/name-in-use.ts';

/** What an item is to be called, and where. */
export type WantedName = {
  readonly id: string;
  readonly name: string;
  readonly categoryIds: readonly string[];
};

/** The places that items outside these have taken of the wanted ones, as `placeOf` writes them. */
async function takenPlaces(
  tx: RestaurantTransaction,
  wanted: readonly WantedName[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(wanted.map(({ id }) => id));
  const keys = [...new Set(wanted.map(({ name }) => nameKey(name)))];
  const categoryIds = [...new Set(wanted.flatMap((item) => item.categoryIds))];
  const taken = new Set<string>();
  if (categoryIds.length === 0) return taken;
  for (const portion of portions(keys)) {
    const rows = await tx
      .selectFrom('item_category')
      .select(['item_id', 'category_id', 'name_key'])
      .where('category_id', 'in', categoryIds)
      .where('name_key', 'in', portion)
      .execute();
    for (const row of rows)
      if (!ids.has(row.item_id)) taken.add(placeOf(row.category_id, row.name_key ?? ''));
  }
  return taken;
}

const placeOf = (categoryId: string, key: string) => `${categoryId} ${key}`;

/**
 * The categories in which items cannot be called as wanted, because another item is called so, by item and in the order
 * wanted. The items' own names and categories of before count for nothing: all of them are to be as wanted at once.
 */
export async function namesInUse(
  tx: RestaurantTransaction,
  wanted: readonly WantedName[],
): Promise<ReadonlyMap<string, readonly Reference[]>> {
  const taken = await takenPlaces(tx, wanted);
  const counts = new Map<string, number>();
  const placesOf = ({ name, categoryIds }: WantedName) =>
    categoryIds.map((id) => ({ id, place: placeOf(id, nameKey(name)) }));
  for (const { place } of wanted.flatMap(placesOf)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const clashes = wanted.flatMap((item) => {
    const ids = placesOf(item)
      .filter(({ place }) => taken.has(place) || (counts.get(place) ?? 0) > 1)
      .map(({ id }) => id);
    return ids.length === 0 ? [] : [{ item, ids }];
  });
  if (clashes.length === 0) return new Map();
  const categories = await tx
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(clashes.flatMap(({ ids }) => ids))])
    .execute();
  const byId = new Map(categories.map((category) => [category.id, category]));
  return new Map(
    clashes.map(({ item, ids }) => [item.id, ids.map((id) => byId.get(id) ?? { id, name: '' })]),
  );
}

/** Adds after a message in which categories a name is in use. */
export const inCategories = (categories: readonly Reference[]): string =>
  `(in ${categories.map(({ name }) => `“${name}”`).join(', ')})`;

/** The key of an item's name while the item and the category are there. */
const keyOfItem = sql<string | null>`(
  select item.name_key from item, category
  where item.restaurant_id = item_category.restaurant_id and item.id = item_category.item_id
    and item.deleted_at is null
    and category.restaurant_id = item_category.restaurant_id and category.id = item_category.category_id
    and category.deleted_at is null
)`;

/**
 * Takes items, or the items of categories, at their names in their categories, after these were written; in what is deleted
 * they have none. Throws OM_002 when a name is in use, which `namesInUse` tells better beforehand.
 */
export async function takeNames(
  tx: RestaurantTransaction,
  by: 'item_id' | 'category_id',
  ids: readonly string[],
): Promise<void> {
  for (const portion of portions(ids))
    await refusingNameInUse('OM_002', () =>
      tx.updateTable('item_category').set({ name_key: keyOfItem }).where(by, 'in', portion).execute(),
    );
}

/** Frees the names of items that are deleted, or that get others, so that they can swap theirs. */
export async function freeNames(tx: RestaurantTransaction, ids: readonly string[]): Promise<void> {
  for (const portion of portions(ids))
    await tx.updateTable('item_category').set({ name_key: null }).where('item_id', 'in', portion).execute();
}
