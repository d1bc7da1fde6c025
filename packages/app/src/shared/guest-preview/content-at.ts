import type { GuestMenuContent, MenuPreview, PublicMenu } from '@cardamom/api-types';

/** The menu that the restaurant's own page shows at once: the only one that is on, or the only one there is. */
function onlyMenu(menus: readonly PublicMenu[]): PublicMenu | null {
  const on = menus.filter((menu) => menu.isOn);
  if (on.length === 1) return on[0] ?? null;
  return menus.length === 1 ? (menus[0] ?? null) : null;
}

/** What the server would render for a menu's address, or (null) for the restaurant's. */
export function contentAt({ restaurant, menus }: MenuPreview, menuId: string | null): GuestMenuContent {
  const menu = menus.find(({ id }) => id === menuId);
  if (menu) return { page: 'menu', restaurant, menu };
  return { page: 'restaurant', restaurant, menu: onlyMenu(menus) };
}
