import type { AllergenDeclaration, Item, ItemSort, Mark } from '@cardamom/api-types';
import { sql, type RawBuilder } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemTable } from '../../database/schema/menu.ts';
import { imagesById } from '../../files/repository.ts';
import { instant, now } from '../../shared/clock.ts';
import {
  isBeyond,
  pageOf,
  readingDirection,
  sortParts,
  type PageOf,
  type PageRequest,
  type SortKey,
} from '../../shared/paging.ts';
import { complete, stored, toFlag } from '../../shared/named-fields.ts';
import { portions } from '../../shared/portions.ts';
import { nameKey } from '../../shared/text.ts';
import { nameHolds } from '../like-pattern.ts';
import { groupsByItem } from '../modifier-groups/users.ts';
import { availabilityAt } from './availability.ts';
import type { ItemFields } from './fields.ts';
import { categoriesByItem, ingredientsByItem, sizesByItem } from './parts.ts';

export type ItemFilter = {
  search: string | undefined;
  isActive: boolean | undefined;
  categoryId: string | undefined;
};

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

function sortKey(sort: ItemSort, categoryId: string | undefined): RawBuilder<SortKey> {
  switch (sortParts(sort).field) {
    case 'position':
      return categoryId === undefined ? sql.ref('item.name_key') : placeIn(categoryId);
    case 'price':
      return lowestPrice;
    case 'updatedAt':
      return sql.ref('item.updated_at');
    default:
      return sql.ref('item.name_key');
  }
}

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
    id: row.id,
    name: row.name,
    description: row.description,
    image: images.get(row.image_id ?? '') ?? null,
    categories: categories.get(row.id) ?? [],
    sizes: sizes.get(row.id) ?? [],
    ingredients: ingredients.get(row.id) ?? [],
    allergens: JSON.parse(row.allergens) as AllergenDeclaration,
    marks: JSON.parse(row.marks) as Mark[],
    calories: row.calories,
    modifierGroups: modifierGroups.get(row.id) ?? [],
    availability: availabilityAt(moment, row),
    externalRef: row.external_ref,
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  }));
}

const living = (tx: RestaurantTransaction) => tx.selectFrom('item').where('item.deleted_at', 'is', null);

function matching(tx: RestaurantTransaction, { search, isActive, categoryId }: ItemFilter) {
  let query = living(tx);
  if (search) query = query.where(sql<boolean>`item.name_key like ${nameHolds(search)} escape '\\'`);
  if (isActive !== undefined) query = query.where('item.is_active', '=', isActive ? 1 : 0);
  if (categoryId !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_category')
          .whereRef('item_category.restaurant_id', '=', 'item.restaurant_id')
          .whereRef('item_category.item_id', '=', 'item.id')
          .where('item_category.category_id', '=', categoryId)
          .select('item_category.item_id'),
      ),
    );
  return query;
}

/** One page of the restaurant's items, and how many match in all. */
export async function findItems(
  tx: RestaurantTransaction,
  filter: ItemFilter,
  request: PageRequest<ItemSort>,
): Promise<PageOf<Item> & { total: number }> {
  const direction = readingDirection(request);
  const key = sortKey(request.sort, filter.categoryId);
  const rows = await matching(tx, filter)
    .selectAll('item')
    .select(key.as('sort_key'))
    .where(isBeyond(request, key, sql.ref('item.id')))
    .orderBy('sort_key', direction)
    .orderBy('item.id', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.sort_key, id: row.id }));
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, rows: await toItems(tx, page.rows), total };
}

/** Those of the items that are there, by id. */
export async function itemsById(
  tx: RestaurantTransaction,
  ids: readonly string[],
): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await living(tx).selectAll('item').where('item.id', 'in', ids).execute();
  return new Map((await toItems(tx, rows)).map((item) => [item.id, item]));
}

const columnsOf = (fields: Partial<ItemFields>) => ({
  name: fields.name,
  name_key: stored(fields.name, nameKey),
  description: fields.description,
  image_id: fields.imageId,
  allergens: stored(fields.allergens, (declaration) => JSON.stringify(declaration)),
  marks: stored(fields.marks, (marks) => JSON.stringify(marks)),
  calories: fields.calories,
  external_ref: fields.externalRef,
  is_active: stored(fields.isActive, toFlag),
});

/** Adds the items' own rows. */
export async function insertItems(
  tx: RestaurantTransaction,
  items: readonly { readonly id: string; readonly fields: ItemFields }[],
): Promise<void> {
  const time = now();
  const rows = items.map(({ id, fields }) => ({
    id,
    ...complete(columnsOf(fields)),
    availability_state: 'AVAILABLE' as const,
    availability_until: null,
    created_at: time,
    updated_at: time,
    version: 1,
    deleted_at: null,
  }));
  for (const portion of portions(rows)) await tx.insertInto('item', portion).execute();
}

/** Saves of the item's own row the fields that are given over the named version; answers false when it is no longer the current one. */
export async function updateItem(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  fields: Partial<ItemFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks the named version deleted; answers false when it is no longer the current one. */
export async function deleteItem(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const time = now();
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ deleted_at: time, updated_at: time, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
