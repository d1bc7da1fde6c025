import { open, type Handlers } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { Problem } from '../shared/problem.ts';
import { hashOf } from '../shared/representation.ts';
import { publicContract } from './contract.ts';
import { tagOf } from './tag.ts';
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
      const file = { bytes, contentType: 'application/json', fileName: 'openapi.json' };
      return { status: 200, tag: hashOf(bytes), file };
    }),

    getPublicRestaurant: open<'getPublicRestaurant'>(async ({ params }) => {
      const restaurantId = await restaurantAt(params.restaurantUrl);
      const data = await database.readRestaurant(restaurantId, getPublicRestaurant);
      return { status: 200, tag: tagOf(data), data };
    }),

    getPublicMenu: open<'getPublicMenu'>(async ({ params }) => {
      const restaurantId = await restaurantAt(params.restaurantUrl);
      const data = await database.readRestaurant(restaurantId, (tx) => getPublicMenu(tx, params.menuId));
      return { status: 200, tag: tagOf(data), data };
    }),
  } satisfies Handlers;
}
