import type { ModifierGroup, ModifierGroupSort } from '@cardamom/api-types';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Tables } from '../../database/schema.ts';
import type { ModifierGroupTable } from '../../database/schema/menu.ts';
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
import type { ModifierGroupFields } from './fields.ts';
import { optionsByGroup } from './options.ts';
import { itemsByGroup } from './users.ts';

export type ModifierGroupFilter = { search: string | undefined; isActive: boolean | undefined };

type GroupRow = ModifierGroupTable & { used_by_count: number };

function usedByCount(eb: ExpressionBuilder<Tables, 'modifier_group'>): RawBuilder<number> {
  const count = eb
    .selectFrom('item_modifier_group')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('item.id', '=', 'item_modifier_group.item_id'),
    )
    .whereRef('item_modifier_group.restaurant_id', '=', 'modifier_group.restaurant_id')
    .whereRef('item_modifier_group.modifier_group_id', '=', 'modifier_group.id')
    .where('item.deleted_at', 'is', null)
    .select((item) => item.fn.countAll<number>().as('count'));
  return sql<number>`(${count})`;
}

function sortKey(
  eb: ExpressionBuilder<Tables, 'modifier_group'>,
  sort: ModifierGroupSort,
): RawBuilder<SortKey> {
  switch (sortParts(sort).field) {
    case 'usedByCount':
      return usedByCount(eb);
    case 'updatedAt':
      return sql.ref('modifier_group.updated_at');
    default:
      return sql.ref('modifier_group.name_key');
  }
}

/** Fills stored rows up to the wire's groups: two queries, however many rows. */
async function toGroups(tx: RestaurantTransaction, rows: readonly GroupRow[]): Promise<ModifierGroup[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const options = await optionsByGroup(tx, ids);
  const users = await itemsByGroup(tx, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    guestName: row.guest_name,
    minimum: row.minimum,
    maximum: row.maximum,
    options: options.get(row.id) ?? [],
    usedBy: users.get(row.id) ?? [],
    usedByCount: row.used_by_count,
    externalRef: row.external_ref,
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  }));
}

const living = (tx: RestaurantTransaction) =>
  tx.selectFrom('modifier_group').where('modifier_group.deleted_at', 'is', null);

function matching(tx: RestaurantTransaction, { search, isActive }: ModifierGroupFilter) {
  let query = living(tx);
  if (search)
    query = query.where(sql<boolean>`modifier_group.name_key like ${nameHolds(search)} escape '\\'`);
  if (isActive !== undefined) query = query.where('modifier_group.is_active', '=', isActive ? 1 : 0);
  return query;
}

/** One page of the restaurant's modifier groups, and how many match in all. */
export async function findModifierGroups(
  tx: RestaurantTransaction,
  filter: ModifierGroupFilter,
  request: PageRequest<ModifierGroupSort>,
): Promise<PageOf<ModifierGroup> & { total: number }> {
  const direction = readingDirection(request);
  const rows = await matching(tx, filter)
    .selectAll('modifier_group')
    .select((eb) => [usedByCount(eb).as('used_by_count'), sortKey(eb, request.sort).as('sort_key')])
    .where((eb) => isBeyond(request, sortKey(eb, request.sort), eb.ref('modifier_group.id')))
    .orderBy('sort_key', direction)
    .orderBy('modifier_group.id', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.sort_key, id: row.id }));
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, rows: await toGroups(tx, page.rows), total };
}

/** The modifier group, or null when the restaurant has none with this id. */
export async function findModifierGroup(
  tx: RestaurantTransaction,
  id: string,
): Promise<ModifierGroup | null> {
  const rows = await living(tx)
    .selectAll('modifier_group')
    .select((eb) => usedByCount(eb).as('used_by_count'))
    .where('modifier_group.id', '=', id)
    .execute();
  const [group] = await toGroups(tx, rows);
  return group ?? null;
}

const columnsOf = (fields: Partial<ModifierGroupFields>) => ({
  name: fields.name,
  name_key: stored(fields.name, nameKey),
  guest_name: fields.guestName,
  minimum: fields.minimum,
  maximum: fields.maximum,
  external_ref: fields.externalRef,
  is_active: stored(fields.isActive, toFlag),
});

/** Adds the group's own row; breaks the unique index when the name is in use. */
export async function insertModifierGroup(
  tx: RestaurantTransaction,
  id: string,
  fields: ModifierGroupFields,
): Promise<void> {
  const time = now();
  const times = { created_at: time, updated_at: time };
  await tx
    .insertInto('modifier_group', {
      id,
      ...complete(columnsOf(fields)),
      ...times,
      version: 1,
      deleted_at: null,
    })
    .execute();
}

/** Saves of the group's own row the fields that are given over the named version; answers false when it is no longer the current one. */
export async function updateModifierGroup(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  fields: Partial<ModifierGroupFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('modifier_group')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks the named version deleted; answers false when it is no longer the current one. */
export async function deleteModifierGroup(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const time = now();
  const { numUpdatedRows } = await tx
    .updateTable('modifier_group')
    .set({ deleted_at: time, updated_at: time, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Holds these groups against deletion until the transaction ends, and answers which of them exist.
 * Writing a column over itself takes the row lock on both engines.
 */
export async function holdModifierGroups(
  tx: RestaurantTransaction,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const held = await tx
    .updateTable('modifier_group')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(held.map((row) => row.id));
}
