/** Where a restaurant's guest menu is today, below the installation's address; with a menu, that menu. */
export function guestMenuPath(restaurantUrl: string, menuId?: string): string {
  return menuId === undefined ? `/qr-menu/${restaurantUrl}` : `/qr-menu/${restaurantUrl}/${menuId}`;
}

/** What a printed QR code encodes: short, and never changing. */
export function shortPath(code: string): string {
  return `/q/${code}`;
}
