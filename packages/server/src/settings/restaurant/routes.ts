import type { Restaurant } from '@cardamom/api-types';
import { reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import { guestMenuPath, shortPath } from '../../shared/links.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import { requiredVersion } from '../../shared/version.ts';
import { getRestaurant, updateRestaurant, type StoredRestaurant } from './service.ts';

/** Handlers of the contract's `/settings/restaurant`. */
export function restaurantHandlers({ config: { publicUrl } }: Services) {
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

    updateRestaurant: writing<'updateRestaurant'>(async ({ staff, ifMatch, body }, tx) => {
      const saved = await presentConflict(
        () => updateRestaurant(tx, staff.staffId, requiredVersion(ifMatch), body),
        (current) => Promise.resolve(linked(current as StoredRestaurant)),
      );
      return { status: 200, data: linked(saved), version: saved.version };
    }),
  } satisfies Handlers;
}
