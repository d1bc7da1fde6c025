import {
  accentOfLook,
  lookOfType,
  type Change,
  type LiveChanges,
  type MenuPreview,
  type PublicMenuPage,
  type PublicRestaurant,
  type QrMenuSettings,
  type RestaurantType,
} from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getQrMenuSettings } from '../src/online-menu/qr-menu/settings.ts';
import { newId } from '../src/shared/ids.ts';
import { addressOf, listen } from './support/live-stream.ts';
import { releasedInstallation, type ReleasedDatabase } from './support/released-database.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let restaurantUrl: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await server.registerRestaurant();
  ({ restaurantUrl } = owner.profile.restaurant);
});
afterAll(() => server.stop());

const settings = async (): Promise<QrMenuSettings> => (await owner.request('getQrMenuSettings')).body.data;
const set = (body: object, version = 1) =>
  owner.request('updateQrMenuSettings', { headers: { 'if-match': `"${version}"` }, body });
const asGuestsRead = async (url = restaurantUrl, from = server): Promise<PublicRestaurant> =>
  (await from.visitor().request('getPublicRestaurant', { params: { restaurantUrl: url } })).body.data;

/** A dish of which everything can be hidden; returns the menu it stands on. */
async function addDish(): Promise<string> {
  const category = await owner.request('createCategory', { body: { name: 'Mains' } });
  const dish = await owner.request('createItem', {
    body: {
      name: 'Sea bass',
      categoryIds: [category.body.data.id],
      sizes: [{ kind: 'PRICED', price: 2450 }],
      ingredients: ['Fennel'],
      calories: 520,
      allergens: { isDeclared: true, contains: ['FISH'], mayContain: [] },
    },
  });
  expect(dish.status).toBe(201);
  return (await asGuestsRead()).menus[0]?.id ?? '';
}

const everythingOff = {
  showsPrice: false,
  showsIngredients: false,
  showsAllergens: false,
  showsCalories: false,
};

describe('a new restaurant', () => {
  test.each(Object.entries(lookOfType))(
    'of type %s starts with the look %s',
    async (restaurantType, look) => {
      owner = await server.registerRestaurant({ restaurantType });
      expect(await settings()).toMatchObject({
        showsPrice: true,
        showsIngredients: true,
        showsAllergens: true,
        showsCalories: true,
        look,
        accentColour: accentOfLook[look],
        version: 1,
      });
    },
  );
});

test('what is switched off is not sent to guests at all, also where the page was kept', async () => {
  const menuId = await addDish();
  const page = async () => (await server.app.inject({ url: `/qr-menu/${restaurantUrl}/${menuId}` })).body;
  const before = await page();
  for (const told of ['24.50', 'Fennel', '520 kcal', 'fish']) expect(before).toContain(told);
  expect((await set(everythingOff)).status).toBe(200);
  const after = await page();
  for (const hidden of ['24.50', 'Fennel', '520', 'fish']) expect(after).not.toContain(hidden);
  const answer = await server.visitor().request('getPublicMenu', { params: { restaurantUrl, menuId } });
  const { restaurant, menu } = answer.body.data as PublicMenuPage;
  expect(restaurant.shows).toEqual({ price: false, ingredients: false, allergens: false, calories: false });
  expect(menu.sections[0]?.items).toMatchObject([
    {
      sizes: [{ price: null }],
      ingredients: [],
      calories: null,
      allergens: { isDeclared: false, contains: [] },
    },
  ]);
});

test('a preview tells what is switched off too, so that switching it on can be seen before it is saved', async () => {
  await addDish();
  await set(everythingOff);
  const { restaurant, menus } = (await owner.request('previewMenus')).body.data as MenuPreview;
  expect(restaurant.shows.price).toBe(false);
  expect(menus[0]?.sections[0]?.items).toMatchObject([
    { sizes: [{ price: 2450 }], ingredients: ['Fennel'], calories: 520, allergens: { contains: ['FISH'] } },
  ]);
});

