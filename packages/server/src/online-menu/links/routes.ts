import type { LinkCheck } from '@cardamom/api-types';
import { open, reading, type Handlers } from '../../http/call.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { checkAll, type AskPage } from './check.ts';
import { getLinks } from './service.ts';

/** Handlers of the contract's `/online-menu/links`. */
export function linkHandlers({ config, database }: Services, ask: AskPage) {
  /** Those that run, by restaurant: one at a time, whose result all hear who ask meanwhile. */
  const running = new Map<string, Promise<LinkCheck>>();

  async function check(restaurantId: string): Promise<LinkCheck> {
    try {
      const links = await database.readRestaurant(restaurantId, (tx) => getLinks(tx, config));
      return await checkAll(links, config.publicUrl, ask);
    } finally {
      running.delete(restaurantId);
    }
  }

  return {
    getLinks: reading<'getLinks'>(async (_call, tx) => ({
      status: 200,
      data: await getLinks(tx, config),
    })),

    checkLinks: open<'checkLinks'>(async ({ staff }) => {
      if (staff === undefined) throw new Problem('C_009');
      const { restaurantId } = staff;
      const checking = running.get(restaurantId) ?? check(restaurantId);
      running.set(restaurantId, checking);
      return { status: 200, data: await checking };
    }),
  } satisfies Handlers;
}
