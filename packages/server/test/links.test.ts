import type { GuestLinks, LinkCheck } from '@cardamom/api-types';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askPage } from '../src/guest-pages/ask-page.ts';
import { checkAll } from '../src/online-menu/links/check.ts';
import { getLinks } from '../src/online-menu/links/service.ts';
import { setClock } from '../src/shared/clock.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let putBack: (() => void) | undefined;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => putBack?.());
afterAll(() => server.stop());

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const every = (from: string, to: string) => [{ weekdays, from, to }];

const open = (restaurantName = 'Casa Lima') =>
  server.registerRestaurant({ restaurantName, timeZone: 'Europe/Lisbon' });

async function linksOf(owner: Owner): Promise<GuestLinks> {
  const { status, body } = await owner.request('getLinks');
  expect(status).toBe(200);
  return body.data as GuestLinks;
}

async function checkOf(owner: Owner): Promise<LinkCheck> {
  const { status, body } = await owner.request('checkLinks');
  expect(status).toBe(200);
  return body.data as LinkCheck;
}

async function createMenu(owner: Owner, name: string, more: object): Promise<void> {
  expect((await owner.request('createMenu', { body: { name, ...more } })).status).toBe(201);
}

const pathOf = (url: string) => url.slice(server.config.publicUrl.length);
const allOf = ({ restaurant, menus, sections }: GuestLinks) => [
  restaurant,
  ...menus,
  ...sections.flatMap(({ tables }) => tables),
];

// proves: pages.link-to-menu
describe('the links of a restaurant', () => {
  test('name each menu with what guests find behind it now', async () => {
    const owner = await open();
    // A Saturday at noon, in winter time.
    putBack = setClock(() => Date.parse('2026-03-14T12:00:00Z'));
    await createMenu(owner, 'Lunch', { windows: every('11:00', '15:00') });
    await createMenu(owner, 'Evening', { windows: every('18:00', '23:00'), outsideHours: 'HIDE' });
    await createMenu(owner, 'Greyed', { windows: every('19:00', '23:00'), outsideHours: 'SHOW_GREYED' });
    await createMenu(owner, 'Last year', { endsOn: '2025-12-31' });
    await createMenu(owner, 'Draft', { isActive: false });
    await createMenu(owner, 'Screens', { channels: ['SCREENS'] });
    const { restaurant, menus } = await linksOf(owner);
    expect(menus.map(({ name, standing, changesAt }) => [name, standing, changesAt])).toEqual([
      ['All day', 'ON', null],
      ['Lunch', 'ON', '2026-03-14T15:00:00.000Z'],
      ['Evening', 'LATER', '2026-03-14T18:00:00.000Z'],
      ['Greyed', 'LATER', '2026-03-14T19:00:00.000Z'],
      ['Last year', 'OVER', null],
      ['Draft', 'INACTIVE', null],
      ['Screens', 'OTHER_CHANNEL', null],
    ]);
    expect([restaurant.name, restaurant.standing]).toEqual(['Casa Lima', 'ON']);
  });

  test('say of the restaurant when its next menu is on, or that it has none', async () => {
    const owner = await open();
    putBack = setClock(() => Date.parse('2026-03-14T12:00:00Z'));
    const { data } = (await owner.request('listMenus')).body;
    const [{ id }] = data.items as [{ id: string }];
    const change = (version: number, body: object) =>
      owner.request('updateMenu', { params: { menuId: id }, body, headers: { 'if-match': `"${version}"` } });
    await change(1, { windows: every('18:00', '23:00') });
    expect((await linksOf(owner)).restaurant).toMatchObject({
      standing: 'LATER',
      changesAt: '2026-03-14T18:00:00.000Z',
    });
    await change(2, { isActive: false });
    expect((await linksOf(owner)).restaurant).toMatchObject({ standing: 'NO_MENU', changesAt: null });
  });

  test('lead where they say, by the printed code and by the address of today', async () => {
    const owner = await open();
    await owner.request('createTableSection', {
      body: { name: 'Garden', tableCount: 2, tables: [{ position: 2, label: 'Old oak & bench' }] },
    });
    await owner.request('createTableSection', { body: { name: 'Attic', tableCount: 1, isActive: false } });
    const links = await linksOf(owner);
    expect(links.sections.map(({ name, isActive, tables }) => [name, isActive, tables.length])).toEqual([
      ['Garden', true, 2],
      ['Attic', false, 1],
    ]);
    const all = allOf(links);
    expect(all).toHaveLength(5);
    for (const { shortUrl, publicUrl } of all) {
      const code = await server.app.inject({ url: pathOf(shortUrl) });
      expect([code.statusCode, code.headers.location]).toEqual([302, pathOf(publicUrl)]);
      expect((await server.app.inject({ url: pathOf(publicUrl) })).statusCode).toBe(200);
    }
  });

  test('name what each screen’s television opens, here or where screens are elsewhere', async () => {
    const owner = await open();
    const { code } = (await owner.request('createScreen', { body: { name: 'Bar' } })).body.data;
    const publicUrl = `${server.config.publicUrl}/screen/${code}`;
    expect((await linksOf(owner)).screens).toMatchObject([{ name: 'Bar', isActive: true, publicUrl }]);
    expect((await checkOf(owner)).links.map(({ outcome }) => outcome)).toEqual(['WORKS', 'WORKS', 'WORKS']);
    const elsewhere = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      getLinks(tx, { publicUrl: server.config.publicUrl, screenUrl: 'https://screens.example' }),
    );
    expect(elsewhere.screens[0]?.publicUrl).toBe(`https://screens.example/${code}`);
  });

  test('say how often each was followed in 14 days', async () => {
    const owner = await open();
    const { menus } = await linksOf(owner);
    const path = pathOf(menus[0]?.shortUrl ?? '');
    for (let scan = 0; scan < 3; scan += 1) await server.app.inject({ url: path });
    const scans = async () => allOf(await linksOf(owner)).map((link) => link.scans);
    await expect.poll(scans, { timeout: 15_000, interval: 100 }).toEqual([0, 3]);
  });
});

