import type { Menu } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const get = (url: string, headers = {}, remoteAddress = '192.0.2.7') =>
  installation.app.inject({ url, headers, remoteAddress });
const free = { isDeclared: true, contains: [], mayContain: [] };

/** A restaurant with one menu of three dishes: without any allergen, with peanuts, and one that nobody has declared. */
async function openBistro(name: string): Promise<{ office: BackOffice; menu: Menu; path: string }> {
  const office = await installation.register(name);
  const { id } = await office.addCategory('Mains');
  await office.addItem({ name: 'Green curry', categoryIds: [id], allergens: free, marks: ['VEGAN'] });
  const allergens = { ...free, contains: ['PEANUTS' as const] };
  await office.addItem({ name: 'Peanut stew', categoryIds: [id], allergens });
  await office.addItem({ name: 'Dish of the day', categoryIds: [id] });
  const { data } = await office.call<{ items: Menu[] }>('GET', '/online-menu/menus');
  const [menu] = data.items;
  if (!menu) throw new Error('Registration makes one menu');
  return { office, menu, path: new URL(menu.publicUrl).pathname };
}

test('the restaurant’s page and that of its menu are filtered by their address', async () => {
  const { menu, path } = await openBistro('Filter House');
  expect(path).toContain(menu.id);
  for (const url of [path, path.replace(`/${menu.id}`, '')]) {
    const { statusCode, body } = await get(`${url}?without=PEANUTS`);
    expect(statusCode).toBe(200);
    expect(body).toContain('1 of 3 dishes');
    expect(body).toContain('Green curry');
    expect(body).not.toContain('Peanut stew');
    expect(body).not.toContain('Dish of the day');
    expect(body).toContain('1 dish is hidden');
    expect((await get(url)).body).toContain('Peanut stew');
  }
});

test('what somebody looked for is kept by nobody else and found by no search engine', async () => {
  const { path } = await openBistro('Private House');
  const filtered = await get(`${path}?without=PEANUTS&q=curry`);
  expect(filtered.headers['cache-control']).toBe('private, no-cache');
  expect(filtered.headers['content-security-policy']).toContain("script-src 'sha256-");
  expect(filtered.body).toContain('name="robots" content="noindex"');
  const again = await get(`${path}?q=curry&without=PEANUTS`, { 'if-none-match': filtered.headers.etag });
  expect(again.statusCode).toBe(304);
});

test('what a query says besides is the plain page, the same for everybody', async () => {
  const { path } = await openBistro('Plain House');
  const plain = await get(path);
  for (const search of [
    '?',
    '?utm_source=poster',
    '?without=POLLEN&diet=PALEO',
    '?q=&q=x',
    `?x=${'y'.repeat(8000)}`,
  ]) {
    const answer = await get(path + search);
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(answer.headers['cache-control']).toContain('public');
  }
});

test.each([
  '?q=%ED%A0%80%00',
  `?q=${'a%CC%81'.repeat(1500)}`,
  `?${'without=SOY&'.repeat(1000)}`,
  '?q=%&without=%E0%A4%A',
])('a query of any kind is answered with a page', async (search) => {
  const { path } = await openBistro('Odd House');
  expect((await get(path + search)).statusCode).toBe(200);
});

test('a change is on a filtered page at once', async () => {
  const { office, path } = await openBistro('Changing House');
  const search = '?without=PEANUTS';
  expect((await get(path + search)).body).not.toContain('Lentil soup');
  const { id } = await office.addCategory('Soups');
  await office.addItem({ name: 'Lentil soup', categoryIds: [id], allergens: free });
  expect((await get(path + search)).body).toContain('Lentil soup');
});

test('a table goes along with the form', async () => {
  const { path } = await openBistro('Table House');
  expect((await get(`${path}?table=Window%202&find=`)).body).toContain('name="table" value="Window 2"');
});

test('whoever sends many different queries takes no place of others, and never of the plain page', async () => {
  const { path } = await openBistro('Busy House');
  const flood = Array.from({ length: 100 }, (_, number) => get(`${path}?q=${number}x`));
  const guest = get(`${path}?q=curry`, {}, '198.51.100.20');
  const plain = get(path);
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  expect((await guest).statusCode).toBe(200);
  expect((await plain).statusCode).toBe(200);
});
