import type { ItemModifierGroup, Reference } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemModifierGroupTable } from '../../database/schema/menu.ts';
import { now } from '../../shared/clock.ts';
import { portions } from '../../shared/portions.ts';
import { rowChanges } from '../../shared/row-changes.ts';
import { aroundHidden } from '../../entities/order.ts';
import { availabilityAt } from '../items/availability.ts';
import { optionsByGroup } from './options.ts';

type UseRow = Omit<ItemModifierGroupTable, 'restaurant_id'>;

const usesWithItem = (tx: RestaurantTransaction) =>
  tx
    .selectFrom('item_modifier_group')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('item.id', '=', 'item_modifier_group.item_id'),
    );

const usesWithGroup = (tx: RestaurantTransaction) =>
  tx
    .selectFrom('item_modifier_group')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('modifier_group.id', '=', 'item_modifier_group.modifier_group_id'),
    );

/** How many items an answer names as users of a group. */
export const namedUsers = 100;

/** The items that have each of these groups by name, the first hundred of each. */
export async function itemsByGroup(
  tx: RestaurantTransaction,
  groupIds: readonly string[],
): Promise<Map<string, Reference[]>> {
  const rows = await usesWithItem(tx)
    .select(['item_modifier_group.modifier_group_id as groupId', 'item.id', 'item.name'])
    .where('item_modifier_group.modifier_group_id', 'in', groupIds)
    .where('item.deleted_at', 'is', null)
    .orderBy('item.name_key')
    .execute();
  const users = Map.groupBy(rows, (row) => row.groupId);
  return new Map(
    [...users].map(([groupId, items]) => [
      groupId,
      items.slice(0, namedUsers).map(({ id, name }) => ({ id, name })),
    ]),
  );
}

/** The items with one of these groups that guests see: active and not hidden. */
export async function shownItemsWith(
  tx: RestaurantTransaction,
  groupIds: readonly string[],
): Promise<string[]> {
  if (groupIds.length === 0) return [];
  const rows = await usesWithItem(tx)
    .select(['item.id', 'item.availability_state', 'item.availability_until'])
    .distinct()
    .where('item_modifier_group.modifier_group_id', 'in', groupIds)
    .where('item.deleted_at', 'is', null)
    .where('item.is_active', '=', 1)
    .execute();
  const moment = now();
  return rows.filter((row) => availabilityAt(moment, row).state !== 'HIDDEN').map(({ id }) => id);
}

/** The active groups that these options belong to. */
export async function activeGroupsOf(
  tx: RestaurantTransaction,
  optionIds: readonly string[],
): Promise<string[]> {
  if (optionIds.length === 0) return [];
  const rows = await tx
    .selectFrom('modifier_option')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'modifier_option.restaurant_id')
        .onRef('modifier_group.id', '=', 'modifier_option.modifier_group_id'),
    )
    .select('modifier_group.id')
    .distinct()
    .where('modifier_option.id', 'in', optionIds)
    .where('modifier_group.deleted_at', 'is', null)
    .where('modifier_group.is_active', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** The groups of these items in the order guests read them, by item. */
export async function groupsByItem(
  tx: RestaurantTransaction,
  itemIds: readonly string[],
): Promise<Map<string, ItemModifierGroup[]>> {
  const rows = await usesWithGroup(tx)
    .select(['item_modifier_group.item_id as itemId', 'modifier_group.id', 'modifier_group.name'])
    .select('modifier_group.is_active as isActive')
    .where('item_modifier_group.item_id', 'in', itemIds)
    .where('modifier_group.deleted_at', 'is', null)
    .orderBy('item_modifier_group.position')
    .execute();
  if (rows.length === 0) return new Map();
  const options = await optionsByGroup(tx, [...new Set(rows.map(({ id }) => id))]);
  return new Map(
    [...Map.groupBy(rows, (row) => row.itemId)].map(([itemId, groups]) => [
      itemId,
      groups.map(({ id, name, isActive }) => ({
        id,
        name,
        isActive: isActive === 1,
        hasUndeclaredOption: options.get(id)?.some(({ allergens }) => !allergens.isDeclared) ?? false,
      })),
    ]),
  );
}

/** Gives items these groups, in this order; a deleted group keeps its place among them and comes back to it. */
export async function writeGroupsOfItems(
  tx: RestaurantTransaction,
  groupsOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (groupsOf.size === 0) return;
  const before = await usesWithGroup(tx)
    .selectAll('item_modifier_group')
    .select('modifier_group.deleted_at')
    .where('item_modifier_group.item_id', 'in', [...groupsOf.keys()])
    .orderBy('item_modifier_group.position')
    .execute();
  const beforeOf = Map.groupBy(before, (row) => row.item_id);
  const deleted = new Set(before.flatMap((row) => (row.deleted_at === null ? [] : row.modifier_group_id)));
  const wanted = [...groupsOf].flatMap(([itemId, named]) => {
    const known = (beforeOf.get(itemId) ?? []).map((row) => row.modifier_group_id);
    const groupIds = aroundHidden(named, known, (id) => deleted.has(id));
    return groupIds.map((id, position): UseRow => ({ item_id: itemId, modifier_group_id: id, position }));
  });
  const { gone, come } = rowChanges<UseRow, ItemModifierGroupTable>(
    before,
    wanted,
    (row) => `${row.item_id} ${row.modifier_group_id}`,
  );
  for (const [itemId, rows] of Map.groupBy(gone, (row) => row.item_id))
    await tx
      .deleteFrom('item_modifier_group')
      .where('item_id', '=', itemId)
      .where(
        'modifier_group_id',
        'in',
        rows.map((row) => row.modifier_group_id),
      )
      .execute();
  for (const portion of portions(come)) await tx.insertInto('item_modifier_group', portion).execute();
}
