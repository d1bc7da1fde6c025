import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileOf, savePreferences } from '../src/human-resources/profile.ts';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';
import { makeWorld } from './support/world.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const told = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => [
  status,
  body.code,
  body.message,
];

test('a session whose restaurant is gone has ended, and says why', async () => {
  const person = await server.registerRestaurant();
  await server.database.inRestaurant(person.profile.restaurant.id, (tx) =>
    tx.updateTable('restaurant').set({ deleted_at: 1 }).execute(),
  );
  expect(told(await person.request('getMyProfile'))).toEqual([401, 'C_001', 'Tenant not found']);
  const body = { name: 'Soups' };
  expect(told(await person.request('createCategory', { body }))).toEqual([401, 'C_001', 'Tenant not found']);
  expect((await person.request('refresh')).status).toBe(401);
});

test('nobody can go on in a restaurant that is not there, or is not theirs', async () => {
  const { profile } = await server.registerRestaurant();
  for (const restaurantId of [newId(), profile.restaurant.id]) {
    const answer = await owner.request('chooseRestaurant', { body: { restaurantId } });
    expect(told(answer)).toEqual([404, 'C_001', 'Tenant not found']);
  }
});

test('a person who is gone between two steps of a request is not found', async () => {
  const gone = { restaurantId: owner.profile.restaurant.id, staffId: newId() };
  const notFound = { code: 'HR_002', message: 'Staff not found' };
  await expect(profileOf(server.database, gone)).rejects.toMatchObject(notFound);
  const preferences = { theme: 'dark', defaultLanguage: 'en' } as const;
  await expect(savePreferences(server.database, gone, preferences)).rejects.toMatchObject(notFound);
});

// proves: errors.failedDelete
test('a deletion that fails for another reason than use says so', async () => {
  const world = await makeWorld(server);
  const { itemId } = world.ids;
  await server.database.inRestaurant(world.owner.profile.restaurant.id, (tx) =>
    tx
      .updateTable('item')
      .set({ marks: sql<never>`'unreadable'` })
      .where('id', '=', itemId)
      .execute(),
  );
  const answer = await world.owner.request('deleteItem', {
    params: { itemId },
    headers: { 'if-match': '"1"' },
  });
  expect(told(answer)).toEqual([500, 'failedDelete', 'Delete operation failed']);
});
