import type { Category, Import, ImportRow, Item, Menu } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ended, preview, type FileOf } from './support/imports.ts';
import { expectNameKeys } from './support/name-keys.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
});
afterEach(() => expectNameKeys(server, owner));

async function apply(to: Owner, file: FileOf): Promise<Import> {
  const { id } = await preview(to, file);
  await to.request('applyImport', { params: { importId: id }, body: {} });
  const done = await ended(to, id);
  expect([done.state, done.problem]).toEqual(['APPLIED', null]);
  return done;
}

const importTable = (table: string) => apply(owner, ['menu.csv', table]);
const countOf = ({ counts }: Import) => {
  const items = counts.find(({ entity }) => entity === 'ITEM');
  return [items?.new, items?.changed, items?.unchanged, items?.wrong];
};

async function list<Row>(of: Owner, what: 'listItems' | 'listCategories' | 'listMenus') {
  return (await of.request(what, { query: { limit: '1000' } })).body.data.items as Row[];
}

/** Each item with its categories and its price. */
const items = async (of = owner) =>
  (await list<Item>(of, 'listItems')).map(({ name, categories, sizes }) => [
    name,
    categories.map((category) => category.name).join('+'),
    sizes[0]?.price,
  ]);

/** Dishes of one name stand in the order in which they were made. */
const inAnyOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

async function wrongRows({ id }: Import) {
  const { body } = await owner.request('listImportRows', {
    params: { importId: id },
    query: { outcome: 'WRONG' },
  });
  return (body.data.items as ImportRow[]).map(({ place, reasons }) => [place, reasons[0]?.message]);
}

const exported = async (of: Owner, format: string) =>
  Buffer.from((await of.request('exportMenu', { query: { format } })).text);

const twoSmall = 'Category,Name,Price\nPizza,Small,5.00\nPasta,Small,6.00\nPasta,Large,9.00\n';

describe('rows of one name', () => {
  test('in two categories are two items, also where they say the same', async () => {
    const done = await importTable(`${twoSmall}Bar,Small,5.00\n`);
    expect(countOf(done)).toEqual([4, 0, 0, 0]);
    expect(await items()).toEqual([
      ['Large', 'Pasta', 900],
      ['Small', 'Pizza', 500],
      ['Small', 'Pasta', 600],
      ['Small', 'Bar', 500],
    ]);
  });

  test('each mean the item of their category when they come again', async () => {
    await importTable(twoSmall);
    expect(countOf(await importTable(twoSmall))).toEqual([0, 0, 3, 0]);
    expect(countOf(await importTable(twoSmall.replace('6.00', '6.50')))).toEqual([0, 1, 2, 0]);
    expect(await items()).toContainEqual(['Small', 'Pasta', 650]);
    expect(await items()).toContainEqual(['Small', 'Pizza', 500]);
  });

  test('in one category stop each other, and the row says where', async () => {
    const done = await importTable(`${twoSmall}Pasta,SMALL,7.00\nPizza; Pasta,Large,8.00\n`);
    expect(await wrongRows(done)).toEqual([
      ['line 5', '“SMALL” is already used in “Pasta” at line 3. Give one of them another name.'],
      ['line 6', '“Large” is already used in “Pasta” at line 4. Give one of them another name.'],
    ]);
    expect(await items()).toHaveLength(3);
  });

  test('that are one dish in the menu already stay one', async () => {
    await importTable('Category,Name,Price\nPizza; Pasta,Dal,5.00\n');
    const again = await importTable('Category,Name,Price\nPizza,Dal,5.50\nPasta,Dal,5.50\n');
    expect(countOf(again)).toEqual([0, 1, 0, 0]);
    expect(await items()).toEqual([['Dal', 'Pizza+Pasta', 550]]);
    const differing = await importTable('Category,Name,Price\nPizza,Dal,5.50\nPasta,Dal,9.00\n');
    expect(await wrongRows(differing)).toEqual([
      ['line 3', 'It means the same item as line 2. Keep one of the two rows.'],
    ]);
  });

  test('that name no category mean the only item called so, and never one of several', async () => {
    await importTable(twoSmall);
    const done = await importTable('Name,Price\nLarge,9.50\nSmall,1.00\n');
    expect(await wrongRows(done)).toEqual([
      [
        'line 3',
        'Several items are called “Small”, in “Pizza”, “Pasta”. Name the category of the one that is meant.',
      ],
    ]);
    expect(await items()).toContainEqual(['Large', 'Pasta', 950]);
    expect((await items()).map(([, , price]) => price)).not.toContain(100);
  });

  test('that are told apart by nobody are numbered within their category', async () => {
    const card = {
      '@context': 'https://schema.org',
      '@type': 'Menu',
      hasMenuSection: ['Pizza', 'Pasta'].map((name) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: ['5', '7'].map((price) => ({
          '@type': 'MenuItem',
          name: 'Small',
          offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
        })),
      })),
    };
    await apply(owner, ['menu.json', JSON.stringify(card)]);
    expect(await items()).toEqual([
      ['Small', 'Pizza', 500],
      ['Small', 'Pasta', 500],
      ['Small (2)', 'Pizza', 700],
      ['Small (2)', 'Pasta', 700],
    ]);
  });
});

