import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '../src/demo/content.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const get = (url: string) => installation.app.inject({ url });

interface Named {
  family: string;
  url: string;
}

/** The faces that a page's script asks for. */
async function facesOn(pagePath: string): Promise<Named[]> {
  const { body } = await get(pagePath);
  return Array.from(
    body.matchAll(/\["([^"]+)","url\((\/guest\/faces\/[^)"]+)\)"/gu),
    ([, family = '', url = '']) => ({ family, url }),
  );
}

async function wear(office: BackOffice, look: string): Promise<void> {
  const { data } = await office.call<{ version: number }>('GET', '/online-menu/qr-menu');
  const set = await office.call('PATCH', '/online-menu/qr-menu', { look }, data.version);
  expect(set.status).toBe(200);
}

async function bytesOf(faces: readonly Named[]): Promise<number> {
  let bytes = 0;
  for (const { url } of faces) {
    const face = await get(url);
    expect(face.statusCode).toBe(200);
    expect(face.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    bytes += face.rawPayload.byteLength;
  }
  return bytes;
}

const pageOf = async (office: BackOffice) => `/qr-menu/${(await office.restaurant()).restaurantUrl}`;

test('a menu like the demo’s brings 12 KB of faces at most, in Candle 18', async () => {
  const office = await installation.register(demoContent.restaurant.name);
  for (const { name, items } of demoContent.categories) {
    const { id } = await office.addCategory(name);
    for (const item of items) await office.addItem({ name: item.name, categoryIds: [id] });
  }
  const page = await pageOf(office);
  const most = { COUNTER: 12_000, LINEN: 12_000, CANDLE: 18_000, GRIDDLE: 12_000 };
  for (const [look, bytes] of Object.entries(most)) {
    await wear(office, look);
    const faces = await facesOn(page);
    expect(faces).toHaveLength(look === 'CANDLE' ? 2 : 1);
    expect(await bytesOf(faces), look).toBeLessThanOrEqual(bytes);
  }
}, 60_000);

test('names in Arabic have a face of their own in each look, 36 KB at most', async () => {
  const office = await installation.register('مطعم الليمون والهيل');
  const { id } = await office.addCategory('المقبلات والأطباق الرئيسية');
  for (const name of ['حمص بالطحينة', 'فتوش', 'كبة مقلية', 'شاي بالنعناع', 'قهوة عربية', 'سمك مشوي', 'دجاج'])
    await office.addItem({ name, categoryIds: [id] });
  const page = await pageOf(office);
  for (const [look, family] of Object.entries({ COUNTER: 'Lalezar', LINEN: 'Amiri', GRIDDLE: 'Lalezar' })) {
    await wear(office, look);
    const arabic = (await facesOn(page)).filter((face) => face.family === family);
    expect(arabic).toHaveLength(1);
    expect(await bytesOf(arabic), look).toBeLessThanOrEqual(36_000);
  }
}, 60_000);

test('a face is for good under its address, which a new letter changes and a new price does not', async () => {
  const office = await installation.register('Letters');
  const { id } = await office.addCategory('Soups');
  const soup = await office.addItem({ name: 'Tomato soup', categoryIds: [id] });
  const page = await pageOf(office);
  const [first] = await facesOn(page);
  const answer = await get(first?.url ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const sizes = [{ id: soup.sizes[0]?.id, kind: 'PRICED', price: 1390 }];
  await office.call('PATCH', `/online-menu/items/${soup.id}`, { sizes }, 1);
  expect(await facesOn(page)).toEqual([first]);
  await office.addItem({ name: 'Jalapeño quesadilla', categoryIds: [id] });
  const [second] = await facesOn(page);
  expect(second?.url).not.toBe(first?.url);
  expect((await get(second?.url ?? '')).statusCode).toBe(200);
  expect((await get(first?.url ?? '')).statusCode).toBe(404);
});

test('all pages of a restaurant name the same face, and other pages theirs', async () => {
  const office = await installation.register('Two menus');
  const { id } = await office.addCategory('Soups');
  await office.addItem({ name: 'Čorba', categoryIds: [id] });
  const menu = (await office.call<{ id: string }>('POST', '/online-menu/menus', { name: 'Lunch' })).data;
  const page = await pageOf(office);
  const faces = await facesOn(page);
  expect(faces.length).toBeGreaterThan(0);
  expect(await facesOn(`${page}/${menu.id}`)).toEqual(faces);
  expect(await facesOn(`${page}?q=soup`)).toEqual(faces);
  const [ofNone] = await facesOn('/qr-menu/nobody-here');
  expect((await get(ofNone?.url ?? '')).statusCode).toBe(200);
});

test('nobody can have a face cut that no page names', async () => {
  const office = await installation.register('One face');
  const other = await installation.register('Other letters: XYZ');
  const [theirs] = await facesOn(await pageOf(other));
  const name = theirs?.url.split('/').at(-1) ?? '';
  const { restaurantUrl } = await office.restaurant();
  for (const url of [
    `/guest/faces/${restaurantUrl}/${name}`,
    '/guest/faces/nobody-here/AAAAAAAAAAAAAAAA.woff2',
  ])
    expect((await get(url)).statusCode).toBe(404);
});
