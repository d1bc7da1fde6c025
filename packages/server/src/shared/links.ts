import type { Config } from '../config/config.ts';

/** Where a restaurant's guest menu is today, below the installation's address; with a menu, that menu. */
export function guestMenuPath(restaurantUrl: string, menuId?: string): string {
  return menuId === undefined ? `/qr-menu/${restaurantUrl}` : `/qr-menu/${restaurantUrl}/${menuId}`;
}

/** A dish's own page. */
export function dishPath(restaurantUrl: string, menuId: string, itemId: string): string {
  return `${guestMenuPath(restaurantUrl, menuId)}/${itemId}`;
}

/** The guest menu of somebody who sits at a table. */
export function tablePath(restaurantUrl: string, table: string): string {
  return `${guestMenuPath(restaurantUrl)}?${new URLSearchParams({ table }).toString()}`;
}

/** What a printed QR code encodes: short, and never changing. */
export function shortPath(code: string): string {
  return `/q/${code}`;
}

/** What a television opens: our own page of a screen, unless somebody else's stands for it. */
export function screenUrl(
  { publicUrl, screenUrl: elsewhere }: Pick<Config, 'publicUrl' | 'screenUrl'>,
  code: string,
): string {
  return `${elsewhere ?? `${publicUrl}/screen`}/${code}`;
}
