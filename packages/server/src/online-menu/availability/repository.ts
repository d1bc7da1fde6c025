import type { AvailabilityEntity, AvailabilityEntry } from '@cardamom/api-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { instant, now } from '../../shared/clock.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { nameKey } from '../../shared/text.ts';
import { availabilityAt, isUnavailableAt, type StoredAvailability } from '../items/availability.ts';
import { categoriesByItem } from '../items/parts.ts';
import { nameHolds, nameHoldsWord } from '../../entities/like-pattern.ts';

export type AvailabilityFilter = {
  search: string | undefined;
  isAvailable: boolean | undefined;
  /** An ingredient's name: the items that hold it, and the options called after it. */
  ingredient: string | undefined;
};

/** Something a guest can have, as it is stored; `groupId` and `groupName` of options only. */
export type EntryRow = StoredAvailability & {
  availability_changed_at: number | null;
  availability_changed_by: string | null;
  availability_device: string | null;
  entity: AvailabilityEntity;
  id: string;
  name: string;
  name_key: string;
  groupId: string | null;
  groupName: string | null;
};

const entity = (value: AvailabilityEntity) => sql<AvailabilityEntity>`${sql.lit(value)}`;
const none = sql<string | null>`cast(null as text)`;

function items(tx: RestaurantTransaction) {
  return tx
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.name_key', 'item.availability_state', 'item.availability_until'])
    .select(['item.availability_changed_at', 'item.availability_changed_by', 'item.availability_device'])
    .select([entity('ITEM').as('entity'), none.as('groupId'), none.as('groupName')])
    .where('item.deleted_at', 'is', null);
}

function options(tx: RestaurantTransaction) {
  return tx
    .selectFrom('modifier_option')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'modifier_option.restaurant_id')
        .onRef('modifier_group.id', '=', 'modifier_option.modifier_group_id'),
    )
    .select(['modifier_option.id', 'modifier_option.name', 'modifier_option.name_key'])
    .select(['modifier_option.availability_state', 'modifier_option.availability_until'])
    .select(['modifier_option.availability_changed_at', 'modifier_option.availability_changed_by'])
    .select('modifier_option.availability_device')
    .select([
      entity('MODIFIER_OPTION').as('entity'),
      sql<string | null>`modifier_group.id`.as('groupId'),
      sql<string | null>`modifier_group.name`.as('groupName'),
    ])
    .where('modifier_group.deleted_at', 'is', null);
}

function narrowed(table: 'item' | 'modifier_option', { search, isAvailable }: AvailabilityFilter) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (search) conditions.push(sql`${sql.ref(`${table}.name_key`)} like ${nameHolds(search)} escape '\\'`);
  if (isAvailable !== undefined) {
    const isUnavailable = isUnavailableAt(now(), table);
    conditions.push(isAvailable ? sql`not ${isUnavailable}` : isUnavailable);
  }
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql.join<SqlBool>(conditions, sql` and `);
}

function matching(tx: RestaurantTransaction, filter: AvailabilityFilter) {
  const { ingredient } = filter;
  let ofItems = items(tx).where('item.is_active', '=', 1).where(narrowed('item', filter));
  let ofOptions = options(tx)
    .where('modifier_group.is_active', '=', 1)
    .where(narrowed('modifier_option', filter));
  if (ingredient !== undefined) {
    ofItems = ofItems.where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_ingredient')
          .whereRef('item_ingredient.restaurant_id', '=', 'item.restaurant_id')
          .whereRef('item_ingredient.item_id', '=', 'item.id')
          .where('item_ingredient.name_key', '=', nameKey(ingredient.trim()))
          .select('item_ingredient.id'),
      ),
    );
    ofOptions = ofOptions.where(
      sql<boolean>`' ' || modifier_option.name_key || ' ' like ${nameHoldsWord(ingredient)} escape '\\'`,
    );
  }
  return { ofItems, ofOptions };
}

/** What people who changed something are called, by id; also those who have left. */
async function namesOf(tx: RestaurantTransaction, rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.availability_changed_by ?? []))];
  if (ids.length === 0) return new Map();
  const people = await tx.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Fills stored rows up to the wire's entries: two queries, however many rows. */
export async function toEntries(
  tx: RestaurantTransaction,
  rows: readonly EntryRow[],
): Promise<AvailabilityEntry[]> {
  const itemIds = rows.filter((row) => row.entity === 'ITEM').map(({ id }) => id);
  const categories = itemIds.length > 0 ? await categoriesByItem(tx, itemIds) : new Map<string, never[]>();
  const people = await namesOf(tx, rows);
  const moment = now();
  return rows.map((row) => ({
    entity: row.entity,
    id: row.id,
    name: row.name,
    belongsTo:
      row.groupName === null ? (categories.get(row.id) ?? []).map(({ name }) => name) : [row.groupName],
    availability: availabilityAt(moment, row),
    lastChange:
      row.availability_changed_at === null
        ? null
        : {
            at: instant(row.availability_changed_at),
            by: people.get(row.availability_changed_by ?? '') ?? null,
          },
  }));
}

/** One page of what guests can have, by name, and how many match in all. */
export async function findEntries(
  tx: RestaurantTransaction,
  filter: AvailabilityFilter,
  request: PageRequest<'name'>,
): Promise<PageOf<AvailabilityEntry> & { total: number }> {
  const direction = readingDirection(request);
  const { ofItems, ofOptions } = matching(tx, filter);
  const rows = await ofItems
    .where(isBeyond(request, sql.ref('item.name_key'), sql.ref('item.id')))
    .unionAll(
      ofOptions.where(isBeyond(request, sql.ref('modifier_option.name_key'), sql.ref('modifier_option.id'))),
    )
    .orderBy('name_key', direction)
    .orderBy('id', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.name_key, id: row.id }));
  const countOf = sql<number>`count(*)`.as('count');
  const itemCount = await ofItems.clearSelect().select(countOf).executeTakeFirstOrThrow();
  const optionCount = await ofOptions.clearSelect().select(countOf).executeTakeFirstOrThrow();
  const total = itemCount.count + optionCount.count;
  return { ...page, rows: await toEntries(tx, page.rows), total };
}

/** These entries, also inactive ones; deleted ones are missing. */
export async function findRows(
  tx: RestaurantTransaction,
  { itemIds, optionIds }: { itemIds: readonly string[]; optionIds: readonly string[] },
): Promise<EntryRow[]> {
  return [
    ...(itemIds.length > 0 ? await items(tx).where('item.id', 'in', itemIds).execute() : []),
    ...(optionIds.length > 0 ? await options(tx).where('modifier_option.id', 'in', optionIds).execute() : []),
  ];
}
