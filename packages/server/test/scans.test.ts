import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { scanCounter } from '../src/online-menu/scans/counter.ts';
import { createLog } from '../src/http/log.ts';
import { startTestServer, type Headers, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let code: string;
let putBack: (() => void) | undefined;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => putBack?.());
afterAll(() => server.stop());

async function open(name = 'Casa'): Promise<void> {
  owner = await server.registerRestaurant({ restaurantName: name, timeZone: 'Europe/Lisbon' });
  code = (await owner.request('getRestaurant')).body.data.shortCode;
}

const follow = (of: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/q/${of}`, headers });
const scans = async () => (await owner.request('getScans')).body.data;
const today = async () => (await scans()).days.at(-1);
const changesSoFar = async () => (await owner.request('listChanges')).body.data.page.total;
const patience = { timeout: 15_000, interval: 100 };

test('a followed code is counted on its business day, and days without any are told as such', async () => {
  await open();
  expect((await scans()).wasScanned).toBe(false);
  for (let scan = 0; scan < 3; scan += 1) expect((await follow(code)).statusCode).toBe(302);
  await expect.poll(async () => (await today()).count, patience).toBe(3);
  const { days, before, wasScanned } = await scans();
  expect([before, wasScanned]).toEqual([0, true]);
  expect(days).toHaveLength(14);
  expect(days.slice(0, -1).every(({ count }: { count: number }) => count === 0)).toBe(true);
  expect(new Set(days.map(({ date }: { date: string }) => date)).size).toBe(14);
});

test('what comes after midnight belongs to the evening, by the clock of the restaurant', async () => {
  await open();
  // 02:30 in Lisbon, an hour and a half before the business day ends.
  putBack = setClock(() => Date.parse('2026-07-11T01:30:00Z'));
  await follow(code);
  await expect.poll(async () => (await today()).count, patience).toBe(1);
  expect((await today()).date).toBe('2026-07-10');
  putBack();
  putBack = setClock(() => Date.parse('2026-07-11T03:30:00Z'));
  await follow(code);
  await expect.poll(async () => (await today()).count, patience).toBe(1);
  const { days } = await scans();
  expect(days.slice(-2)).toEqual([
    { date: '2026-07-10', count: 1 },
    { date: '2026-07-11', count: 1 },
  ]);
  putBack();
  putBack = setClock(() => Date.parse('2026-07-24T12:00:00Z'));
  expect((await scans()).before).toBe(1);
});

test('codes of menus and tables are counted by their names', async () => {
  await open();
  const menu = (await owner.request('listMenus')).body.data.items[0];
  const section = await owner.request('createTableSection', { body: { name: 'Garden', tableCount: 2 } });
  expect(section.status).toBe(201);
  await follow(section.body.data.tables[1].shortCode);
  await follow(section.body.data.tables[1].shortCode);
  await follow(menu.shortCode);
  await expect
    .poll(async () => (await scans()).codes, patience)
    .toEqual([
      { id: section.body.data.tables[1].id, kind: 'TABLE', name: '2', count: 2 },
      { id: menu.id, kind: 'MENU', name: 'All day', count: 1 },
    ]);
});

const daysOf = async (linkId: string) => {
  const { status, body } = await owner.request('getLinkScans', { params: { linkId } });
  expect(status).toBe(200);
  return body.data.days as { date: string; count: number }[];
};
const addTables = async () => {
  const { body } = await owner.request('createTableSection', { body: { name: 'Garden', tableCount: 2 } });
  return body.data as { id: string; version: number; tables: { id: string; shortCode: string }[] };
};

describe('the days of one code', () => {
  test('tell a table from its neighbour, the menu and the restaurant, each on its business day', async () => {
    await open();
    const { id: restaurantId } = (await owner.request('getRestaurant')).body.data;
    const [menu] = (await owner.request('listMenus')).body.data.items;
    const [first, second] = (await addTables()).tables;
    putBack = setClock(() => Date.parse('2026-07-10T12:00:00Z'));
    await follow(first?.shortCode ?? '');
    await expect.poll(async () => (await daysOf(first?.id ?? '')).at(-1)?.count, patience).toBe(1);
    putBack();
    putBack = setClock(() => Date.parse('2026-07-11T12:00:00Z'));
    await follow(first?.shortCode ?? '');
    await follow(first?.shortCode ?? '');
    await follow(menu.shortCode);
    await expect.poll(async () => (await today()).count, patience).toBe(3);
    const days = await daysOf(first?.id ?? '');
    expect(days).toHaveLength(14);
    expect(days.slice(-2)).toEqual([
      { date: '2026-07-10', count: 1 },
      { date: '2026-07-11', count: 2 },
    ]);
    expect((await daysOf(menu.id)).at(-1)?.count).toBe(1);
    for (const id of [second?.id ?? '', restaurantId])
      expect((await daysOf(id)).every(({ count }) => count === 0)).toBe(true);
  });

  test('begin anew with a new code', async () => {
    await open();
    const { id: tableSectionId, version, tables } = await addTables();
    const [table] = tables;
    const tableId = table?.id ?? '';
    await follow(table?.shortCode ?? '');
    await expect.poll(async () => (await daysOf(tableId)).at(-1)?.count, patience).toBe(1);
    const replaced = await owner.request('replaceTableCode', {
      params: { tableSectionId, tableId },
      headers: { 'if-match': `"${version}"` },
    });
    expect(replaced.status).toBe(200);
    expect((await daysOf(tableId)).at(-1)?.count).toBe(0);
  });

  test('are nobody else’s to read', async () => {
    await open('Mine');
    const { id: linkId } = (await owner.request('getRestaurant')).body.data;
    await open('Theirs');
    expect((await owner.request('getLinkScans', { params: { linkId } })).status).toBe(404);
  });
});

test('nothing is counted that nobody looked at, nor for codes that lead nowhere', async () => {
  await open();
  await follow(code, {}, 'HEAD');
  await follow(code, { 'sec-purpose': 'prefetch' });
  await follow(code, { 'sec-purpose': 'prefetch;prerender' });
  await follow(code, { purpose: 'prefetch' });
  expect((await follow('zzzzzzzz')).statusCode).toBe(404);
  await follow(code);
  await expect.poll(async () => (await today()).count, patience).toBe(1);
});

test('following a code sets no cookie', async () => {
  await open();
  expect((await follow(code)).headers['set-cookie']).toBeUndefined();
});

test('counting writes nothing into history', async () => {
  await open();
  const before = await changesSoFar();
  await follow(code);
  await expect.poll(async () => (await today()).count, patience).toBe(1);
  expect(await changesSoFar()).toBe(before);
});

test("one restaurant never hears of another's scans", async () => {
  await open('Mine');
  await follow(code);
  await expect.poll(async () => (await today()).count, patience).toBe(1);
  await open('Theirs');
  expect((await scans()).wasScanned).toBe(false);
});

describe('a process that stops', () => {
  test('writes what it counted, beside what others count', async () => {
    await open();
    const restaurantId = owner.profile.restaurant.id;
    const log = createLog(server.config);
    const counters = [
      scanCounter({ database: server.database, log }),
      scanCounter({ database: server.database, log }),
    ];
    for (const counter of counters)
      for (let scan = 0; scan < 50; scan += 1) counter.count(restaurantId, code);
    await Promise.all(counters.map((counter) => counter.close()));
    expect((await today()).count).toBe(100);
  });

  test('tells the next one, after a server closed in the middle of the evening', async () => {
    const first = await startTestServer();
    const person = await first.registerRestaurant();
    const { shortCode, id } = (await person.request('getRestaurant')).body.data;
    await first.app.inject({ url: `/q/${shortCode}` });
    await first.app.close();
    const again = first.database;
    const rows = await again.readRestaurant(id, (tx) => tx.selectFrom('scan').select('count').execute());
    expect(rows).toEqual([{ count: 1 }]);
    await first.stop();
  });
});
