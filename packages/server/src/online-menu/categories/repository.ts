import type { Category, CategoryKind, CategorySort } from '@cardamom/api-types';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Tables } from '../../database/schema.ts';
import type { CategoryTable } from '../../database/schema/menu.ts';
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
import { nameKey } from '../../shared/text.ts';
import { nameHolds } from '../like-pattern.ts';

export type CategoryFilter = { search: string | undefined; isActive: boolean | undefined };

/** What is stored of a category; the rest of the wire's category follows from it. */
export type CategoryFields = {
  name: string;
  description: string;
  kind: CategoryKind;
  imageId: string | null;
  isActive: boolean;
};

type CategoryRow = CategoryTable & { item_count: number };

function itemCount(eb: ExpressionBuilder<Tables, 'category'>): RawBuilder<number> {
  const count = eb
    .selectFrom('item_category')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('item.id', '=', 'item_category.item_id'),
    )
    .whereRef('item_category.restaurant_id', '=', 'category.restaurant_id')
    .whereRef('item_category.category_id', '=', 'category.id')
    .where('item.deleted_at', 'is', null)
    .select((item) => item.fn.countAll<number>().as('count'));
  return sql<number>`(${count})`;
}

function sortKey(eb: ExpressionBuilder<Tables, 'category'>, sort: CategorySort): RawBuilder<SortKey> {
  switch (sortParts(sort).field) {
    case 'name':
      return sql.ref('category.name_key');
    case 'updatedAt':
      return sql.ref('category.updated_at');
    case 'itemCount':
      return itemCount(eb);
    default:
      return sql.ref('category.position');
  }
}

async function toCategories(tx: RestaurantTransaction, rows: readonly CategoryRow[]): Promise<Category[]> {
  const images = await imagesById(
    tx,
    rows.map((row) => row.image_id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    kind: row.kind as CategoryKind,
    image: images.get(row.image_id ?? '') ?? null,
    position: row.position,
    isActive: row.is_active === 1,
    itemCount: row.item_count,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  }));
}

const living = (tx: RestaurantTransaction) =>
  tx.selectFrom('category').where('category.deleted_at', 'is', null);

function matching(tx: RestaurantTransaction, { search, isActive }: CategoryFilter) {
  let query = living(tx);
  if (search) query = query.where(sql<boolean>`category.name_key like ${nameHolds(search)} escape '\\'`);
  if (isActive !== undefined) query = query.where('category.is_active', '=', isActive ? 1 : 0);
  return query;
}

/** One page of the restaurant's categories, and how many match in all. */
export async function findCategories(
  tx: RestaurantTransaction,
  filter: CategoryFilter,
  request: PageRequest<CategorySort>,
): Promise<PageOf<Category> & { total: number }> {
  const direction = readingDirection(request);
  const rows = await matching(tx, filter)
    .selectAll('category')
    .select((eb) => [itemCount(eb).as('item_count'), sortKey(eb, request.sort).as('sort_key')])
    .where((eb) => isBeyond(request, sortKey(eb, request.sort), eb.ref('category.id')))
    .orderBy('sort_key', direction)
    .orderBy('category.id', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.sort_key, id: row.id }));
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, rows: await toCategories(tx, page.rows), total };
}

/** The category, or null when the restaurant has none with this id. */
export async function findCategory(tx: RestaurantTransaction, id: string): Promise<Category | null> {
  const rows = await living(tx)
    .selectAll('category')
    .select((eb) => itemCount(eb).as('item_count'))
    .where('category.id', '=', id)
    .execute();
  const [category] = await toCategories(tx, rows);
  return category ?? null;
}

const columnsOf = (fields: Partial<CategoryFields>) => ({
  name: fields.name,
  name_key: stored(fields.name, nameKey),
  description: fields.description,
  kind: fields.kind,
  image_id: fields.imageId,
  is_active: stored(fields.isActive, toFlag),
});

/** Adds a category at the end; breaks the unique index when the name is in use. */
export async function insertCategory(
  tx: RestaurantTransaction,
  id: string,
  fields: CategoryFields,
): Promise<void> {
  const { last } = await living(tx)
    .select((eb) => eb.fn.max('category.position').as('last'))
    .executeTakeFirstOrThrow();
  const time = now();
  await tx
    .insertInto('category', {
      id,
      ...complete(columnsOf(fields)),
      position: (last ?? -1) + 1,
      created_at: time,
      updated_at: time,
      version: 1,
      deleted_at: null,
    })
    .execute();
}

/** Saves the fields that are given over the named version; answers false when it is no longer the current one. */
export async function updateCategory(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  fields: Partial<CategoryFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('category')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks the named version deleted; answers false when it is no longer the current one. */
export async function deleteCategory(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const time = now();
  const { numUpdatedRows } = await tx
    .updateTable('category')
    .set({ deleted_at: time, updated_at: time, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The items in a category by name, at most `limit`. */
export function itemsInCategory(
  tx: RestaurantTransaction,
  categoryId: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('item')
    .innerJoin('item_category', (join) =>
      join
        .onRef('item_category.restaurant_id', '=', 'item.restaurant_id')
        .onRef('item_category.item_id', '=', 'item.id'),
    )
    .where('item_category.category_id', '=', categoryId)
    .where('item.deleted_at', 'is', null)
    .select(['item.id', 'item.name'])
    .orderBy('item.name_key')
    .limit(limit)
    .execute();
}

/**
 * Holds these categories against deletion until the transaction ends, and answers which of them exist.
 * Writing a column over itself takes the row lock on both engines.
 */
export async function holdCategories(
  tx: RestaurantTransaction,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const held = await tx
    .updateTable('category')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(held.map((row) => row.id));
}
