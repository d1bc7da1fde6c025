import type { Menu, PublicMenuPage } from '@cardamom/api-types';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const pathOf = (url: string) => new URL(url).pathname;
const get = (url: string, headers = {}) => installation.app.inject({ url, headers });

async function menuOf(office: BackOffice): Promise<Menu> {
  const { data } = await office.call<{ items: Menu[] }>('GET', '/online-menu/menus');
  const [menu] = data.items;
  if (!menu) throw new Error('Registration makes one menu');
  return menu;
}

// proves: pages.guest.menu, restaurant.currency
test('a changed price is on the guest page at once, in the units of the currency', async () => {
  const office = await installation.register('Price House', 'EUR');
  const { id } = await office.addCategory('Mains');
  const item = await office.addItem({ name: 'Sea bass', categoryIds: [id] });
  const path = pathOf((await menuOf(office)).publicUrl);
  const before = (await get(path)).body;
  expect(before).toContain('Sea bass');
  expect(before).toContain('12.50');
  const sizes = [{ id: item.sizes[0]?.id, kind: 'PRICED', price: 1390 }];
  await office.call('PATCH', `/online-menu/items/${item.id}`, { sizes }, 1);
  const after = (await get(path)).body;
  expect(after).toContain('13.90');
  expect(after).not.toContain('12.50');
});

test('a yen has no cents', async () => {
  const office = await installation.register('Yen House', 'JPY');
  const { id } = await office.addCategory('Mains');
  await office.addItem({ name: 'Ramen', categoryIds: [id], sizes: [{ kind: 'PRICED', price: 1250 }] });
  expect((await get(pathOf((await menuOf(office)).publicUrl))).body).toMatch(/¥\s?1,250(?!\.)/u);
});

// proves: restaurant.url
test('a printed code and the old address survive a renamed URL, which nobody else gets', async () => {
  const office = await installation.register('Renamed House');
  const menu = await menuOf(office);
  const { restaurantUrl: old } = await office.restaurant();
  await office.call('PATCH', '/settings/restaurant', { restaurantUrl: 'fresh-name' }, 1);
  const scanned = await get(pathOf(menu.shortUrl));
  expect([scanned.statusCode, scanned.headers.location]).toEqual([302, `/qr-menu/fresh-name/${menu.id}`]);
  const bookmarked = await get(`/qr-menu/${old}/${menu.id}?q=tea`);
  expect(bookmarked.statusCode).toBe(308);
  expect(bookmarked.headers.location).toBe(`/qr-menu/fresh-name/${menu.id}?q=tea`);

  const other = await installation.register('Greedy House');
  const taken = await other.call('PATCH', '/settings/restaurant', { restaurantUrl: old }, 1);
  expect(taken.problem.errors).toMatchObject([{ pointer: '/restaurantUrl', code: 'S_006' }]);
  expect((await office.call('PATCH', '/settings/restaurant', { restaurantUrl: old }, 2)).status).toBe(200);
  expect((await get(pathOf(menu.shortUrl))).headers.location).toBe(`/qr-menu/${old}/${menu.id}`);
});

test('guests see what is active only, and "not declared" stays what it is', async () => {
  const office = await installation.register('Visible House');
  const [open, closed] = [await office.addCategory('Open'), await office.addCategory('Closed')];
  await office.addCategory('Empty');
  await office.call('PATCH', `/online-menu/categories/${closed.id}`, { isActive: false }, 1);
  const allergens = { isDeclared: false, contains: ['FISH' as const], mayContain: [] };
  await office.addItem({ name: 'Shown', categoryIds: [open.id], allergens });
  await office.addItem({ name: 'Off', categoryIds: [open.id], isActive: false });
  await office.addItem({ name: 'In a closed one', categoryIds: [closed.id] });
  const { restaurantUrl } = await office.restaurant();
  const { id } = await menuOf(office);
  const answer = await get(`/api/public/restaurants/${restaurantUrl}/menus/${id}`);
  const { menu } = answer.json<{ data: PublicMenuPage }>().data;
  expect(menu.sections.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    ['Open', ['Shown']],
  ]);
  expect(menu.sections[0]?.items[0]?.allergens).toEqual(allergens);
});

