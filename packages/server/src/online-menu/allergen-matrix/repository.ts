import type { MatrixRow } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { declarationIn } from '../items/allergens.ts';
import { sectionsByMenu } from '../menus/sections.ts';

/** A category of the matrix; items it leaves out are hidden on the menu. */
export type MatrixCategory = { id: string; name: string; hiddenItemIds: readonly string[] };
type Declared = Pick<MatrixRow, 'id' | 'name' | 'allergens'>;
export type MatrixItem = Declared & { categoryId: string };
export type MatrixOption = Declared & { groupId: string; groupName: string };

/** Active categories in their order. */
async function openCategories(tx: RestaurantTransaction): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('category')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The name of a living menu and whether it holds every category; null when there is none. */
export async function findMatrixMenu(
  tx: RestaurantTransaction,
  id: string,
): Promise<{ id: string; name: string; includesAll: boolean } | null> {
  const row = await tx
    .selectFrom('menu')
    .select(['id', 'name', 'includes_all_categories'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, includesAll: row.includes_all_categories === 1 } : null;
}

/** The name of a living category; null when there is none. */
export async function findMatrixCategory(
  tx: RestaurantTransaction,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const row = await tx
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The categories of the matrix in the order guests read them: the menu's sections, or every active category. */
export async function findCategories(
  tx: RestaurantTransaction,
  menu: { id: string; includesAll: boolean } | null,
): Promise<MatrixCategory[]> {
  const open = await openCategories(tx);
  if (menu === null || menu.includesAll) return open.map((category) => ({ ...category, hiddenItemIds: [] }));
  const sections = (await sectionsByMenu(tx, [menu.id])).get(menu.id) ?? [];
  const isOpen = new Set(open.map(({ id }) => id));
  return sections
    .filter(({ category }) => isOpen.has(category.id))
    .map(({ category, title, hiddenItemIds }) => ({
      id: category.id,
      name: title || category.name,
      hiddenItemIds,
    }));
}

/** Active items of these categories, in the categories' own order. */
export async function findItems(
  tx: RestaurantTransaction,
  categoryIds: readonly string[],
): Promise<MatrixItem[]> {
  if (categoryIds.length === 0) return [];
  const rows = await tx
    .selectFrom('item_category')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('item.id', '=', 'item_category.item_id'),
    )
    .select([
      'item.id',
      'item.name',
      'item.allergens',
      'item.allergens_declared',
      'item_category.category_id',
    ])
    .where('item_category.category_id', 'in', categoryIds)
    .where('item.deleted_at', 'is', null)
    .where('item.is_active', '=', 1)
    .orderBy('item_category.position')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    allergens: declarationIn(row),
  }));
}

/** Which active modifier groups the restaurant's items have, by item. */
export async function findGroupUses(
  tx: RestaurantTransaction,
): Promise<{ itemId: string; groupId: string }[]> {
  return tx
    .selectFrom('item_modifier_group')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'item_modifier_group.restaurant_id')
        .onRef('modifier_group.id', '=', 'item_modifier_group.modifier_group_id'),
    )
    .select(['item_modifier_group.item_id as itemId', 'item_modifier_group.modifier_group_id as groupId'])
    .where('modifier_group.deleted_at', 'is', null)
    .where('modifier_group.is_active', '=', 1)
    .execute();
}

/** The options of the active modifier groups, groups by name, options in their order. */
export async function findOptions(tx: RestaurantTransaction): Promise<MatrixOption[]> {
  const rows = await tx
    .selectFrom('modifier_option')
    .innerJoin('modifier_group', (join) =>
      join
        .onRef('modifier_group.restaurant_id', '=', 'modifier_option.restaurant_id')
        .onRef('modifier_group.id', '=', 'modifier_option.modifier_group_id'),
    )
    .select(['modifier_option.id', 'modifier_option.name'])
    .select(['modifier_option.allergens', 'modifier_option.allergens_declared'])
    .select(['modifier_group.id as groupId', 'modifier_group.name as staffName'])
    .select('modifier_group.guest_name as guestName')
    .where('modifier_group.deleted_at', 'is', null)
    .where('modifier_group.is_active', '=', 1)
    .orderBy('modifier_group.name_key')
    .orderBy('modifier_option.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    groupId: row.groupId,
    groupName: row.guestName || row.staffName,
    allergens: declarationIn(row),
  }));
}
