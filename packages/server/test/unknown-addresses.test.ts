import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let page: string;
// Watched, not replaced.
let reads: MockInstance;
let lookUps: MockInstance;
/**
 * What is remembered is read again where PostgreSQL's heartbeat comes late, as on a busy machine, or where this server begins to
 * listen (`recall.ts`): that often it may happen here.
 */
const mostTimesHeardAnew = 3;
const mostReads = 2 * mostTimesHeardAnew;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  page = `/qr-menu/${owner.profile.restaurant.restaurantUrl}`;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await statusOf(page);
  reads = vi.spyOn(server.database, 'readRestaurant');
  lookUps = vi.spyOn(server.database, 'lookUp');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;

describe('guests who ask for what is not there', () => {
  test('read a restaurant’s menus once, and what its page for them says, however many of them and whatever they ask for', async () => {
    for (let at = 0; at < 20; at += 1) {
      expect(await statusOf(`${page}/${newId()}`)).toBe(404);
      expect(await statusOf(`${page}/nonsense${at}`)).toBe(404);
    }
    expect(reads.mock.calls.length).toBeLessThanOrEqual(mostReads);
    expect(lookUps).not.toHaveBeenCalled();
  });

  test('read whose menu is not there, in that restaurant’s look, and which ones are', async () => {
    const { restaurantUrl, name } = owner.profile.restaurant;
    const { body } = await owner.request('listMenus', {});
    const shown = body.data.items[0];
    for (const path of [newId(), `${newId()}/${newId()}`, 'nonsense', 'nonsense/too']) {
      const answer = await server.app.inject({ url: `${page}/${path}` });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.body).toContain('This menu is not here');
      expect(answer.body).toMatch(new RegExp(`<h1[^>]*><bdi>${name}</bdi></h1>`, 'u'));
      expect(answer.body).toContain(`href="/qr-menu/${restaurantUrl}/${shown?.id}"`);
      expect(answer.body).toContain('noindex');
    }
  });

  test('who sits at a table keeps it on the way to the menus that are there, whatever else was asked', async () => {
    const { restaurantUrl } = owner.profile.restaurant;
    const { body } = await owner.request('listMenus', {});
    const menu = `/qr-menu/${restaurantUrl}/${body.data.items[0]?.id}`;
    const missing = Array.from({ length: 5 }, () => [newId(), `${newId()}/${newId()}`, 'nonsense']).flat();
    for (const path of missing) {
      const answer = await server.app.inject({ url: `${page}/${path}?q=tea&table=12` });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.body).toContain('Table 12');
      expect(answer.body).toContain(`href="${menu}?table=12"`);
    }
    const other = await server.app.inject({ url: `${page}/nonsense?q=tea` });
    expect(other.body).toContain(`href="${menu}"`);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(mostReads);
  });

  test.each(['/qr-menu/nobody-is-here', '/q/zzzzzzzz'])('look %s up once', async (url) => {
    for (let at = 0; at < 20; at += 1) expect(await statusOf(url)).toBe(404);
    expect(lookUps.mock.calls.length).toBeGreaterThanOrEqual(1);
    expect(lookUps.mock.calls.length).toBeLessThanOrEqual(mostTimesHeardAnew);
  });

  test.each([
    '/qr-menu/no_url',
    '/qr-menu/-x',
    `/qr-menu/${'a'.repeat(61)}`,
    '/qr-menu/%F0%9F%8D%8B',
    '/q/short',
    '/q/much-too-long-for-a-code',
    '/q/%00zzzzzzz',
  ])('look %s up never: nothing is called that', async (url) => {
    expect(await statusOf(url)).toBe(404);
    expect(lookUps).not.toHaveBeenCalled();
  });
});

describe('what was not there and now is', () => {
  test('is found at once: a menu, and its printed code', async () => {
    await statusOf(`${page}/${newId()}`);
    const menu = (await owner.request('createMenu', { body: { name: 'Lunch' } })).body.data;
    expect(await statusOf(`${page}/${menu.id}`)).toBe(200);
    expect(await statusOf(new URL(menu.shortUrl).pathname)).toBe(302);
  });

  test('is found at once: a restaurant under an address somebody asked for before', async () => {
    expect(await statusOf('/qr-menu/soon-here')).toBe(404);
    await server.registerRestaurant({ restaurantName: 'Soon here' });
    expect(await statusOf('/qr-menu/soon-here')).toBe(200);
  });

  test('and stays where a printed code leads: the page of a deleted menu is its restaurant’s', async () => {
    const menu = (await owner.request('createMenu', { body: { name: 'Brunch' } })).body.data;
    const headers = { 'if-match': `"${menu.version}"` };
    expect((await owner.request('deleteMenu', { params: { menuId: menu.id }, headers })).status).toBe(204);
    expect(await statusOf(`${page}/${menu.id}`)).toBe(200);
  });
});
