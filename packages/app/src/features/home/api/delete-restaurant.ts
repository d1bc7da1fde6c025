import type { RestaurantDeletion } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Deletes the restaurant with all it holds; says whether the session went on in another one. */
export function deleteRestaurant(body: RestaurantDeletion): Promise<{ isSignedIn: boolean }> {
  return dataOf(api.POST('/settings/restaurant/deletion', { body }));
}
