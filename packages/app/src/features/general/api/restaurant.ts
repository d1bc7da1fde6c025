import type { RestaurantPatch } from '@cardamom/api-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The restaurant and what it says of itself. */
export const restaurantQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
});

/** Changes the restaurant: currency, time zone and hours are written and read everywhere. Throws CM_CONFLICT, S_006 or the field that is wrong. */
export function updateRestaurant() {
  return mutationOptions({
    mutationFn: ({ version, patch }: { version: number; patch: RestaurantPatch }) =>
      dataOf(
        api.PATCH('/settings/restaurant', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    meta: { touches: 'all' },
  });
}

/** Whether the restaurant may have this address. */
export function urlCheck(restaurantUrl: string) {
  return queryOptions({
    queryKey: ['settings', 'restaurant-url', restaurantUrl],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/settings/restaurant-url', { params: { query: { restaurantUrl } }, signal })),
  });
}