test('what is read more than once becomes smaller on its way, and is the same page', async () => {
  const office = await installation.register('Busy House');
  const { id } = await office.addCategory('Mains');
  for (const name of ['Sea bass', 'Sea bream', 'Sole']) await office.addItem({ name, categoryIds: [id] });
  const path = pathOf((await office.restaurant()).publicUrl);
  const read = () => get(path, { 'accept-encoding': 'br' });
  const first = await read();
  await expect
    .poll(async () => (await read()).rawPayload.length, { timeout: 15_000 })
    .toBeLessThan(first.rawPayload.length);
  const later = await read();
  expect(later.headers.etag).not.toBe(first.headers.etag);
  expect(brotliDecompressSync(later.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  for (const { headers } of [first, later])
    expect((await get(path, { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.000', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
])('of what "%s" accepts the page comes in the smallest: %s', async (accepted, encoding) => {
  const office = await installation.register('Small House');
  const answer = await get(pathOf((await office.restaurant()).publicUrl), { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('Accept-Encoding');
});

test('what the guest has is answered 304, and unknown addresses help', async () => {
  const office = await installation.register('Cached House');
  const path = pathOf((await office.restaurant()).publicUrl);
  const first = await get(path, { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['content-security-policy']).toContain("script-src 'sha256-");
  expect((await get(path, { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  await office.addItem({ name: 'New', categoryIds: [(await office.addCategory('New')).id] });
  expect((await get(path, { 'if-none-match': first.headers.etag })).statusCode).toBe(200);
  expect((await installation.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
  for (const url of ['/qr-menu/nobody-has-this', '/q/zzzzzzzz', `${path}/nonsense`]) {
    const missing = await get(url);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.headers['cache-control']).toBe('no-store');
  }
});

test('what a guest page loads besides is there: its script for good, the worker that keeps it asked for anew', async () => {
  const office = await installation.register('Living House');
  const page = await get(pathOf((await office.restaurant()).publicUrl));
  const script = /import\('([^']+)'\)/u.exec(page.body)?.[1] ?? '';
  expect((await get(script)).headers['cache-control']).toContain('immutable');
  const worker = await get('/guest-worker.js');
  expect(worker.headers['content-type']).toContain('text/javascript');
  expect(worker.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain('trusted-types worker page');
});

test('the back office answers navigations, and missing files are missing', async () => {
  const html = { accept: 'text/html' };
  const page = await get('/menu-management/items', html);
  const nonce = /'nonce-([^']+)'/u.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`nonce="${nonce}"`);
  expect((await get('/menu-management/items', html)).body).not.toContain(nonce);
  expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
  for (const url of ['/assets/none.js', '/media/none', '/guest/none', '/api/none'])
    expect((await get(url, html)).statusCode, url).toBe(404);
  const fetched = { accept: '*/*', 'sec-fetch-mode': 'cors' };
  expect((await get('/menu-management/items', fetched)).statusCode).toBe(404);
  expect((await get('/menu-management/items', { accept: 'application/json' })).statusCode).toBe(404);
});

test('what draws previews stands in frames of our own pages only, without their origin, and may ask for its own files', async () => {
  const { statusCode, headers, body } = await get('/preview-frame');
  expect(statusCode).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms']),
  );
  const [script = ''] = /\/preview-assets\/[^"]+\.js/u.exec(body) ?? [];
  const file = await get(script, { origin: 'null', 'sec-fetch-mode': 'cors' });
  expect([file.statusCode, file.headers['access-control-allow-origin']]).toEqual([200, '*']);
  const asked = await installation.app.inject({ method: 'OPTIONS', url: script });
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, '*']);
  expect(
    (await get('/menu-management/items', { accept: 'text/html' })).headers['content-security-policy'],
  ).toContain("frame-ancestors 'none'");
});

test('a page may stand anywhere, and its headers take nothing of its first 14 KB that nobody reads', async () => {
  const office = await installation.register('Header House', 'EUR');
  const { headers } = await get(pathOf((await menuOf(office)).publicUrl), { accept: 'text/html' });
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'content-length',
    'content-security-policy',
    'content-type',
    'date',
    'etag',
    'referrer-policy',
    'vary',
    'x-content-type-options',
  ]);
  expect(headers['content-security-policy']).not.toContain('frame-ancestors');
});
