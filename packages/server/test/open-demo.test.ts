import type { PublicRestaurant, PublicScreen } from '@cardamom/api-types';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../src/demo/seed.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server);
}, 120_000);
afterAll(() => server.stop());

const read = async (url: string) => (await server.app.inject({ url })).body;
const demo = 'cardamom-and-lime';

const demoMenus = async () =>
  (JSON.parse(await read(`/api/public/restaurants/${demo}`)) as { data: PublicRestaurant }).data.menus;

test('data for search engines adds at most 2 KB to 60 dishes', async () => {
  const allDay = (await demoMenus()).find(({ name }) => name === 'All day');
  const html = await read(`/qr-menu/${demo}/${allDay?.id}`);
  expect(html.match(/<h3/gu)).toHaveLength(60);
  const without = html.replace(/<script type="application\/ld\+json">.*<\/script>/su, '');
  expect(without.length).toBeLessThan(html.length);
  expect(brotliCompressSync(html).byteLength - brotliCompressSync(without).byteLength).toBeLessThanOrEqual(
    2048,
  );
});

test('the demo is found while it is alone, and leaves search engines to real restaurants', async () => {
  const toldTo = async (path: string) =>
    (await server.app.inject({ url: `/qr-menu/${path}` })).headers['x-robots-tag'];
  expect(await read('/sitemap.xml')).toContain(`/sitemap/${demo}.xml`);
  expect(await toldTo(demo)).toBeUndefined();
  const { profile } = await server.registerRestaurant();
  const index = await read('/sitemap.xml');
  expect(index).toContain(`/sitemap/${profile.restaurant.restaurantUrl}.xml`);
  expect(index).not.toContain(demo);
  expect(await toldTo(demo)).toBe('noindex');
  const menus = await demoMenus();
  for (const { id } of menus) expect(await toldTo(`${demo}/${id}`)).toBe('noindex');
  expect(await toldTo(profile.restaurant.restaurantUrl)).toBeUndefined();
});

test('two televisions show what stands in their rooms', async () => {
  const rows = await server.database.lookUp(({ db }) =>
    db
      .selectFrom('screen')
      .innerJoin('restaurant', 'restaurant.id', 'screen.restaurant_id')
      .innerJoin('restaurant_slug', 'restaurant_slug.restaurant_id', 'restaurant.id')
      .select('screen.code')
      .where('restaurant_slug.slug', '=', demo)
      .execute(),
  );
  const screens = await Promise.all(
    rows.map(async ({ code }) => {
      const { data } = JSON.parse(await read(`/api/public/screens/${code}`)) as { data: PublicScreen };
      const { name, layout, turn, menus } = data;
      return [name, layout, turn, menus[0]?.sections.map(({ title }) => title).join(', ')];
    }),
  );
  expect(screens.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ['Bar', 'SPOTLIGHT', 'NONE', 'Cold drinks, Small plates, Desserts'],
    ['Counter', 'BOARD', 'LEFT', 'Coffee and tea, Breakfast, Desserts'],
  ]);
});
