import type { Change, DigitalMenuSettings, LiveChanges } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getDigitalMenuSettings as readSettings } from '../src/online-menu/digital-menu/settings.ts';
import { newId } from '../src/shared/ids.ts';
import { addressOf, listen } from './support/live-stream.ts';
import { releasedInstallation } from './support/released-database.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
});

const settings = async (): Promise<DigitalMenuSettings> =>
  (await owner.request('getDigitalMenuSettings')).body.data;
const set = (body: object, version = 1) =>
  owner.request('updateDigitalMenuSettings', { body, headers: { 'if-match': `"${version}"` } });
const addCategory = async (name: string): Promise<string> =>
  (await owner.request('createCategory', { body: { name } })).body.data.id;

test('a new restaurant shows everything on boards, with prices and allergens', async () => {
  expect(await settings()).toMatchObject({
    layout: 'BOARD',
    categoryIds: [],
    itemSeconds: 8,
    isLongerForText: true,
    showsPrice: true,
    showsIngredients: false,
    showsAllergens: true,
    showsCalories: false,
    showsLogo: true,
    showsClock: false,
    showsSoldOut: true,
    isDark: false,
    version: 1,
  });
});

test('a change is in history, which takes it back', async () => {
  const [soups, pies] = [await addCategory('Soups'), await addCategory('Pies')];
  const { status } = await set({ categoryIds: [pies, soups], itemSeconds: 20, isDark: true });
  expect(status).toBe(200);
  const query = { entity: 'DIGITAL_MENU_SETTINGS' };
  const [change] = (await owner.request('listChanges', { query })).body.data.items as Change[];
  expect(change).toMatchObject({ name: 'Digital menu settings', action: 'UPDATED' });
  expect(change?.fields).toEqual([
    { field: 'categoryIds', before: [], after: [pies, soups] },
    { field: 'itemSeconds', before: 8, after: 20 },
    { field: 'isDark', before: false, after: true },
  ]);
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  expect(await settings()).toMatchObject({ categoryIds: [], itemSeconds: 8, isDark: false, version: 3 });
});

test.each([3, 120])('one dish may stay %s seconds', async (itemSeconds) => {
  expect((await set({ itemSeconds })).status).toBe(200);
  expect((await settings()).itemSeconds).toBe(itemSeconds);
});

test.each([
  [{ itemSeconds: 2 }, '/itemSeconds'],
  [{ itemSeconds: 121 }, '/itemSeconds'],
  [{ layout: 'TICKER' }, '/layout'],
])('%s is refused at %s', async (patch, pointer) => {
  const { status, body } = await set(patch);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});

test('a category that the restaurant never had is refused; one that it deleted stays chosen', async () => {
  const soups = await addCategory('Soups');
  const refused = await set({ categoryIds: [soups, newId()] });
  expect(refused.body.errors).toMatchObject([{ pointer: '/categoryIds/1', code: 'CM_REFERENCE' }]);
  await set({ categoryIds: [soups] });
  await owner.request('deleteCategory', { params: { categoryId: soups }, headers: { 'if-match': '"1"' } });
  expect((await settings()).categoryIds).toEqual([soups]);
  expect((await set({ categoryIds: [soups], isDark: true }, 2)).status).toBe(200);
});

test('screens are told that the settings changed', async () => {
  const { restaurantUrl } = owner.profile.restaurant;
  const stream = await listen(await addressOf(server.app), { restaurantUrl });
  expect((await stream.next()).name).toBe('ready');
  await set({ isDark: true });
  const event = await stream.next();
  stream.hangUp();
  const { id } = await settings();
  expect((event.data as LiveChanges).changes).toEqual([{ entity: 'DIGITAL_MENU_SETTINGS', id }]);
});

test('what somebody else saved first is not written over', async () => {
  await set({ layout: 'MIXED' });
  const { status, body } = await set({ layout: 'SPOTLIGHT' });
  expect([status, body.code, body.current.layout]).toEqual([412, 'CM_CONFLICT', 'MIXED']);
});

test('a restaurant from before an update has the settings that a new one begins with', async () => {
  const ids = [newId(), newId()];
  const storage = await releasedInstallation('030-screens', async (db) => {
    for (const id of ids)
      await db
        .insertInto('restaurant')
        .values({
          id,
          name: 'Bistro',
          restaurant_type: 'BAR',
          default_currency: 'EUR',
          default_language: 'en',
          time_zone: 'UTC',
          address: '',
          order_types: '[]',
          is_demo: 0,
          created_at: 1,
          updated_at: 1,
          version: 1,
        })
        .execute();
  });
  const updated = await startTestServer({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl });
  try {
    const { id: _id, createdAt: _created, updatedAt: _updated, ...fresh } = await settings();
    for (const id of ids)
      expect(await updated.database.readRestaurant(id, readSettings)).toMatchObject({
        ...fresh,
        createdAt: '1970-01-01T00:00:00.001Z',
      });
  } finally {
    await updated.stop();
    await storage.remove();
  }
});
