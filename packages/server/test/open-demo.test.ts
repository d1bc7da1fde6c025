import type { PublicRestaurant } from '@cardamom/api-types';
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
