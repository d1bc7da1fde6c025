import type { HeldTogether, HoldingMenus } from '@cardamom/api-types';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { Problem } from '../../shared/problem.ts';
import { activeGroupsOf, shownItemsWith } from '../modifier-groups/users.ts';
import { countScreens } from '../screens/holding.ts';

/** How many menus are named. */
const mostNamed = 20;

/** Where guests would find something: in a category, and there with the item that has it. */
type Place = { readonly categoryId: string; readonly itemId?: string };

/** The active menus that show at least one of these places, where an item counts as shown unless the menu hides it; and the screens that do. */
async function menusWith(tx: RestaurantTransaction, places: readonly Place[]): Promise<HoldingMenus> {
  if (places.length === 0) return { menus: [], count: 0, screens: 0 };
  const placesIn = Map.groupBy(places, ({ categoryId }) => categoryId);
  const categoryIds = [...placesIn.keys()];
  const sections = await tx
    .selectFrom('menu_section')
    .select(['menu_id', 'category_id', 'hidden_item_ids'])
    .where('category_id', 'in', categoryIds)
    .execute();
  const shows = sections.filter(({ category_id: categoryId, hidden_item_ids: hiddenIds }) => {
    const hidden = new Set(fromJson(hiddenIds));
    return placesIn.get(categoryId)?.some(({ itemId }) => itemId === undefined || !hidden.has(itemId));
  });
  const showing = Map.groupBy(shows, (section) => section.menu_id);
  const menus = await tx
    .selectFrom('menu')
    .select(['id', 'name', 'includes_all_categories', 'channels'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const holding = menus.flatMap(({ id, name, includes_all_categories: includesAll, channels }) => {
    const shown =
      includesAll === 1 ? categoryIds : (showing.get(id) ?? []).map((section) => section.category_id);
    return shown.length > 0
      ? [{ id, name, categoryIds: shown, isOnScreens: fromJson(channels).includes('SCREENS') }]
      : [];
  });
  return {
    menus: holding.slice(0, mostNamed).map(({ id, name }) => ({ id, name })),
    count: holding.length,
    screens: await countScreens(
      tx,
      holding.filter(({ isOnScreens }) => isOnScreens),
    ),
  };
}

/** The active menus that hold a category, active or not; throws CM_NOT_FOUND. */
export async function menusOfCategory(tx: RestaurantTransaction, categoryId: string): Promise<HoldingMenus> {
  if (!(await presentAmong(tx, 'category', [categoryId])).has(categoryId)) throw new Problem('CM_NOT_FOUND');
  return menusWith(tx, [{ categoryId }]);
}

/** The active categories of these items; of one that is deleted, none. */
async function placesOf(tx: RestaurantTransaction, itemIds: readonly string[]): Promise<Place[]> {
  if (itemIds.length === 0) return [];
  return tx
    .selectFrom('item_category')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('item.id', '=', 'item_category.item_id'),
    )
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('category.id', '=', 'item_category.category_id'),
    )
    .select(['item.id as itemId', 'category.id as categoryId'])
    .where('item_category.item_id', 'in', itemIds)
    .where('item.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null)
    .where('category.is_active', '=', 1)
    .execute();
}

/** The active menus where guests would find an item that is active and not hidden; throws CM_NOT_FOUND. */
export async function menusOfItem(tx: RestaurantTransaction, itemId: string): Promise<HoldingMenus> {
  if (!(await presentAmong(tx, 'item', [itemId])).has(itemId)) throw new Problem('CM_NOT_FOUND');
  return menusWith(tx, await placesOf(tx, [itemId]));
}

/** The active menus where guests would find a modifier group that is active: with the items that have it; throws CM_NOT_FOUND. */
export async function menusOfModifierGroup(
  tx: RestaurantTransaction,
  groupId: string,
): Promise<HoldingMenus> {
  if (!(await presentAmong(tx, 'modifier_group', [groupId])).has(groupId)) throw new Problem('CM_NOT_FOUND');
  return menusWith(tx, await placesOf(tx, await shownItemsWith(tx, [groupId])));
}

/** The active menus where guests would find at least one of these, were they all active and not hidden. */
export async function menusOfMany(
  tx: RestaurantTransaction,
  { itemIds, optionIds }: HeldTogether,
): Promise<HoldingMenus> {
  const withOptions = await shownItemsWith(tx, await activeGroupsOf(tx, optionIds));
  return menusWith(tx, await placesOf(tx, [...new Set([...itemIds, ...withOptions])]));
}

/** How many screens show a menu, were it active: none where it is not for screens or holds nothing; throws CM_NOT_FOUND. */
export async function screensOfMenu(tx: RestaurantTransaction, menuId: string): Promise<number> {
  const menu = await tx
    .selectFrom('menu')
    .select(['includes_all_categories', 'channels'])
    .where('id', '=', menuId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!menu) throw new Problem('CM_NOT_FOUND');
  if (!fromJson(menu.channels).includes('SCREENS')) return 0;
  const active = await tx
    .selectFrom('category')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .execute();
  const sections = await tx
    .selectFrom('menu_section')
    .select('category_id')
    .where('menu_id', '=', menuId)
    .execute();
  const named = new Set(sections.map((section) => section.category_id));
  const categoryIds = active.flatMap(({ id }) =>
    menu.includes_all_categories === 1 || named.has(id) ? [id] : [],
  );
  return categoryIds.length === 0 ? 0 : countScreens(tx, [{ id: menuId, categoryIds }]);
}