describe('a check', () => {
  test('follows every link of this restaurant, and no other', async () => {
    const owner = await open();
    await owner.request('createTableSection', { body: { name: 'Garden', tableCount: 3 } });
    await open('Neighbour');
    const ids = allOf(await linksOf(owner)).map(({ id }) => id);
    const before = Date.now();
    const { checkedAt, total, links } = await checkOf(owner);
    expect(links).toEqual(ids.map((id) => ({ id, outcome: 'WORKS' })));
    expect(total).toBe(ids.length);
    expect(Date.parse(checkedAt)).toBeGreaterThanOrEqual(before);
  });

  test('is no scan', async () => {
    const owner = await open();
    await checkOf(owner);
    const { restaurant } = await linksOf(owner);
    // A scan that comes after it is counted, and alone.
    await server.app.inject({ url: pathOf(restaurant.shortUrl) });
    const scans = async () => allOf(await linksOf(owner)).map((link) => link.scans);
    await expect.poll(scans, { timeout: 15_000, interval: 100 }).toEqual([1, 0]);
  });

  test('that runs answers whoever asks meanwhile', async () => {
    const owner = await open();
    await owner.request('createTableSection', { body: { name: 'Garden', tableCount: 200 } });
    const [one, other] = await Promise.all([checkOf(owner), checkOf(owner)]);
    expect(other).toEqual(one);
  });

  describe('of links that lead astray', () => {
    const site = 'https://menu.example';
    let pages: FastifyInstance;
    beforeAll(async () => {
      pages = fastify();
      pages.get('/q/fine', (_request, reply) => reply.redirect('/page?table=1'));
      pages.get('/q/moved', (_request, reply) => reply.redirect('/former'));
      pages.get('/former', (_request, reply) => reply.code(308).redirect('/page', 308));
      pages.get('/q/round', (_request, reply) => reply.redirect('/q/round'));
      pages.get('/q/away', (_request, reply) => reply.code(503).send('away'));
      pages.get('/page', () => 'a page');
      await pages.ready();
    });
    afterAll(() => pages.close());

    const link = (id: string) => ({
      id,
      number: 1,
      label: '',
      shortUrl: `${site}/q/${id}`,
      publicUrl: site,
      scans: 0,
    });
    const menuLink = (id: string) => ({ ...link(id), name: id, standing: 'ON' as const, changesAt: null });
    const links: GuestLinks = {
      restaurant: menuLink('fine'),
      menus: [menuLink('moved'), menuLink('round')],
      screens: [{ id: 'bar', name: 'Bar', isActive: true, publicUrl: `${site}/screen/K7M2P9AB` }],
      sections: [{ id: 'garden', name: 'Garden', isActive: true, tables: [link('away'), link('gone')] }],
    };

    test('says of each what a guest would meet', async () => {
      const { links: checked } = await checkAll(links, site, (path) => askPage(pages, path));
      expect(checked).toEqual([
        { id: 'fine', outcome: 'WORKS' },
        { id: 'moved', outcome: 'WORKS' },
        { id: 'round', outcome: 'UNAVAILABLE' },
        { id: 'bar', outcome: 'NOT_FOUND' },
        { id: 'away', outcome: 'UNAVAILABLE' },
        { id: 'gone', outcome: 'NOT_FOUND' },
      ]);
    });

    test('that takes too long says how far it came', async () => {
      const { total, links: checked } = await checkAll(links, site, (path) => askPage(pages, path), 0);
      expect([checked.map(({ id }) => id), total]).toEqual([['fine'], 6]);
    });
  });
});
