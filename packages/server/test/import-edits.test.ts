import type { Category, Import, ImportEntry, ImportRow, Item } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeImported } from '../src/online-menu/imports/imported-items.ts';
import {
  beginApplying,
  ended,
  exportedFrom,
  importOf,
  preview,
  sayEdits,
  type FileOf,
} from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = () => server.registerRestaurant({ defaultCurrency: 'EUR' });

async function applied(owner: Owner, id: string): Promise<Import> {
  await beginApplying(owner, id);
  const done = await ended(owner, id);
  expect([done.state, done.problem]).toEqual(['APPLIED', null]);
  return done;
}

async function apply(owner: Owner, ...files: FileOf[]): Promise<Import> {
  return applied(owner, (await preview(owner, ...files)).id);
}

async function rowsOf(owner: Owner, importId: string, query: Record<string, string> = {}) {
  const asked = { params: { importId }, query: { limit: '1000', ...query } };
  return (await owner.request('listImportRows', asked)).body.data.items as ImportRow[];
}

const itemsOf = async (owner: Owner) =>
  (await owner.request('listItems', { query: { limit: '1000' } })).body.data.items as Item[];

async function edit(owner: Owner, item: Item, body: object): Promise<void> {
  const { status, text } = await owner.request('updateItem', {
    params: { itemId: item.id },
    headers: { 'if-match': `"${item.version}"` },
    body,
  });
  expect(status, text).toBe(200);
}

/** What guests and staff see of the dishes, by name. */
const told = (items: readonly Item[]) =>
  Object.fromEntries(
    items.map(({ name, description, sizes, allergens, categories, isActive }) => [
      name,
      {
        description,
        isActive,
        allergens,
        sizes: sizes.map((size) => [size.name, size.price]),
        categories: categories.map((category) => category.name).toSorted((a, b) => (a < b ? -1 : 1)),
      },
    ]),
  );

const heads = 'Category,Name,Size,Price,Description,Contains,Allergens declared,Active';
const numbers = Array.from({ length: 60 }, (_, at) => String(at).padStart(2, '0'));

/** Sixty dishes in two sizes, of which one text is for each. */
const fileOf = (priceOf: (at: number) => string, textOf: (at: number) => string) =>
  [
    heads,
    ...numbers.flatMap((number, at) => [
      `Mains,Dish ${number},Small,${priceOf(at)},${textOf(at)},milk,yes,yes`,
      `,Dish ${number},Large,12.00,,,,`,
    ]),
  ].join('\n');

/** Edits of the first fifty dishes, ten of each kind; returns the dishes as they are then. */
async function editFifty(owner: Owner): Promise<Item[]> {
  const side = (await owner.request('createCategory', { body: { name: 'Sides' } })).body.data as Category;
  const items = (await itemsOf(owner)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const [at, item] of items.slice(0, 50).entries()) {
    const [small, large] = item.sizes;
    const sizes = (name: string | undefined, price: number) => ({
      sizes: [{ id: small?.id, name, kind: 'PRICED', price }, large],
    });
    const bodies = [
      sizes(small?.name, 777),
      sizes('Tiny', small?.price ?? 0),
      { description: 'Written here' },
      { allergens: { isDeclared: true, contains: ['EGGS'], mayContain: [] } },
      at % 2 === 0 ? { categoryIds: [side.id] } : { isActive: false },
    ];
    await edit(owner, item, bodies[Math.floor(at / 10)] ?? {});
  }
  return itemsOf(owner);
}

