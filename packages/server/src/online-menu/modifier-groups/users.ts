import type { ItemModifierGroup, Reference } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { portions } from '../../shared/portions.ts';
import { optionsByGroup } from './options.ts';

/** How many items an answer names as users of a group. */
export const namedUsers = 100;

/** The items that have each of these groups by name, the first hundred of each. */
export async function itemsByGroup(
  tx: RestaurantTransaction,
  groupIds: readonly string[],
): Promise<Map<string, Reference[]>> {
  const rows = await tx
    .selectFrom('item_modifier_group')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('item.id', '=', 'item_modifier_group.item_id'),
    )
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

/** The groups of these items in the order guests read them, by item. */
export async function groupsByItem(
  tx: RestaurantTransaction,
  itemIds: readonly string[],
): Promise<Map<string, ItemModifierGroup[]>> {
  const rows = await tx
    .selectFrom('item_modifier_group')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('modifier_group.id', '=', 'item_modifier_group.modifier_group_id'),
    )
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

/** Gives items exactly these groups, in this order. */
export async function replaceGroupsOfItems(
  tx: RestaurantTransaction,
  groupsOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await tx
    .deleteFrom('item_modifier_group')
    .where('item_id', 'in', [...groupsOf.keys()])
    .execute();
  const rows = [...groupsOf].flatMap(([itemId, groupIds]) =>
    groupIds.map((groupId, position) => ({ item_id: itemId, modifier_group_id: groupId, position })),
  );
  for (const portion of portions(rows)) await tx.insertInto('item_modifier_group', portion).execute();
}