test('a row that means an item by its id cannot bring it where its name is taken', async () => {
  await importTable(twoSmall);
  const [, pizza] = await list<Item>(owner, 'listItems');
  const moved = await importTable(`Category,Name,Price,Cardamom id\nPasta,Small,5.00,${pizza?.id}\n`);
  expect(await wrongRows(moved)).toEqual([
    ['line 2', '“Small” is the name of another item in “Pasta” already. Give it another name.'],
  ]);
  const renamed = await importTable(
    `Category,Name,Price,Cardamom id\nPizza,Tall,5.00,${pizza?.id}\nPizza,Tall,6.00,\n`,
  );
  expect(await wrongRows(renamed)).toEqual([
    ['line 3', '“Tall” is already used in “Pizza” at line 2. Give one of them another name.'],
  ]);
  expect(await items()).toContainEqual(['Tall', 'Pizza', 500]);
});

/** Dishes of one name in several categories, and a menu that orders and hides them. */
async function fill(): Promise<void> {
  await importTable(`${twoSmall}Pizza,Large,8.00\nBar,Small,5.00\n`);
  const categories = await list<Category>(owner, 'listCategories');
  const all = await list<Item>(owner, 'listItems');
  const sections = categories.map(({ id, name }) => {
    const own = all.filter((item) => item.categories.some((category) => category.id === id));
    const ids = own.map((item) => item.id);
    return name === 'Pasta'
      ? { categoryId: id, itemOrder: ids.toReversed() }
      : { categoryId: id, hiddenItemIds: ids.slice(0, 1) };
  });
  const { status } = await owner.request('createMenu', { body: { name: 'Lunch', sections } });
  expect(status).toBe(201);
}

/** What the menu “Lunch” orders and hides in each of its sections, dishes with their price. */
const named = async (of: Owner) => {
  const placed = new Map(
    (await list<Item>(of, 'listItems')).map(({ id, name, sizes }) => [id, `${name} ${sizes[0]?.price}`]),
  );
  const lunch = (await list<Menu>(of, 'listMenus')).find(({ name }) => name === 'Lunch');
  return lunch?.sections.map(({ category, itemOrder, hiddenItemIds }) => [
    category.name,
    itemOrder.map((id) => placed.get(id)),
    hiddenItemIds.map((id) => placed.get(id)),
  ]);
};

/** An exported document without its marks, which are of the restaurant that it came from. */
const unmarked = (file: Buffer | string): unknown =>
  JSON.parse(file.toString(), (key, value: unknown) => (key === 'mark' ? undefined : value));

describe('a menu whose categories share names', () => {
  test.each(['csv', 'json'])('comes back equal from its own export as %s', async (format) => {
    await fill();
    const file = await exported(owner, format);
    const before = await list<Item>(owner, 'listItems');
    expect(countOf(await apply(owner, [`menu.${format}`, file]))).toEqual([0, 0, 5, 0]);
    expect(await list<Item>(owner, 'listItems')).toEqual(before);

    const other = await server.registerRestaurant();
    expect(countOf(await apply(other, [`menu.${format}`, file]))).toEqual([5, 0, 0, 0]);
    expect(inAnyOrder(await items(other))).toEqual(inAnyOrder(await items()));
    if (format === 'json')
      expect(unmarked(await exported(other, format))).toEqual(unmarked(await exported(owner, format)));
  });

  test('keeps what its sections order and hide, each in its own category', async () => {
    await fill();
    const other = await server.registerRestaurant();
    await apply(other, ['menu.json', await exported(owner, 'json')]);
    expect(await named(other)).toEqual([
      ['Pizza', [], ['Large 800']],
      ['Pasta', ['Small 600', 'Large 900'], []],
      ['Bar', [], ['Small 500']],
    ]);
    expect(await named(other)).toEqual(await named(owner));
  });
});
