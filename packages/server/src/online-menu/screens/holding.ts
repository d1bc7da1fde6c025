import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { getDigitalMenuSettings } from '../digital-menu/settings.ts';

/** A menu for screens, and in which of its categories it shows what is looked for. */
type Holding = { readonly id: string; readonly categoryIds: readonly string[] };

/** How many active screens show what these menus hold: by the menu they show, and the categories they were given. */
export async function countScreens(tx: RestaurantTransaction, menus: readonly Holding[]): Promise<number> {
  if (menus.length === 0) return 0;
  const screens = await tx
    .selectFrom('screen')
    .select(['menu_id', 'category_ids'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
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
