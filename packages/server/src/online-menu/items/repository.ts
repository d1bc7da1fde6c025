import type { Item, ItemGap, ItemStatus } from '@cardamom/api-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemTable } from '../../database/schema/menu.ts';
import { entityRows, sharedPart, type EntityRows, type ListFilter } from '../../entities/rows.ts';
import { imagesById } from '../../files/repository.ts';
import { now } from '../../shared/clock.ts';
import { stored } from '../../shared/named-fields.ts';
import { groupsByItem } from '../modifier-groups/users.ts';
import { allergenColumns, declarationIn } from './allergens.ts';
import { availabilityAt, neverChanged } from './availability.ts';
import type { ItemFields } from './fields.ts';
import { isOnMenu } from './on-menu.ts';
import { categoriesByItem, ingredientsByItem, sizesByItem } from './parts.ts';
import { isOfAnyStatus, lacksAny } from './statuses.ts';

/** What the list of items is narrowed by. */
export type ItemFilter = ListFilter & {
  readonly categoryId?: string | undefined;
  readonly menuId?: string | undefined;
  /** Any of these. */
  readonly status?: readonly ItemStatus[] | undefined;
  /** Any of these. */
  readonly gap?: readonly ItemGap[] | undefined;
};

/** The filter as rows are asked: what a menu shows is looked up before. */
type RowFilter = Omit<ItemFilter, 'menuId'> & { readonly isShown?: RawBuilder<SqlBool> };

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

const isIn = (categoryId: string) => sql<SqlBool>`exists (
  select 1 from item_category
  where item_category.restaurant_id = item.restaurant_id and item_category.item_id = item.id
    and item_category.category_id = ${categoryId}
)`;

const rows = entityRows<ItemTable, Item, ItemFields, RowFilter>({
  table: 'item',
  sortKeys: ({ categoryId }) => ({
    price: lowestPrice,
    ...(categoryId !== undefined && { position: placeIn(categoryId) }),
  }),
  narrows({ categoryId, status, gap, isShown }) {
    const conditions = [
      ...(categoryId === undefined ? [] : [isIn(categoryId)]),
      ...(status === undefined ? [] : [isOfAnyStatus(status)]),
      ...(gap === undefined ? [] : [lacksAny(gap)]),
      ...(isShown === undefined ? [] : [isShown]),
    ];
    return conditions.length === 0 ? null : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  },
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
  toEntities: (tx, found) => toItems(tx, found),
});

const asked = async (tx: RestaurantTransaction, { menuId, ...filter }: ItemFilter): Promise<RowFilter> => ({
  ...filter,
  ...(menuId !== undefined && { isShown: await isOnMenu(tx, menuId) }),
});

/** The restaurant's items; sizes, ingredients, categories and modifier groups have rows of their own. */
export const storedItems: EntityRows<Item, ItemFields, ItemFilter> = {
  ...rows,
  page: async (tx, filter, request) => rows.page(tx, await asked(tx, filter), request),
  named: async (tx, filter) => rows.named(tx, await asked(tx, filter)),
};

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
