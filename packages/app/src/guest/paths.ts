import type { PublicItem, PublicMenu, PublicRestaurant } from '@cardamom/api-types';

/** Path of a restaurant's landing page. */
export function restaurantPath(restaurant: Pick<PublicRestaurant, 'restaurantUrl'>): string {
  return `/qr-menu/${encodeURIComponent(restaurant.restaurantUrl)}`;
}

/** Path of a menu of the restaurant; a lone one stands on the landing page. */
export function menuPath(
  restaurant: Pick<PublicRestaurant, 'restaurantUrl' | 'menus'>,
  { id }: Pick<PublicMenu, 'id'>,
): string {
  const landing = restaurantPath(restaurant);
  return restaurant.menus.length > 1 ? `${landing}/${id}` : landing;
}

/** Path of a dish of a menu. */
export function dishPath(
  restaurant: Pick<PublicRestaurant, 'restaurantUrl'>,
  menu: Pick<PublicMenu, 'id'>,
  item: Pick<PublicItem, 'id'>,
): string {
  return `${restaurantPath(restaurant)}/${menu.id}/${item.id}`;
}

/** An address with its query; without `?` where there is none. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
