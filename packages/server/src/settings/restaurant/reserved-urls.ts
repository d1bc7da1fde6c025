/** URL parts no restaurant gets: they would read as a part of Cardamom itself. */
const reserved = new Set([
  'admin',
  'api',
  'assets',
  'cardamom',
  'login',
  'media',
  'menu',
  'new',
  'public',
  'qr-menu',
  'register',
  'screen',
  'settings',
  'static',
]);

/** Whether a restaurant may not call its guest menu's address this. */
export function isReservedUrl(restaurantUrl: string): boolean {
  return reserved.has(restaurantUrl);
}
