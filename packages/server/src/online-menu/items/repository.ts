import type { Item } from '@cardamom/api-types';
import { sql } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemTable } from '../../database/schema/menu.ts';
import { entityRows, sharedPart, type ListFilter } from '../../entities/rows.ts';
import { imagesById } from '../../files/repository.ts';
import { now } from '../../shared/clock.ts';
import { stored } from '../../shared/named-fields.ts';
import { groupsByItem } from '../modifier-groups/users.ts';
import { allergenColumns, declarationIn } from './allergens.ts';
import { availabilityAt, neverChanged } from './availability.ts';
import type { ItemFields } from './fields.ts';
import { categoriesByItem, ingredientsByItem, sizesByItem } from './parts.ts';

export type ItemFilter = ListFilter & { readonly categoryId?: string | undefined };

/** The lowest price of an item's sizes; at market price it sorts after every number. */
const lowestPrice = sql<number>`coalesce((
  select min(item_size.price) from item_size
  where item_size.restaurant_id = item.restaurant_id and item_size.item_id = item.id
), ${sql.lit(Number.MAX_SAFE_INTEGER)})`;

/** An item's place in one category. */
const placeIn = (categoryId: string) => sql<number>`(
  select item_category.position from item_category
  where item_category.restaurant_id = item.restaurant_id and item_category.item_id = item.id
    and item_category.category_id = ${categoryId}
)`;

/** Fills stored rows up to the wire's items, as available as they are at the moment: seven queries, however many rows. */
export async function toItems(
  tx: RestaurantTransaction,
  rows: readonly ItemTable[],
  moment = now(),
): Promise<Item[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const sizes = await sizesByItem(tx, ids);
  const ingredients = await ingredientsByItem(tx, ids);
  const categories = await categoriesByItem(tx, ids);
  const modifierGroups = await groupsByItem(tx, ids);
  const images = await imagesById(
    tx,
    rows.map((row) => row.image_id),
  );
  return rows.map((row) => ({
    ...sharedPart(row),
    description: row.description,
    story: row.story,
    image: images.get(row.image_id ?? '') ?? null,
    categories: categories.get(row.id) ?? [],
    sizes: sizes.get(row.id) ?? [],
    ingredients: ingredients.get(row.id) ?? [],
    allergens: declarationIn(row),
    marks: fromJson(row.marks),
    calories: row.calories,
    modifierGroups: modifierGroups.get(row.id) ?? [],
    availability: availabilityAt(moment, row),
    externalRef: row.external_ref,
  }));
}

/** The restaurant's items; sizes, ingredients, categories and modifier groups have rows of their own. */
export const storedItems = entityRows<ItemTable, Item, ItemFields, ItemFilter>({
  table: 'item',
  sortKeys: ({ categoryId }) => ({
    price: lowestPrice,
    ...(categoryId !== undefined && { position: placeIn(categoryId) }),
  }),
  narrows: ({ categoryId }) =>
    categoryId === undefined
      ? null
      : sql`exists (
          select 1 from item_category
          where item_category.restaurant_id = item.restaurant_id and item_category.item_id = item.id
            and item_category.category_id = ${categoryId}
        )`,
  columnsOf: (fields) => ({
    description: fields.description,
    story: fields.story,
    image_id: fields.imageId,
    ...(fields.allergens && allergenColumns(fields.allergens)),
    marks: stored(fields.marks, toJson),
    calories: fields.calories,
    external_ref: fields.externalRef,
  }),
  newColumns: { availability_state: 'AVAILABLE', availability_until: null, ...neverChanged },
  toEntities: (tx, rows) => toItems(tx, rows),
});

/** Those of the items that are there, by id. */
export async function itemsById(
  tx: RestaurantTransaction,
  ids: readonly string[],
): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('item')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map((await toItems(tx, rows)).map((item) => [item.id, item]));
}
