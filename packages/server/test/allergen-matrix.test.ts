import type { AllergenDeclaration, AllergenMatrix, Item, MatrixPrint, MenuHealth } from '@cardamom/api-types';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fish: AllergenDeclaration = { isDeclared: true, contains: ['FISH'], mayContain: ['SOY'] };
const sizes = [{ kind: 'PRICED', price: 900 }];

/** A restaurant with a declared and an undeclared dish, in two categories. */
async function house() {
  const owner = await server.registerRestaurant();
  const add = async (operationId: 'createCategory' | 'createItem' | 'createModifierGroup', body: object) =>
    (await owner.request(operationId, { body })).body.data as Item;
  const grill = await add('createCategory', { name: 'Grill' });
  const soups = await add('createCategory', { name: 'Soups' });
  const options = [
    { name: 'Rice', allergens: { isDeclared: true, contains: [], mayContain: [] } },
    { name: 'Aioli' },
  ];
  const side = await add('createModifierGroup', { name: 'Side', guestName: 'Your side', options });
  const dish = { sizes, categoryIds: [grill.id] };
  const bass = await add('createItem', {
    name: 'Bass',
    ...dish,
    allergens: fish,
    modifierGroupIds: [side.id],
  });
  const soup = await add('createItem', { name: 'Soup', sizes, categoryIds: [soups.id, grill.id] });
  await add('createItem', { name: 'Off the menu', ...dish, isActive: false });
  return { owner, add, grill, soups, bass, soup };
}

const matrix = async (owner: Owner, query: Record<string, string> = {}): Promise<AllergenMatrix> =>
  (await owner.request('getAllergenMatrix', { query })).body.data as AllergenMatrix;
const print = async (owner: Owner, body: object = {}): Promise<MatrixPrint> =>
  (await owner.request('createMatrixPrint', { body })).body.data as MatrixPrint;
const patch = (owner: Owner, item: Item, body: object, version = item.version) =>
  owner.request('updateItem', { params: { itemId: item.id }, body, headers: { 'if-match': `"${version}"` } });

test('holds every active item under its categories, and the choices that go with them', async () => {
  const { owner } = await house();
  const { sections, rowCount, undeclaredCount, lastPrint } = await matrix(owner);
  expect(sections.map(({ kind, name, rows }) => [kind, name, rows.map((row) => row.name)])).toEqual([
    ['CATEGORY', 'Grill', ['Bass', 'Soup']],
    ['CATEGORY', 'Soups', ['Soup']],
    ['MODIFIER_GROUP', 'Your side', ['Rice', 'Aioli']],
  ]);
  expect(sections[0]?.rows[0]).toMatchObject({ allergens: fish, hasUndeclaredOption: true });
  expect({ rowCount, undeclaredCount, lastPrint }).toEqual({
    rowCount: 4,
    undeclaredCount: 2,
    lastPrint: null,
  });
});

test('is narrowed to a category or to a menu, without what the menu hides', async () => {
  const { owner, grill, soups, soup, bass } = await house();
  const ofSoups = await matrix(owner, { categoryId: soups.id });
  expect(ofSoups.sections.map(({ name }) => name)).toEqual(['Soups']);
  const section = { categoryId: grill.id, title: 'From the fire', hiddenItemIds: [soup.id] };
  const made = await owner.request('createMenu', { body: { name: 'Evening', sections: [section] } });
  const ofMenu = await matrix(owner, { menuId: made.body.data.id as string });
  expect(ofMenu.sections[0]).toMatchObject({ name: 'From the fire', rows: [{ id: bass.id }] });
  expect(ofMenu.scope).toMatchObject({ menu: { name: 'Evening' }, category: null });
});

