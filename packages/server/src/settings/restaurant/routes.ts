import { reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { requiredVersion } from '../../shared/version.ts';
import { getRestaurant, updateRestaurant } from './service.ts';

/** What the contract's `/settings/restaurant` answers. */
export function restaurantHandlers({ config }: Services) {
  const { publicUrl } = config;
  return {
    getRestaurant: reading<'getRestaurant'>(async (_call, tx) => {
      const data = await getRestaurant(tx, publicUrl);
      return { status: 200, data, version: data.version };
    }),

    updateRestaurant: writing<'updateRestaurant'>(async ({ staff, ifMatch, body }, tx) => {
      const data = await updateRestaurant(tx, publicUrl, staff.staffId, requiredVersion(ifMatch), body);
      return { status: 200, data, version: data.version };
    }),
  } satisfies Handlers;
}
