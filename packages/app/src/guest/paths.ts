import type { PublicRestaurant } from '@cardamom/api-types';

/** Path of a restaurant's landing page. */
export function restaurantPath(restaurant: Pick<PublicRestaurant, 'restaurantUrl'>): string {
  return `/qr-menu/${encodeURIComponent(restaurant.restaurantUrl)}`;
}

/** An address with its query; without `?` where there is none. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