describe('a menu that comes again after it was edited here', () => {
  const first = fileOf(
    () => '8.00',
    () => 'As imported',
  );
  // Of every second edited dish, and of all others, the file says something new too.
  const second = fileOf(
    (at) => (at % 2 === 0 || at >= 50 ? '9.00' : '8.00'),
    (at) => (at >= 20 && at < 30 ? 'Anew in the file' : 'As imported'),
  );

  test('keeps all fifty edits, brings in the rest, and is undone to exactly what there was', async () => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', first]);
    const before = await editFifty(owner);
    const ready = await preview(owner, ['menu.csv', second]);
    expect(ready).toMatchObject({ state: 'READY', editedCount: 50, edits: null });
    expect(ready.counts.find(({ entity }) => entity === 'ITEM')).toMatchObject({ new: 0, wrong: 0 });
    const edited = await rowsOf(owner, ready.id, { edited: 'true' });
    expect(edited).toHaveLength(50);
    expect(edited.flatMap(({ edits }) => edits.map(({ keeps }) => keeps))).toEqual(
      Array.from({ length: 50 }, () => 'OURS'),
    );
    const done = await applied(owner, ready.id);
    const expected = structuredClone(told(before));
    for (const [at, number] of numbers.entries()) {
      if (at >= 20 && (at % 2 === 0 || at >= 50)) expected[`Dish ${number}`]!.sizes[0]![1] = 900;
    }
    expect(told(await itemsOf(owner))).toEqual(expected);

    const undone = await owner.request('undoChangeBatch', { params: { batchId: done.batchId ?? '' } });
    expect(undone.body.data.refused).toEqual([]);
    expect(told(await itemsOf(owner))).toEqual(told(before));
    expect(await importOf(owner, done.id)).toMatchObject({ state: 'APPLIED', isUndone: true });
    expect(await preview(owner, ['menu.csv', second])).toMatchObject({ editedCount: 50 });
  });

  test('takes the file where a person says so, and only there', async () => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', first]);
    const before = await editFifty(owner);
    const { id } = await preview(owner, ['menu.csv', second]);
    const idOf = (name: string) => before.find((item) => item.name === name)?.id ?? '';
    const choices = ['Dish 00', 'Dish 01', 'Dish 40'].map((name) => ({
      itemId: idOf(name),
      field: name === 'Dish 40' ? 'Category' : 'Price',
      keeps: 'THEIRS' as const,
    }));
    const chosen = await sayEdits(owner, id, { others: 'OURS', choices });
    expect(chosen).toMatchObject({ state: 'READY', edits: { others: 'OURS' }, editedCount: 50 });
    await applied(owner, id);
    const after = told(await itemsOf(owner));
    expect([after['Dish 00'], after['Dish 01'], after['Dish 02'], after['Dish 40']]).toMatchObject([
      { sizes: [['Small', 900], {}] },
      { sizes: [['Small', 800], {}] },
      { sizes: [['Small', 777], {}] },
      { categories: ['Mains'] },
    ]);

    const everything = await preview(owner, ['menu.csv', second]);
    const counts = await sayEdits(owner, everything.id, { others: 'THEIRS', choices: [] });
    expect(counts).toMatchObject({ editedCount: 47 });
    await applied(owner, everything.id);
    expect(await preview(owner, ['menu.csv', second])).toMatchObject({ editedCount: 0 });
  });
});

const soup = (price: string, rest = '') => `Category,Name,Price,Description\nSoups,Soup,${price},${rest}\n`;
const priceOf = async (owner: Owner) => (await itemsOf(owner))[0]?.sizes[0]?.price;
const withPrice = (price: number) => ({ sizes: [{ kind: 'PRICED', price }] });

test('a dish that was made here is written over only where a person says so, and filled in where it is empty', async () => {
  const owner = await restaurant();
  const { id } = (await owner.request('createCategory', { body: { name: 'Soups' } })).body.data as Category;
  await owner.request('createItem', {
    body: { name: 'Soup', sizes: [{ kind: 'PRICED', price: 500 }], categoryIds: [id] },
  });
  const done = await apply(owner, ['menu.csv', soup('6.00', 'With bread')]);
  expect((await rowsOf(owner, done.id, { edited: 'true' }))[0]?.edits).toEqual([
    { field: 'Price', ours: '5.00', theirs: '6.00', isInFileToo: true, keeps: 'OURS' },
  ]);
  expect((await itemsOf(owner))[0]).toMatchObject({ description: 'With bread', sizes: [{ price: 500 }] });
});

test.each(['csv', 'xlsx', 'json'])(
  'what was edited in an export comes in without a question, what was edited here since stays: %s',
  async (format) => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', soup('5.00', 'First')]);
    const [made] = await itemsOf(owner);
    await edit(owner, made!, { ...withPrice(600), description: 'Before the export' });
    const file = await exportedFrom(server, owner, format);
    const [before] = await itemsOf(owner);
    expect(await preview(owner, [`menu.${format}`, file])).toMatchObject({ editedCount: 0 });
    await edit(owner, before!, { description: 'After the export' });
    const again = await preview(owner, [`menu.${format}`, file]);
    expect((await rowsOf(owner, again.id, { edited: 'true' })).map(({ edits }) => edits)).toMatchObject([
      [{ field: 'Description', theirs: 'Before the export', isInFileToo: false, keeps: 'OURS' }],
    ]);
    if (format === 'xlsx') return;
    const text = file
      .toString()
      .replace('6.00', '6.50')
      .replace(/"price": ?600/u, '"price":650');
    await apply(owner, [`menu.${format}`, text]);
    expect((await itemsOf(owner))[0]).toMatchObject({
      description: 'After the export',
      sizes: [{ price: 650 }],
    });
  },
);

