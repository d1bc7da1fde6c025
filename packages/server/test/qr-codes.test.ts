import type { Menu, QrCodeCheck, Restaurant, TableSection } from '@cardamom/api-types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetsOf } from '../src/online-menu/qr-codes/pdf/sheets.ts';
import { cutOut, pixelsOf, printedPages, readCode } from './support/printed-codes.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';
import { multipart } from './support/world.ts';

let server: TestServer;
let owner: Owner;
let restaurant: Restaurant;
let menu: Menu;
let section: TableSection;

const tableCount = 12;
type Query = Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://menu.example.org' });
  owner = await server.registerRestaurant();
  restaurant = (await owner.request('getRestaurant')).body.data as Restaurant;
  menu = (await owner.request('listMenus')).body.data.items[0] as Menu;
  const body = { name: 'Terrace', tableCount, tables: [{ position: 2, label: 'Fig tree' }] };
  section = (await owner.request('createTableSection', { body })).body.data as TableSection;
});
afterAll(() => server.stop());

const check = async (query: Query = {}) =>
  (await owner.request('checkQrCode', { query })).body.data as QrCodeCheck;
const file = (query: Query) => owner.request('downloadQrCode', { query });
const pointersOf = ({ refusals }: QrCodeCheck) => refusals.map(({ pointer, code }) => [pointer, code]);
const namedBy = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } });

/** Where a guest's phone is sent on that has read a code. */
async function leadsTo(link: string | null): Promise<string> {
  const { pathname } = new URL(link ?? '');
  const { statusCode, headers } = await server.app.inject({ url: pathname });
  expect(statusCode).toBe(302);
  return String(headers.location);
}

describe('a printed code', () => {
  // proves: qr.size.small, qr.size.large
  test.each([
    { centimetres: 2, dots: 236 },
    { centimetres: 15, dots: 1772 },
    { centimetres: 30, dots: 3543 },
  ])('of $centimetres cm is exactly so large and reads as its link, in every format', async (size) => {
    const sizeMm = String(size.centimetres * 10);
    const svg = await file({ sizeMm, format: 'svg' });
    expect(svg.text).toContain(`width="${sizeMm}mm" height="${sizeMm}mm"`);
    expect(readCode(await pixelsOf(await sharp(svg.bytes).resize(600, 600).png().toBuffer()))).toBe(
      restaurant.shortUrl,
    );

    const png = await file({ sizeMm, format: 'png' });
    const { width, height, density } = await sharp(png.bytes).metadata();
    expect({ width, height, density }).toEqual({ width: size.dots, height: size.dots, density: 300 });
    const picture = sharp(png.bytes).resize(Math.min(600, size.dots));
    expect(readCode(await pixelsOf(await picture.png().toBuffer()))).toBe(restaurant.shortUrl);

    const pdf = await file({ sizeMm, format: 'pdf' });
    const [, across, down] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf.text)?.map(Number) ?? [];
    for (const points of [across, down]) expect(points).toBeCloseTo((size.centimetres / 2.54) * 72, 1);
    const [page] = await printedPages(pdf.bytes);
    if (size.centimetres < 30) expect(page && readCode(page)).toBe(restaurant.shortUrl);
  });

  test('has four modules of quiet zone inside its size', async () => {
    const { picture } = await check();
    const edge = Number(/viewBox="0 0 (\d+)/u.exec(picture)?.[1]);
    const dark = /<path fill="#0e0f0c" d="([^"]+)"/u.exec(picture)?.[1] ?? '';
    const runs = [...dark.matchAll(/M(\d+) (\d+)h(\d+)/gu)].map(([, x, y, length]) =>
      [x, y, length].map(Number),
    );
    expect(Math.min(...runs.map(([x = 0, y = 0]) => Math.min(x, y)))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(edge - 4);
  });

  test('of a menu and of a table opens it', async () => {
    const ofMenu = await check({ menuId: menu.id });
    const ofTable = await check({ tableId: section.tables[1]?.id ?? '' });
    expect([ofMenu.name, ofTable.name, ofTable.section]).toEqual([menu.name, 'Fig tree', 'Terrace']);
    const page = `/qr-menu/${restaurant.restaurantUrl}`;
    expect([await leadsTo(ofMenu.link), await leadsTo(ofTable.link)]).toEqual([
      `${page}/${menu.id}`,
      `${page}?table=Fig+tree`,
    ]);
  });

  test('says how far away and how fine it is', async () => {
    const { moduleMm, distanceCm, refusals } = await check({ sizeMm: '20' });
    expect(moduleMm).toBeCloseTo(20 / 41, 5);
    expect([distanceCm, refusals]).toEqual([16, []]);
  });
});

