import type { MenuSort } from '@cardamom/api-types';
import { sql, type RawBuilder } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuTable } from '../../database/schema/menu.ts';
import { now } from '../../shared/clock.ts';
import { newShortCode } from '../../shared/ids.ts';
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
import type { MenuFields } from './fields.ts';
import { writeSections } from './write-sections.ts';

export type MenuFilter = { search: string | undefined; isActive: boolean | undefined };
export type MenuRow = MenuTable & { short_code: string };

const living = (tx: RestaurantTransaction) =>
  tx
    .selectFrom('menu')
    .innerJoin('short_code', (join) =>
      join
        .onRef('short_code.restaurant_id', '=', 'menu.restaurant_id')
        .onRef('short_code.target_id', '=', 'menu.id')
        .on('short_code.target_kind', '=', 'MENU'),
    )
    .where('menu.deleted_at', 'is', null);

function matching(tx: RestaurantTransaction, { search, isActive }: MenuFilter) {
  let query = living(tx);
  if (search) query = query.where(sql<boolean>`menu.name_key like ${nameHolds(search)} escape '\\'`);
  if (isActive !== undefined) query = query.where('menu.is_active', '=', isActive ? 1 : 0);
  return query;
}

function sortKey(sort: MenuSort): RawBuilder<SortKey> {
  switch (sortParts(sort).field) {
    case 'name':
      return sql.ref('menu.name_key');
    case 'updatedAt':
      return sql.ref('menu.updated_at');
    default:
      return sql.ref('menu.position');
  }
}

/** One page of the restaurant's menus, and how many match in all. */
export async function findMenus(
  tx: RestaurantTransaction,
  filter: MenuFilter,
  request: PageRequest<MenuSort>,
): Promise<PageOf<MenuRow> & { total: number }> {
  const direction = readingDirection(request);
  const key = sortKey(request.sort);
  const rows = await matching(tx, filter)
    .selectAll('menu')
    .select(['short_code.code as short_code', key.as('sort_key')])
    .where(isBeyond(request, key, sql.ref('menu.id')))
    .orderBy('sort_key', direction)
    .orderBy('menu.id', direction)
    .limit(request.limit + 1)
    .execute();
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...pageOf(request, rows, (row) => ({ key: row.sort_key, id: row.id })), total };
}

/** The menu, or null when the restaurant has none with this id. */
export async function findMenu(tx: RestaurantTransaction, id: string): Promise<MenuRow | null> {
  const row = await living(tx)
    .selectAll('menu')
    .select('short_code.code as short_code')
    .where('menu.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const columnsOf = (fields: Partial<MenuFields>) => ({
  name: fields.name,
  name_key: stored(fields.name, nameKey),
  description: fields.description,
  includes_all_categories: stored(fields.includesAllCategories, toFlag),
  windows: stored(fields.windows, (windows) => JSON.stringify(windows)),
  starts_on: fields.startsOn,
  ends_on: fields.endsOn,
  outside_hours: fields.outsideHours,
  channels: stored(fields.channels, (channels) => JSON.stringify(channels)),
  is_active: stored(fields.isActive, toFlag),
});

/** Adds a menu at the end, with a permanent code of its own; breaks the unique index when the name is in use. */
export async function insertMenu(tx: RestaurantTransaction, id: string, fields: MenuFields): Promise<void> {
  const { last } = await living(tx)
    .select((eb) => eb.fn.max('menu.position').as('last'))
    .executeTakeFirstOrThrow();
  const time = now();
  await tx
    .insertInto('menu', {
      id,
      ...complete(columnsOf(fields)),
      position: (last ?? -1) + 1,
      created_at: time,
      updated_at: time,
      version: 1,
      deleted_at: null,
    })
    .execute();
  await tx
    .insertInto('short_code', { code: newShortCode(), target_kind: 'MENU', target_id: id, created_at: time })
    .execute();
  await writeSections(tx, id, fields.sections);
}

/** Saves the fields that are given over the named version; answers false when it is no longer the current one. */
export async function updateMenu(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  fields: Partial<MenuFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('menu')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  if (fields.sections) await writeSections(tx, id, fields.sections);
  return true;
}

/** Marks the named version deleted; its code stays for ever. Answers false when it is no longer the current one. */
export async function deleteMenu(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const time = now();
  const { numUpdatedRows } = await tx
    .updateTable('menu')
    .set({ deleted_at: time, updated_at: time, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