test('a dish that was renamed or moved here is not made a second time, and no empty category comes back', async () => {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', soup('5.00')]);
  const [made] = await itemsOf(owner);
  const category = (await owner.request('listCategories')).body.data.items[0] as Category;
  await edit(owner, made!, { name: 'Soup of the day' });
  await owner.request('updateCategory', {
    params: { categoryId: category.id },
    headers: { 'if-match': `"${category.version}"` },
    body: { name: 'Starters' },
  });
  await apply(owner, ['menu.csv', soup('5.50')]);
  expect(told(await itemsOf(owner))).toMatchObject({
    'Soup of the day': { sizes: [['', 550]], categories: ['Starters'] },
  });
  const { items } = (await owner.request('listCategories')).body.data as { items: Category[] };
  expect(items.map(({ name }) => name)).toEqual(['Starters']);
});

test('what stayed is not asked about again, and what an undone import said does not count', async () => {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', soup('5.00')]);
  await edit(owner, (await itemsOf(owner))[0]!, withPrice(700));
  const kept = await apply(owner, ['menu.csv', soup('6.00')]);
  expect(await priceOf(owner)).toBe(700);
  const same = await preview(owner, ['menu.csv', soup('6.00')]);
  expect((await rowsOf(owner, same.id, { edited: 'true' }))[0]?.edits[0]).toMatchObject({
    isInFileToo: false,
    keeps: 'OURS',
  });
  expect(kept.counts.find(({ entity }) => entity === 'ITEM')).toMatchObject({ changed: 0, unchanged: 1 });

  const dear = await preview(owner, ['menu.csv', soup('9.00')]);
  await sayEdits(owner, dear.id, { others: 'THEIRS', choices: [] });
  const { batchId } = await applied(owner, dear.id);
  await owner.request('undoChangeBatch', { params: { batchId: batchId ?? '' } });
  expect(await priceOf(owner)).toBe(700);
  const later = await preview(owner, ['menu.csv', soup('9.00')]);
  expect((await rowsOf(owner, later.id, { edited: 'true' }))[0]?.edits[0]).toMatchObject({
    isInFileToo: true,
  });
});

/** The imports of which it is stored what they said, by their ids. */
async function remembered(owner: Owner): Promise<string[]> {
  const rows = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
    tx.selectFrom('imported_item').select('import_id').orderBy('import_id').execute(),
  );
  return rows.map((row) => row.import_id);
}

test('of each dish what the last import said stays, and what the one before it said; of an unapplied one nothing', async () => {
  const owner = await restaurant();
  const ids: string[] = [];
  for (const price of ['5.00', '6.00', '7.00', '8.00'])
    ids.push((await apply(owner, ['menu.csv', soup(price)])).id);
  await preview(owner, ['menu.csv', soup('9.00')]);
  await vi.waitFor(async () => expect(await remembered(owner)).toEqual(ids.slice(-2)), { timeout: 20_000 });
});

test('imports count in the order in which they were applied, not in that in which they were handed in', async () => {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', soup('5.00')]);
  const first = await preview(owner, ['menu.csv', soup('6.00')]);
  const second = await apply(owner, ['menu.csv', soup('7.00')]);
  await beginApplying(owner, first.id);
  // The menu moved since its preview.
  expect(await ended(owner, first.id)).toMatchObject({ state: 'READY' });
  await applied(owner, first.id);
  expect(await priceOf(owner)).toBe(600);
  await vi.waitFor(async () => expect(await remembered(owner)).toEqual([first.id, second.id]), {
    timeout: 20_000,
  });

  const { id, batchId } = await apply(owner, ['menu.csv', soup('8.00')]);
  await vi.waitFor(async () => expect(await remembered(owner)).toEqual([first.id, id]), { timeout: 20_000 });
  await owner.request('undoChangeBatch', { params: { batchId: batchId ?? '' } });
  expect(await priceOf(owner)).toBe(600);
  expect(await preview(owner, ['menu.csv', soup('9.00')])).toMatchObject({ editedCount: 0 });
});

