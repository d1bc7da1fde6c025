import type { NewRestaurant } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Founds another restaurant, which the person owns and works in from now on. Throws CM_REGISTRATION_CLOSED. */
export function addRestaurant(body: NewRestaurant) {
  return dataOf(api.POST('/authentication/restaurants', { body }));
}
