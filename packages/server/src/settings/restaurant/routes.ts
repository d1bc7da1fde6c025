import type { Restaurant } from '@cardamom/api-types';
import { deleteRestaurant } from '../../authentication/delete-restaurant.ts';
import { open, reading, writing, type Handlers } from '../../http/call.ts';
import { findHolder } from '../../public/find-restaurant.ts';
import type { Services } from '../../shared/services.ts';
import { guestMenuPath, shortPath } from '../../shared/links.ts';
import { Problem } from '../../shared/problem.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import { requiredVersion } from '../../shared/version.ts';
import { convertCurrency } from './currency.ts';
import { isReservedUrl } from './reserved-urls.ts';
import { getRestaurant, replaceRestaurantCode, updateRestaurant, type StoredRestaurant } from './service.ts';

/** Handlers of the contract's `/settings/restaurant`. */
export function restaurantHandlers(services: Services) {
  const {
    config: { publicUrl },
    database,
  } = services;
  const linked = (stored: StoredRestaurant): Restaurant => ({
    ...stored,
    shortUrl: publicUrl + shortPath(stored.shortCode),
    publicUrl: publicUrl + guestMenuPath(stored.restaurantUrl),
  });
  return {
    getRestaurant: reading<'getRestaurant'>(async (_call, tx) => {
      const data = linked(await getRestaurant(tx));
      return { status: 200, data, version: data.version };
    }),

    checkRestaurantUrl: open<'checkRestaurantUrl'>(async ({ staff, query: { restaurantUrl } }) => {
      const holder = await findHolder(database, restaurantUrl);
      const isOthers = holder !== null && holder !== staff?.restaurantId;
      return { status: 200, data: { isFree: !isOthers && !isReservedUrl(restaurantUrl) } };
    }),

    updateRestaurant: writing<'updateRestaurant'>(async ({ staff, ifMatch, body }, tx) => {
      const saved = await presentConflict(
        () => updateRestaurant(tx, staff.staffId, requiredVersion(ifMatch), body),
        (current) => Promise.resolve(linked(current as StoredRestaurant)),
      );
      return { status: 200, data: linked(saved), version: saved.version };
    }),

    replaceRestaurantCode: writing<'replaceRestaurantCode'>(async ({ staff, ifMatch }, tx) => {
      const saved = await presentConflict(
        () => replaceRestaurantCode(tx, staff.staffId, requiredVersion(ifMatch)),
        (current) => Promise.resolve(linked(current as StoredRestaurant)),
      );
      return { status: 200, data: linked(saved), version: saved.version };
    }),

    deleteRestaurant: open<'deleteRestaurant'>(async ({ staff, body }) => {
      if (!staff) throw new Problem('C_009');
      const { cookies, isSignedIn } = await deleteRestaurant(services, staff, body);
      return { status: 200, data: { isSignedIn }, cookies };
    }),

    convertCurrency: writing<'convertCurrency'>(async ({ staff, ifMatch, body }, tx) => {
      const saved = await presentConflict(
        () => convertCurrency(tx, staff.staffId, requiredVersion(ifMatch), body),
        (current) => Promise.resolve(linked(current as StoredRestaurant)),
      );
      return { status: 200, data: linked(saved), version: saved.version };
    }),
  } satisfies Handlers;
}