test('what an import stores while it is applied is not forgotten by one that was handed in later', async () => {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', soup('5.00')]);
  const [dish] = await itemsOf(owner);
  const running = await preview(owner, ['menu.csv', soup('6.00')]);
  const records = [{ itemId: dish!.id, mark: '', places: '', fields: '' }];
  await server.database.inRestaurant(owner.profile.restaurant.id, (tx) =>
    storeImported(tx, running.id, records),
  );
  await apply(owner, ['menu.csv', soup('7.00')]);
  const { id } = await apply(owner, ['menu.csv', soup('8.00')]);
  await vi.waitFor(async () => expect(await remembered(owner)).toHaveLength(3), { timeout: 20_000 });
  expect(await remembered(owner)).toEqual(expect.arrayContaining([running.id, id]));
});

test('choices are for an import that waits to be applied, and no more than can be looked through', async () => {
  const owner = await restaurant();
  const { id } = await apply(owner, ['menu.csv', soup('5.00')]);
  const over = { params: { importId: id }, body: { others: 'THEIRS', choices: [] } };
  expect((await owner.request('setImportEdits', over)).status).toBe(422);
  const many = Array.from({ length: 2001 }, () => ({ itemId: id, field: 'Price', keeps: 'OURS' }));
  const tooMany = { params: { importId: id }, body: { others: 'OURS', choices: many } };
  const refused = await owner.request('setImportEdits', tooMany);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('/choices')]);
});

test('the imports of a restaurant are listed with who brought them in and what became of them, the latest first', async () => {
  const owner = await restaurant();
  const first = await apply(owner, ['spring.csv', soup('5.00')]);
  const second = await preview(owner, ['summer.csv', soup('6.00')]);
  await owner.request('undoChangeBatch', { params: { batchId: first.batchId ?? '' } });
  const { items, page } = (await owner.request('listImports')).body.data as {
    items: ImportEntry[];
    page: { total: number };
  };
  expect(page.total).toBe(2);
  expect(items).toMatchObject([
    { id: second.id, fileName: 'summer.csv', state: 'READY', isUndone: false, batchId: null },
    { id: first.id, fileName: 'spring.csv', state: 'APPLIED', isUndone: true, batchId: first.batchId },
  ]);
  expect(items[1]?.staff?.name).toBeTruthy();
  const neighbour = await restaurant();
  expect((await neighbour.request('listImports')).body.data.items).toEqual([]);

  const history = (await owner.request('listChanges', { query: { limit: '1' } })).body.data.items as {
    batchId: string;
  }[];
  await owner.request('undoChangeBatch', { params: { batchId: history[0]?.batchId ?? '' } });
  expect(await importOf(owner, first.id)).toMatchObject({ isUndone: false });
});

test('an import that was undone and counts again says what it said, whatever came in between', async () => {
  const owner = await restaurant();
  const undo = async (batchId: string | null): Promise<string> => {
    const answer = await owner.request('undoChangeBatch', { params: { batchId: batchId ?? '' } });
    expect(answer.body.data).toMatchObject({ refused: [] });
    return answer.body.data.batchId as string;
  };
  const spring = await apply(owner, ['spring.csv', soup('5.00')]);
  await undo((await apply(owner, ['summer.csv', soup('5.50')])).batchId);
  const autumn = await apply(owner, ['autumn.csv', soup('6.00')]);
  const undoing = await undo(autumn.batchId);
  const winter = await apply(owner, ['winter.csv', soup('7.00')]);
  // Of what was undone, the last one alone stays: nothing grows.
  await vi.waitFor(async () => expect(await remembered(owner)).toEqual([spring.id, autumn.id, winter.id]), {
    timeout: 20_000,
  });
  await undo(winter.batchId);
  await undo(undoing);
  expect(await priceOf(owner)).toBe(600);
  expect(await importOf(owner, autumn.id)).toMatchObject({ state: 'APPLIED', isUndone: false });
  expect(await importOf(owner, winter.id)).toMatchObject({ state: 'APPLIED', isUndone: true });
  expect(await preview(owner, ['autumn.csv', soup('8.00')])).toMatchObject({ editedCount: 0 });
});
