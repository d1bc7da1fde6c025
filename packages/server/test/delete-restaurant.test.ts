import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSignInLink } from '../src/authentication/one-time-link.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { openFileStore } from '../src/files/file-store.ts';
import { createLog } from '../src/http/log.ts';
import { removeDeleted } from '../src/operations/remove-deleted.ts';
import { addressOf, listen } from './support/live-stream.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';
import { picture } from './support/world.ts';

const patience = { timeout: 30_000, interval: 100 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const deletion = (owner: Owner, body: object = {}) =>
  owner.request('deleteRestaurant', { body: { name: 'Test bistro', password: owner.password, ...body } });

const nameOf = (restaurantId: string) =>
  server.database.lookUp(async ({ db }) => {
    const row = await db
      .selectFrom('restaurant')
      .select('name')
      .where('id', '=', restaurantId)
      .executeTakeFirstOrThrow();
    return row.name;
  });

test('a restaurant goes with what it holds; its address and codes say that it is gone, and its e-mail is free', async () => {
  const owner = await server.registerRestaurant();
  const { shortCode, restaurantUrl, id } = (await owner.request('getRestaurant')).body.data;
  const { id: imageId } = (await owner.request('uploadImage', await picture())).body.data;
  await owner.request('createCategory', { body: { name: 'Soups' } });
  const { id: screenId } = (await owner.request('createScreen', { body: { name: 'Bar' } })).body.data;
  await owner.request('identifyScreen', { params: { screenId } });
  const folder = join(server.config.dataDir, 'files', 'images', imageId.slice(-2), imageId);
  expect(existsSync(folder)).toBe(true);
  // Its slow variants come behind the answer.
  const store = openFileStore(server.config.dataDir);
  await vi.waitUntil(async () => (await store.listPending()).length === 0, patience);

  const guest = await listen(await addressOf(server.app), { restaurantUrl });
  expect((await guest.next()).name).toBe('ready');
  const answer = await deletion(owner);
  expect([answer.status, answer.body.data]).toEqual([200, { isSignedIn: false }]);
  expect(owner.cookies.size).toBe(1);
  expect(await guest.next()).toMatchObject({
    name: 'change',
    data: { changes: [{ entity: 'RESTAURANT', id }] },
  });
  guest.hangUp();

  expect((await server.app.inject({ url: `/qr-menu/${restaurantUrl}` })).statusCode).toBe(410);
  expect((await server.app.inject({ url: `/q/${shortCode}` })).statusCode).toBe(410);
  await expect.poll(() => nameOf(id), patience).toBe('');
  const left = await server.database.readRestaurant(id, async (tx) => ({
    category: await tx.selectFrom('category').select('id').execute(),
    change: await tx.selectFrom('change').select('id').execute(),
    image: await tx.selectFrom('image').select('id').execute(),
    screen: await tx.selectFrom('screen').select('id').execute(),
    screenState: await tx.selectFrom('screen_state').select('screen_id').execute(),
    digitalMenu: await tx.selectFrom('digital_menu_settings').select('id').execute(),
    staff: await tx.selectFrom('staff').select(['name', 'phone_number']).execute(),
  }));
  expect(left).toEqual({
    category: [],
    change: [],
    image: [],
    screen: [],
    screenState: [],
    digitalMenu: [],
    staff: [{ name: '', phone_number: null }],
  });
  expect(existsSync(folder)).toBe(false);

  const again = await server.registerRestaurant({ email: owner.email, restaurantName: 'Second try' });
  expect(again.profile.email).toBe(owner.email);
  const url = await again.request('checkRestaurantUrl', { query: { restaurantUrl } });
  expect(url.body.data.isFree).toBe(false);
});

test('only its owner deletes it, by its name and their password', async () => {
  const owner = await server.registerRestaurant();
  const colleague = await server.signInAs(owner, ['ALL']);
  const refused = await colleague.request('deleteRestaurant', {
    body: { name: 'Test bistro', password: 'Lime green 1' },
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'C_010']);
  const misnamed = await deletion(owner, { name: 'Another' });
  expect(misnamed.body.errors[0]).toMatchObject({ pointer: '/name', code: 'CM_CHOICE' });
  const wrong = await deletion(owner, { password: 'Lime green 2' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'C_006']);
  expect((await deletion(owner, { password: undefined })).body.code).toBe('C_006');
  expect((await owner.request('getRestaurant')).status).toBe(200);
});

test('who works here hears that the restaurant is gone', async () => {
  const owner = await server.registerRestaurant();
  const waiter = await server.signInAs(owner, ['POS']);
  await deletion(owner);
  await expect.poll(() => nameOf(owner.profile.restaurant.id), patience).toBe('');
  const answer = await waiter.request('getMyProfile');
  expect([answer.status, answer.body.code]).toEqual([401, 'C_001']);
});

test('what was begun to be removed is gone on with', async () => {
  const owner = await server.registerRestaurant();
  const { id } = owner.profile.restaurant;
  await owner.request('createCategory', { body: { name: 'Soups' } });
  await server.database.inRestaurant(id, async (tx) => {
    await tx.updateTable('restaurant').set({ deleted_at: 1 }).execute();
  });
  const store = openFileStore(server.config.dataDir);
  const log = createLog(server.config);
  let asked = 0;
  const isClosing = () => (asked += 1) > 8;
  await removeDeleted({ database: server.database, store, log, isClosing });
  expect(await nameOf(id)).toBe('Test bistro');
  await removeDeleted({ database: server.database, store, log, isClosing: () => false });
  expect(await nameOf(id)).toBe('');
});

test("another restaurant's rows stay as they are", async () => {
  const [gone, stays] = [await server.registerRestaurant(), await server.registerRestaurant()];
  await stays.request('createCategory', { body: { name: 'Soups' } });
  await deletion(gone);
  await expect.poll(() => nameOf(gone.profile.restaurant.id), patience).toBe('');
  expect((await stays.request('listCategories')).body.data.page.total).toBe(1);
  expect((await stays.request('getRestaurant')).body.data.name).toBe('Test bistro');
});

test('the owner of the demo, who has no password, deletes it by its name, and no start brings it back', async () => {
  const { ownerEmail } = (await seedDemo(fresh)) ?? { ownerEmail: '' };
  const link = await makeSignInLink(fresh.database, fresh.config, ownerEmail);
  const person = fresh.visitor();
  const token = new URL(link ?? '').hash.slice(1);
  expect((await person.request('spendSignInLink', { body: { token } })).status).toBe(200);
  const setUp = await person.request('getSetUp');
  expect(setUp.body.data.isDemo).toBe(true);
  const answer = await person.request('deleteRestaurant', { body: { name: 'Cardamom & Lime' } });
  expect([answer.status, answer.body.data]).toEqual([200, { isSignedIn: false }]);
  expect(await seedDemo(fresh)).toBeNull();
}, 120_000);

let fresh: TestServer;
beforeAll(async () => {
  fresh = await startTestServer();
});
afterAll(() => fresh.stop());