describe('what would not scan', () => {
  test('is refused beside the field that is the reason, and cannot be downloaded', async () => {
    const small = { sizeMm: '12' };
    expect(pointersOf(await check(small))).toEqual([['/sizeMm', 'CM_QR_SMALL']]);
    const { status, body } = await file({ ...small, format: 'png' });
    expect([status, body.errors[0].pointer]).toEqual([422, '/sizeMm']);
    expect(body.errors[0].message).toContain('at least 14 mm');
    expect(pointersOf(await check({ sizeMm: '14' }))).toEqual([]);
  });

  test.each([
    { foreground: '#f0c419', background: '#ffffff' },
    { foreground: '#ffffff', background: '#000000' },
    { foreground: '#808080', background: '#909090' },
  ])('has a code of $foreground on $background', async (colours) => {
    expect(pointersOf(await check(colours))).toEqual([['/foreground', 'CM_QR_CONTRAST']]);
  });

  test('has no colours that a code can have', async () => {
    const colours = { foreground: '#1e241b', background: '#e9fbcf' };
    expect(pointersOf(await check(colours))).toEqual([]);
    const { bytes } = await file({ ...colours, format: 'png' });
    expect(readCode(await pixelsOf(bytes))).toBe(restaurant.shortUrl);
  });

  test('is a size that nobody prints, a colour that is none, and tables as a picture', async () => {
    for (const query of [{ sizeMm: '9' }, { sizeMm: '601' }, { foreground: 'red' }])
      expect((await owner.request('checkQrCode', { query: query as unknown as Query })).status).toBe(400);
    const { body } = await file({ allTables: 'true', format: 'png' });
    expect(body.errors[0].pointer).toBe('/format');
  });

  test('is a logo where there is none', async () => {
    const { status, body } = await file({ hasLogo: 'true', format: 'svg' });
    expect([status, body.errors[0].pointer]).toEqual([422, '/hasLogo']);
  });
});

test('a logo in the middle leaves the code readable at 2 cm', async () => {
  const artist = await server.registerRestaurant();
  const logo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#0e0f0c' } });
  const uploaded = await artist.request(
    'uploadImage',
    await multipart('logo.png', await logo.png().toBuffer()),
  );
  await artist.request('updateRestaurant', {
    body: { logoId: uploaded.body.data.id },
    ...namedBy({ version: 1 }),
  });
  const { shortUrl } = (await artist.request('getRestaurant')).body.data as Restaurant;
  const checked = await artist.request('checkQrCode', { query: { hasLogo: 'true' } });
  expect(checked.body.data.refusals).toEqual([]);
  expect(checked.body.data.picture).toContain('<image');
  const query = { hasLogo: 'true', sizeMm: '20' };
  const png = await artist.request('downloadQrCode', { query: { ...query, format: 'png' } });
  expect(readCode(await pixelsOf(png.bytes))).toBe(shortUrl);
  const pdf = await artist.request('downloadQrCode', { query: { ...query, format: 'pdf' } });
  const [page] = await printedPages(pdf.bytes);
  expect(page && readCode(page)).toBe(shortUrl);
});

