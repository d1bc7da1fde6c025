import type { Menu } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { entityHandlers } from '../../entities/handlers.ts';
import { reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import { previewMenus } from '../../public/preview.ts';
import { findRestaurantUrl } from '../../settings/restaurant/repository.ts';
import { guestMenuPath, shortPath } from '../../shared/links.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import { requiredVersion } from '../../shared/version.ts';
import { menuEntity } from './entity.ts';
import { screensOfMenu } from './holding.ts';
import { moveMenus } from './order.ts';
import type { StoredMenu } from './repository.ts';
import { menus, replaceMenuCode } from './service.ts';

/** Menus with their links below `publicUrl`. */
async function linked(
  tx: RestaurantTransaction,
  publicUrl: string,
  stored: readonly StoredMenu[],
): Promise<Menu[]> {
  const restaurantUrl = await findRestaurantUrl(tx);
  return stored.map((menu) => ({
    ...menu,
    shortUrl: publicUrl + shortPath(menu.shortCode),
    publicUrl: publicUrl + guestMenuPath(restaurantUrl, menu.id),
  }));
}

/** Handlers of the contract's `/online-menu/menus`, and what guests will see of them. */
export function menuHandlers({ config: { publicUrl } }: Services) {
  return {
    ...entityHandlers({ one: 'Menu', many: 'Menus' }, menus, menuEntity, {
      sortOf: ({ sort = 'position' }) => sort,
      present: (tx, stored) => linked(tx, publicUrl, stored),
    }),

    countScreensOfMenu: reading<'countScreensOfMenu'>(async ({ params }, tx) => ({
      status: 200,
      data: { screens: await screensOfMenu(tx, params.menuId) },
    })),

    moveMenus: writing<'moveMenus'>(async ({ staff, body }, tx) => {
      await moveMenus(tx, staff.staffId, body);
      return { status: 204 };
    }),

    replaceMenuCode: writing<'replaceMenuCode'>(async ({ staff, params, ifMatch }, tx) => {
      const present = async (menu: object) =>
        (await linked(tx, publicUrl, [menu as StoredMenu])).at(0) as Menu;
      const named = { id: params.menuId, version: requiredVersion(ifMatch) };
      const saved = await presentConflict(() => replaceMenuCode(tx, staff.staffId, named), present);
      return { status: 200, data: await present(saved), version: saved.version };
    }),

    previewMenus: reading<'previewMenus'>(async ({ query }, tx) => ({
      status: 200,
      data: await previewMenus(tx, query),
    })),
  } satisfies Handlers;
}
