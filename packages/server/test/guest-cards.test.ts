import { guestCardSize, type GuestCard, type Menu } from '@cardamom/api-types';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawCard } from '../src/guest-pages/card/draw-card.ts';
import { inFaceOf, inInter } from '../src/guest-pages/card/outlines.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const get = (url: string, headers = {}) => installation.app.inject({ url, headers });

/** Where the card of a page lies. */
async function cardOf(path: string): Promise<string> {
  const { body } = await get(path);
  const url = /property="og:image" content="([^"]+)"/u.exec(body)?.[1];
  if (url === undefined) throw new Error('The page names no card');
  return new URL(url).pathname;
}

const pageOf = async (office: BackOffice) => new URL((await office.restaurant()).publicUrl).pathname;

test('a page has a picture for its links, as large as social sites show it', async () => {
  const office = await installation.register('Card House');
  const path = await pageOf(office);
  const { body } = await get(path);
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  expect(body).toContain('<meta property="og:image:height" content="630">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  const { statusCode, headers, rawPayload } = await get(await cardOf(path));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...guestCardSize });
  expect(rawPayload.byteLength).toBeLessThanOrEqual(200_000);
});

test('each menu has a card of its own, which a new name moves; the former address leads to it', async () => {
  const office = await installation.register('Two Menus');
  await office.call('POST', '/online-menu/menus', { name: 'Evening' });
  const { data } = await office.call<{ items: Menu[] }>('GET', '/online-menu/menus');
  const paths = data.items.map(({ publicUrl }) => new URL(publicUrl).pathname);
  const cards = await Promise.all(paths.map(cardOf));
  expect(new Set(cards).size).toBe(2);
  const [menu] = data.items;
  const [path = '', before = ''] = [paths[0], cards[0]];
  await office.call('PATCH', `/online-menu/menus/${menu?.id}`, { name: 'Brunch' }, menu?.version);
  const after = await cardOf(path);
  expect(after).not.toBe(before);
  const former = await get(before);
  expect([former.statusCode, former.headers.location]).toEqual([302, after]);
});

test('what a setting hides moves no card, because no card says it', async () => {
  const office = await installation.register('Hidden House');
  const path = await pageOf(office);
  const before = await cardOf(path);
  const { version } = (await office.call<{ version: number }>('GET', '/online-menu/qr-menu')).data;
  const hidden = { showsPrice: false, showsIngredients: false, showsAllergens: false, showsCalories: false };
  expect((await office.call('PATCH', '/online-menu/qr-menu', hidden, version)).status).toBe(200);
  expect(await cardOf(path)).toBe(before);
});

test.each([
  ['nobody’s', '/og/nobody/aaaaaaaaaaaaaaaaaaaaaa.jpg'],
  ['no name of a card', '/og/card-house/card.jpg'],
  [
    'a menu that is not theirs',
    '/og/card-house/0198c0de-0000-7000-8000-000000000001.aaaaaaaaaaaaaaaaaaaaaa.jpg',
  ],
])('%s is no picture', async (_what, url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

const card: GuestCard = {
  look: 'LINEN',
  name: 'Casa Lima',
  menu: 'Evening',
  photo: null,
  paper: '#fffaf0',
  card: '#ffffff',
  ink: '#111111',
  house: '#2f6b3c',
  fill: '#2f6b3c',
  onFill: '#ffffff',
};
const looks = ['COUNTER', 'LINEN', 'CANDLE', 'GRIDDLE'] as const;
const wordsOf = (svg: string) => svg.match(/<path fill/gu)?.length ?? 0;

test.each([
  ['in the face of the look', 'Casa Lima'],
  ['of letters that only Inter has', 'Кафе Лайм'],
  ['in both directions of length', 'A'],
  ['too long for any size', 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksstube'.repeat(2)],
  ['with markup in it', '<Lime> & "Salt"'],
])('a name %s is drawn, with its menu', async (_how, name) => {
  for (const look of looks) {
    const svg = drawCard({ card: { ...card, look, name }, photo: null });
    expect(wordsOf(svg)).toBe(2);
    expect(svg).not.toMatch(/NaN|undefined|font-family/u);
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(guestCardSize.width);
  }
});

test.each(looks)('a name in Arabic script is shaped and runs from right to left (%s)', (look) => {
  const svg = drawCard({ card: { ...card, look, name: 'بيت الليمون', menu: 'قائمة 12' }, photo: null });
  expect(wordsOf(svg)).toBe(2);
  const write = inFaceOf(look, true);
  const [whole, alone] = [write('بيت'), ['ب', 'ي', 'ت'].map((letter) => write(letter))];
  // Joined letters are narrower than the same ones by themselves.
  const apart = alone.reduce((sum, letter) => sum + (letter?.width ?? 0), 0);
  expect(whole?.width).toBeLessThan(apart * 0.9);
  // The name begins at the right: its first word is drawn last, where the second one alone begins at the left end.
  const [both, second] = [write('بيت الليمون'), write('الليمون')];
  expect(both?.path(100, 0, 0).startsWith(second?.path(100, 0, 0) ?? 'nothing')).toBe(true);
  // Brackets open to where the text goes on: what was typed "(" is drawn ")", behind the letter.
  const letter = write('ب');
  const closing = inInter(look, false)(')')?.path(100, 100 * (letter?.width ?? 0), 0);
  expect(write('(ب')?.path(100, 0, 0)).toBe(`${letter?.path(100, 0, 0)}${closing}`);
  // Figures run from left to right also there.
  expect(write('12')?.path(100, 0, 0)).toBe(inFaceOf(look, false)('12')?.path(100, 0, 0));
});

test('a name that our fonts cannot write is left out whole, and the card is laid out without words', () => {
  const photo = Buffer.from('jpeg');
  for (const look of looks) {
    const name = '東京の台所';
    const plain = drawCard({ card: { ...card, look, name, menu: 'Evening' }, photo: null });
    expect(wordsOf(plain)).toBe(0);
    expect(plain).toContain('<circle r="112"/>');
    const pictured = drawCard({ card: { ...card, look, name }, photo });
    expect(wordsOf(pictured)).toBe(0);
    expect(pictured).toContain('data:image/jpeg;base64,');
    expect(pictured).not.toContain('<circle r="112"/>');
  }
});
