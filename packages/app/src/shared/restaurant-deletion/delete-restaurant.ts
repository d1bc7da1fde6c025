import type { RestaurantDeletion } from '@cardamom/api-types';
import { api, dataOf } from '../api/index.ts';

/** Deletes the restaurant with all it holds; says whether the session went on in another one. */
export function deleteRestaurant(body: RestaurantDeletion): Promise<{ isSignedIn: boolean }> {
  return dataOf(api.POST('/settings/restaurant/deletion', { body }));
}

/** Whether a restaurant can be registered now, which the end of the last one may have changed; no where that cannot be learned. */
export async function mayRegister(): Promise<boolean> {
  try {
    const { isRegistrationOpen } = await dataOf(api.GET('/public/configuration'));
    return isRegistrationOpen;
  } catch {
    return false;
  }
}
