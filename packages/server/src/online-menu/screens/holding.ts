import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { getDigitalMenuSettings } from '../digital-menu/settings.ts';

/** A menu for screens, and in which of its categories it shows what is looked for. */
type Holding = { readonly id: string; readonly categoryIds: readonly string[] };

/** How many active screens with a television show what these menus hold: by the menu they show, and the categories they were given. */
export async function countScreens(tx: RestaurantTransaction, menus: readonly Holding[]): Promise<number> {
  if (menus.length === 0) return 0;
  const screens = await tx
    .selectFrom('screen')
    .innerJoin('screen_state', (join) =>
      join
        .onRef('screen_state.restaurant_id', '=', 'screen.restaurant_id')
        .onRef('screen_state.screen_id', '=', 'screen.id'),
    )
    .select(['screen.menu_id', 'screen.category_ids'])
    .where('screen.deleted_at', 'is', null)
    .where('screen.is_active', '=', 1)
    .where('screen_state.last_seen_at', 'is not', null)
    .execute();
  const { categoryIds: usual } = await getDigitalMenuSettings(tx);
  const chosenMenus = screens.flatMap((screen) => screen.menu_id ?? []);
  const present = await presentAmong(tx, 'menu', chosenMenus);
  return screens.filter(({ menu_id: menuId, category_ids: own }) => {
    const categoryIds = own === null ? usual : fromJson(own);
    return menus.some(
      (menu) =>
        (menuId === null || !present.has(menuId) || menuId === menu.id) &&
        (categoryIds.length === 0 || menu.categoryIds.some((id) => categoryIds.includes(id))),
    );
  }).length;
}
