import type { HoldingMenus } from '@cardamom/api-types';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { Problem } from '../../shared/problem.ts';
import { countScreens } from '../screens/holding.ts';

/** How many menus are named. */
const mostNamed = 20;

/** The active menus that show at least one of these categories, of which the item is hidden in none that counts; and the screens that do. */
async function menusWith(
  tx: RestaurantTransaction,
  categoryIds: readonly string[],
  itemId?: string,
): Promise<HoldingMenus> {
  if (categoryIds.length === 0) return { menus: [], count: 0, screens: 0 };
  const sections = await tx
    .selectFrom('menu_section')
    .select(['menu_id', 'category_id', 'hidden_item_ids'])
    .where('category_id', 'in', categoryIds)
    .execute();
  const shows = sections.filter(
    ({ hidden_item_ids: hidden }) => itemId === undefined || !fromJson(hidden).includes(itemId),
  );
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
  return menusWith(tx, [categoryId]);
}

/** The active menus where guests would find an item that is active and not hidden; throws CM_NOT_FOUND. */
export async function menusOfItem(tx: RestaurantTransaction, itemId: string): Promise<HoldingMenus> {
  if (!(await presentAmong(tx, 'item', [itemId])).has(itemId)) throw new Problem('CM_NOT_FOUND');
  const categories = await tx
    .selectFrom('item_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('category.id', '=', 'item_category.category_id'),
    )
    .select('category.id')
    .where('item_category.item_id', '=', itemId)
    .where('category.deleted_at', 'is', null)
    .where('category.is_active', '=', 1)
    .execute();
  return menusWith(
    tx,
    categories.map(({ id }) => id),
    itemId,
  );
}