test('a printed matrix says what changed since, and menu health that it must be printed again', async () => {
  const { owner, add, grill, bass, soup } = await house();
  const printed = await print(owner);
  expect(printed).toMatchObject({ printedBy: 'Ola', changes: [] });
  const newest = async () => (await matrix(owner)).lastPrint?.changes.map(({ kind, name }) => [kind, name]);
  const outdated = async () =>
    ((await owner.request('getMenuHealth')).body.data as MenuHealth).outdatedPrints.map(
      (one) => one.changeCount,
    );
  await patch(owner, bass, { calories: 500, description: 'No word about allergens' });
  expect([await newest(), await outdated()]).toEqual([[], []]);

  await patch(owner, bass, { name: 'Sea bass', allergens: { ...fish, mayContain: [] } }, 2);
  await patch(owner, soup, { isActive: false });
  await add('createItem', { name: 'Bream', sizes, categoryIds: [grill.id] });
  expect(await newest()).toEqual([
    ['DECLARATION', 'Sea bass'],
    ['RENAMED', 'Sea bass'],
    ['ADDED', 'Bream'],
    ['REMOVED', 'Soup'],
  ]);
  expect(await outdated()).toEqual([4]);
  await print(owner);
  expect([await newest(), await outdated()]).toEqual([[], []]);
});

test('another scope has its own paper', async () => {
  const { owner, soups } = await house();
  await print(owner, { categoryId: soups.id });
  expect((await matrix(owner)).lastPrint).toBeNull();
  expect((await matrix(owner, { categoryId: soups.id })).lastPrint?.changes).toEqual([]);
});

test('is a PDF of what was kept, whatever is edited afterwards', async () => {
  const { owner, bass } = await house();
  const { id } = await print(owner);
  const pdf = () => owner.request('getAllergenMatrixPdf', { query: { printId: id } });
  const before = await pdf();
  expect(before.status).toBe(200);
  expect(before.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(before.headers['content-disposition']).toMatch(/^inline; filename="Allergen matrix Test bistro /);
  expect(before.text.startsWith('%PDF-')).toBe(true);
  await patch(owner, bass, { allergens: { ...fish, contains: [] } });
  // Dates of making and ids differ; what is drawn does not.
  expect((await pdf()).text.length).toBe(before.text.length);
});

/** Names in the scripts that the paper draws, and what can be read of each in the document. */
const names = [
  { name: 'حمص بالطحينة', read: ['حمص', 'بالطحينة'] },
  { name: 'חומוס עם טחינה', read: ['חומוס', 'טחינה'] },
  { name: 'पनीर मक्खनी', read: ['पनीर'] },
  { name: 'ผัดไทยกุ้งสด', read: ['ผัดไทยกุ้งสด'] },
  { name: '宫保鸡丁', read: ['宫保鸡丁'] },
  { name: '宮保雞丁拼盤', read: ['宮保雞丁拼盤'] },
  { name: '鮭の塩焼き', read: ['鮭の塩焼き'] },
  { name: '김치찌개', read: ['김치찌개'] },
];

test('a print holds the names in every script, and can be searched', async () => {
  const { owner, add, grill } = await house();
  for (const { name } of names) await add('createItem', { name, sizes, categoryIds: [grill.id] });
  const { bytes } = await owner.request('getAllergenMatrixPdf', {});
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  for (const word of names.flatMap(({ read }) => read)) expect(text).toContain(word);
  expect(text).not.toContain('[?]');
});

test('names that the paper cannot draw are told before printing', async () => {
  const { owner, add, grill } = await house();
  const drawn = ['Żurek ź', 'Борщ', 'Μουσακάς', 'Phở bò', 'Crème brûlée'];
  for (const name of [...drawn, ...names.map(({ name }) => name), 'ሽሮ', 'Soup 🍜'])
    await add('createItem', { name, sizes, categoryIds: [grill.id] });
  expect((await matrix(owner)).unprintable.map(({ name }) => name)).toEqual(['ሽሮ', 'Soup 🍜']);
});

test("another restaurant's menu, category and print are not there", async () => {
  const { soups, owner } = await house();
  const { id } = await print(owner);
  const { owner: neighbour } = await house();
  const answers = await Promise.all([
    neighbour.request('getAllergenMatrix', { query: { categoryId: soups.id } }),
    neighbour.request('createMatrixPrint', { body: { categoryId: soups.id } }),
    neighbour.request('getAllergenMatrixPdf', { query: { printId: id } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