describe('the codes of all tables', () => {
  test('stand on A4 and read at 300 dots an inch, and lead right after everything is renamed', async () => {
    const query = { allTables: 'true', sizeMm: '20', format: 'pdf' };
    const [page] = await printedPages((await file(query)).bytes);
    if (page === undefined) throw new Error('The PDF has no page.');
    const { cards } = sheetsOf('A4', 20);
    const links: (string | null)[] = [];
    for (const card of cards.slice(0, tableCount)) links.push(readCode(await cutOut(page, card)));
    expect(links).toEqual(section.tables.map(({ shortUrl }) => shortUrl));

    const restaurantUrl = 'renamed-since';
    await owner.request('updateRestaurant', { body: { restaurantUrl }, ...namedBy(restaurant) });
    await owner.request('updateTableSection', {
      params: { tableSectionId: section.id },
      body: { name: 'Garden', firstNumber: 50 },
      ...namedBy(section),
    });
    const tables = section.tables.map(({ label }, index) => label.replace(' ', '+') || String(50 + index));
    expect(await Promise.all(links.map(leadsTo))).toEqual(
      tables.map((table) => `/qr-menu/${restaurantUrl}?table=${table}`),
    );
  });

  test('stand on tents that read from both sides', async () => {
    const query = { tableSectionId: section.id, paper: 'A6_TENT', sizeMm: '60' };
    expect(await check(query)).toMatchObject({
      codeCount: tableCount,
      pageCount: tableCount / 2,
      refusals: [],
    });
    const pdf = await file({ ...query, format: 'pdf' });
    expect(pdf.text.match(/\/Type \/Page\b/gu)).toHaveLength(tableCount / 2);
    const [first] = await printedPages(pdf.bytes, 1);
    if (first === undefined) throw new Error('The PDF has no page.');
    const faces = [0, 105].flatMap((x) => [0, 148.5].map((y) => ({ x, y, width: 105, height: 148 })));
    const read: (string | null)[] = [];
    for (const face of faces) read.push(readCode(await cutOut(first, face)));
    const [one, other] = section.tables.map(({ shortUrl }) => shortUrl);
    expect(read).toEqual([one, one, other, other]);
  });

  test('too large for their paper are refused with what fits', async () => {
    const large = await check({ allTables: 'true', paper: 'A6_TENT', sizeMm: '90' });
    expect(large).toMatchObject({ pageCount: 0, refusals: [{ pointer: '/sizeMm' }] });
    expect(large.refusals[0]?.message).toContain('at most 81 mm');
  });

  test('are not there where there is no table', async () => {
    const other = await server.registerRestaurant();
    expect((await other.request('checkQrCode', { query: { allTables: 'true' } })).status).toBe(404);
  });

  test('tell ahead which names the paper cannot write', async () => {
    const other = await server.registerRestaurant();
    await other.request('createTableSection', { body: { name: 'ጣሪያ', tableCount: 2 } });
    const { body } = await other.request('checkQrCode', { query: { allTables: 'true' } });
    expect(body.data.unprintable).toEqual(['ጣሪያ']);
  });
});

describe('a new code', () => {
  test('of a menu opens it, and the old one opens the restaurant', async () => {
    const house = await server.registerRestaurant();
    const before = (await house.request('listMenus')).body.data.items[0] as Menu;
    const options = { params: { menuId: before.id }, ...namedBy(before) };
    const after = (await house.request('replaceMenuCode', options)).body.data as Menu;
    const page = `/qr-menu/${house.profile.restaurant.restaurantUrl}`;
    expect(after.shortUrl).not.toBe(before.shortUrl);
    expect(await leadsTo(after.shortUrl)).toBe(`${page}/${before.id}`);
    expect(await leadsTo(before.shortUrl)).toBe(page);
    expect((await house.request('replaceMenuCode', options)).status).toBe(412);
  });

  test('of the restaurant opens its page, and so does the old one', async () => {
    const house = await server.registerRestaurant();
    const before = (await house.request('getRestaurant')).body.data as Restaurant;
    const after = (await house.request('replaceRestaurantCode', namedBy(before))).body.data as Restaurant;
    const page = `/qr-menu/${before.restaurantUrl}`;
    expect(after.shortUrl).not.toBe(before.shortUrl);
    expect([await leadsTo(before.shortUrl), await leadsTo(after.shortUrl)]).toEqual([page, page]);
    expect((await house.request('replaceRestaurantCode', namedBy(before))).status).toBe(412);
  });
});
