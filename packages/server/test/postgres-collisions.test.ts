import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordChange } from '../src/changes/record-change.ts';
import type { RestaurantTransaction } from '../src/database/restaurant-transaction.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

async function describeCategory(tx: RestaurantTransaction, id: string, description: string): Promise<void> {
  await tx.updateTable('category').set({ description }).where('id', '=', id).execute();
}

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('transactions that collide', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.registerRestaurant();
  });
  afterAll(() => server.stop());

  const restaurantId = () => owner.profile.restaurant.id;
  const added = async (name: string): Promise<string> =>
    (await owner.request('createCategory', { body: { name } })).body.data.id;

  test('a deadlock is tried again, and listeners hear of what came of it once', async () => {
    const [soups, fish] = [await added('Soups'), await added('Fish')];
    const heard: string[] = [];
    const stop = server.database.changes.onChange((_restaurant, notes) => {
      heard.push(...notes.map(({ entityId }) => entityId));
    });
    let tries = 0;
    let holding = 0;
    const bothHoldOne = Promise.withResolvers<undefined>();

    const writes: Promise<void>[] = [];
    /**
     * Takes two rows in this order past what holds the restaurant, as no code of the product does. The try
     * after a deadlock begins when the other has its rows: at once, it could take its first before the
     * other woke, and both would meet again.
     */
    const write = async (first: string, second: string) =>
      server.database.beforeSignIn(async (outside) => {
        tries += 1;
        if (tries > 2) await Promise.any(writes);
        const tx = await outside.enter(restaurantId());
        const change = { staffId: null, entity: 'CATEGORY', entityId: first, action: 'UPDATED' } as const;
        await recordChange(tx, { ...change, before: null, after: null });
        await describeCategory(tx, first, `First ${first}`);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve(undefined);
        await bothHoldOne.promise;
        await describeCategory(tx, second, `Second ${first}`);
      });
    writes.push(write(soups, fish), write(fish, soups));
    await Promise.all(writes);
    stop();
    expect(tries).toBe(3);
    expect(heard.toSorted()).toEqual([soups, fish].toSorted());
  });

  test('those who write in one restaurant wait for each other in all processes, and nobody else waits', async () => {
    const other = await startTestServer({
      databaseUrl: server.config.databaseUrl,
      dataDir: server.config.dataDir,
    });
    try {
      const theirs = (await server.registerRestaurant()).profile.restaurant.id;
      const order: string[] = [];
      const note = (what: string) => () => Promise.resolve(order.push(what));
      const hold = Promise.withResolvers<undefined>();
      const begun = Promise.withResolvers<undefined>();
      const holder = server.database.inRestaurant(restaurantId(), async () => {
        begun.resolve(undefined);
        await hold.promise;
        order.push('holder');
      });
      await begun.promise;
      // More than there are connections, which those who wait must leave to others.
      const waiting = Array.from({ length: 15 }, () =>
        other.database.inRestaurant(restaurantId(), note('waiting')),
      );
      await other.database.inRestaurant(theirs, note('another restaurant'));
      await other.database.besideRestaurant(restaurantId(), note('beside'));
      await other.database.readRestaurant(restaurantId(), note('reader'));
      hold.resolve(undefined);
      await Promise.all([holder, ...waiting]);
      expect(order.slice(0, 4)).toEqual(['another restaurant', 'beside', 'reader', 'holder']);
      expect(order).toHaveLength(19);
    } finally {
      await other.stop();
    }
  });
});
