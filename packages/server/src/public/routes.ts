import { open, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { publicContract } from './contract.ts';
import { findByUrl } from './find-restaurant.ts';
import { getPublicMenu, getPublicRestaurant } from './service.ts';

/** Handlers of the contract's `/public/restaurants`, also under a former URL, and its own description; C_001 for a URL that nobody has. */
export function publicHandlers({ config, database }: Services) {
  async function restaurantAt(restaurantUrl: string): Promise<string> {
    const found = await findByUrl(database, restaurantUrl);
    if (found === null) throw new Problem('C_001');
    return found.restaurantId;
  }

  let contract: Buffer | undefined;

  return {
    getPublicContract: open<'getPublicContract'>(async () => {
      contract ??= Buffer.from(JSON.stringify(publicContract(config.publicUrl)));
      const bytes = contract;
      return { status: 200, file: { bytes, contentType: 'application/json', fileName: 'openapi.json' } };
    }),

    getPublicRestaurant: open<'getPublicRestaurant'>(async ({ params }) => {
      const restaurantId = await restaurantAt(params.restaurantUrl);
      return { status: 200, data: await database.readRestaurant(restaurantId, getPublicRestaurant) };
    }),

    getPublicMenu: open<'getPublicMenu'>(async ({ params }) => {
      const restaurantId = await restaurantAt(params.restaurantUrl);
      const data = await database.readRestaurant(restaurantId, (tx) => getPublicMenu(tx, params.menuId));
      return { status: 200, data };
    }),
  } satisfies Handlers;
}