test('the look and the colour are what guests are told of', async () => {
  const { status, body } = await set({ look: 'GRIDDLE', accentColour: '#c0ffee' });
  expect([status, body.data.version]).toEqual([200, 2]);
  expect(await asGuestsRead()).toMatchObject({ look: 'GRIDDLE', accentColour: '#c0ffee' });
});

test.each([
  [{ look: 'DINER' }, '/look'],
  [{ accentColour: 'red' }, '/accentColour'],
  [{ accentColour: '#FF0000' }, '/accentColour'],
  [{ accentColour: '#f00' }, '/accentColour'],
])('%s is refused at %s', async (patch, pointer) => {
  const { status, body } = await set(patch);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});

test('guests who have a page open are told that it changed', async () => {
  const stream = await listen(await addressOf(server.app), { restaurantUrl });
  expect((await stream.next()).name).toBe('ready');
  await set({ showsPrice: false });
  const event = await stream.next();
  stream.hangUp();
  const { id } = await settings();
  expect((event.data as LiveChanges).changes).toEqual([{ entity: 'QR_MENU_SETTINGS', id }]);
});

test('what somebody else saved first is not written over', async () => {
  await set({ look: 'COUNTER' });
  const { status, body } = await set({ look: 'CANDLE' });
  expect([status, body.code, body.current.look]).toEqual([412, 'CM_CONFLICT', 'COUNTER']);
});

test('a change is in history, which takes it back', async () => {
  await set({ showsPrice: false, accentColour: '#102030' });
  const [change] = (await owner.request('listChanges', { query: { entity: 'QR_MENU_SETTINGS' } })).body.data
    .items as Change[];
  expect(change).toMatchObject({ name: 'QR menu settings', action: 'UPDATED' });
  expect(change?.fields).toEqual([
    { field: 'showsPrice', before: true, after: false },
    { field: 'accentColour', before: accentOfLook.LINEN, after: '#102030' },
  ]);
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  expect(await settings()).toMatchObject({ showsPrice: true, accentColour: accentOfLook.LINEN, version: 3 });
});

const released = (type: RestaurantType) => ({ type, id: newId(), url: `bistro-${newId()}` });

/** A restaurant as the last release stored it, which hides calories. */
async function storeReleased(db: ReleasedDatabase, { type, id, url }: ReturnType<typeof released>) {
  const stamps = { created_at: 1, updated_at: 1, version: 4 };
  await db
    .insertInto('restaurant')
    .values({
      id,
      name: 'Bistro',
      restaurant_type: type,
      default_currency: 'EUR',
      default_language: 'en',
      time_zone: 'UTC',
      address: '',
      order_types: '[]',
      is_demo: 0,
      ...stamps,
    })
    .execute();
  const owned = { restaurant_id: id };
  await db
    .insertInto('restaurant_slug')
    .values({ ...owned, slug: url, is_current: 1, created_at: 1 })
    .execute();
  const shows = { shows_price: 1, shows_ingredients: 1, shows_allergens: 1, shows_calories: 0 };
  await db
    .insertInto('qr_menu_settings')
    .values({ ...owned, ...shows, updated_at: 1, version: 4 })
    .execute();
}

test('a restaurant from before an update gets the look of its type, and keeps what it hides', async () => {
  const stored = (['CAFE', 'SEAFOOD', 'BAR', 'FOOD_TRUCK'] as const).map(released);
  const storage = await releasedInstallation('027-qr-menu-look', async (db) => {
    for (const restaurant of stored) await storeReleased(db, restaurant);
  });
  const updated = await startTestServer({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl });
  try {
    for (const { type, id, url } of stored) {
      const { look, accentColour, shows } = await asGuestsRead(url, updated);
      expect([look, accentColour]).toEqual([lookOfType[type], accentOfLook[lookOfType[type]]]);
      expect(shows).toMatchObject({ price: true, calories: false });
      expect(await updated.database.readRestaurant(id, getQrMenuSettings)).toMatchObject({ version: 4 });
    }
  } finally {
    await updated.stop();
    await storage.remove();
  }
});
