import type { Category, Import, Item, ModifierGroup } from '@cardamom/api-types';
import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginApplying, ended, preview, type FileOf } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const nuts = { isDeclared: true, contains: ['TREE_NUTS'], mayContain: ['DAIRY'] };
const option = (name: string, priceDelta: number, more: object = {}) => ({ name, priceDelta, ...more });

async function made(operation: 'createCategory' | 'createModifierGroup' | 'createItem', body: object) {
  const answer = await owner.request(operation, { body });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body.data as { id: string }).id;
}

/** A menu whose order is none of names, with a dish in two categories that stands elsewhere in each. */
beforeEach(async () => {
  owner = await server.registerRestaurant({ defaultCurrency: 'EUR' });
  const warm = await made('createCategory', {
    name: 'Warm',
    description: '<b>Until ten</b>',
    kind: 'COMBO',
    isActive: false,
  });
  const cold = await made('createCategory', { name: 'Cold' });
  await made('createCategory', { name: 'Empty' });
  const sauces = await made('createModifierGroup', {
    name: 'Sauces',
    guestName: 'Which sauce?',
    minimum: 1,
    maximum: 2,
    externalRef: 'S-1',
    isActive: false,
    options: [
      option('Pesto', 150, { allergens: nuts, isDefault: true, caloriesDelta: 90 }),
      option('Without', -50, { caloriesDelta: -20 }),
      option('Aioli', 0),
    ],
  });
  const dish = (name: string, categoryIds: string[]) =>
    made('createItem', {
      name,
      categoryIds,
      sizes: [{ name: '', kind: 'PRICED', price: 900 }],
      modifierGroupIds: [sauces],
    });
  await dish('Zucchini', [cold]);
  await dish('Soup', [warm]);
  await dish('Both | or; one', [warm, cold]);
  await dish('Apple', [warm]);
});

async function list<Row>(of: Owner, what: 'listItems' | 'listCategories' | 'listModifierGroups') {
  const sort = what === 'listCategories' ? 'position' : 'name';
  return (await of.request(what, { query: { limit: '1000', sort } })).body.data.items as Row[];
}

/** All that a table can hold of a menu, in its order. */
async function menuOf(of: Owner) {
  const categories = await list<Category>(of, 'listCategories');
  const groups = await list<ModifierGroup>(of, 'listModifierGroups');
  const items = await list<Item>(of, 'listItems');
  const dishesIn = async ({ id }: Category) => {
    const { body } = await of.request('listItems', {
      query: { categoryId: id, limit: '1000', sort: 'position' },
    });
    return (body.data.items as Item[]).map(({ name }) => name);
  };
  return {
    categories: await Promise.all(
      categories.map(async (category) => {
        const { name, description, kind, isActive } = category;
        return { name, description, kind, isActive, dishes: await dishesIn(category) };
      }),
    ),
    groups: groups.map(({ name, guestName, minimum, maximum, externalRef, isActive, options }) => ({
      fields: [name, guestName, minimum, maximum, externalRef, isActive],
      options: options.map(({ id: _id, ...fields }) => fields),
    })),
    items: items.map((item) => [
      item.name,
      item.sizes.map(({ price }) => price),
      item.modifierGroups.map(({ name }) => name),
    ]),
  };
}

const exported = async (of: Owner, format: string): Promise<Buffer> =>
  (await of.request('exportMenu', { query: { format } })).bytes;

async function apply(to: Owner, file: FileOf): Promise<Import> {
  const { id } = await preview(to, file);
  await beginApplying(to, id);
  const done = await ended(to, id);
  expect([done.state, done.problem]).toEqual(['APPLIED', null]);
  return done;
}

const wrongIn = ({ counts }: Import): number => counts.reduce((sum, { wrong }) => sum + wrong, 0);

describe('a workbook, and all tables in an archive', () => {
  test.each([
    ['xlsx', 'menu.xlsx'],
    ['csv-tables', 'menu.zip'],
  ])(
    'as %s carries modifiers, categories and every order, so that another restaurant gets the same menu',
    async (format, name) => {
      const other = await server.registerRestaurant({ defaultCurrency: 'EUR' });
      const done = await apply(other, [name, await exported(owner, format)]);
      expect(wrongIn(done)).toBe(0);
      expect(done.notes).toEqual([]);
      const before = await menuOf(owner);
      expect(before.categories.map(({ dishes }) => dishes)).toEqual([
        ['Soup', 'Both | or; one', 'Apple'],
        ['Zucchini', 'Both | or; one'],
        [],
      ]);
      expect(await menuOf(other)).toEqual(before);
    },
  );

  test.each(['xlsx', 'csv-tables'])(
    'that comes back as %s as it went out changes nothing',
    async (format) => {
      const { counts } = await preview(owner, ['menu', await exported(owner, format)]);
      expect(counts).toEqual([
        { entity: 'CATEGORY', new: 0, changed: 0, unchanged: 3, wrong: 0 },
        { entity: 'ITEM', new: 0, changed: 0, unchanged: 4, wrong: 0 },
        { entity: 'MODIFIER_GROUP', new: 0, changed: 0, unchanged: 1, wrong: 0 },
      ]);
    },
  );

  test('whose rows of modifiers were sorted and mistyped says what is wrong, and takes what holds for all from any row', async () => {
    const file = await exported(owner, 'xlsx');
    const sheets = (await readWorkbook(new Uint8Array(file).buffer)) as {
      sheet: string;
      data: (string | null)[][];
    }[];
    const changed = async (change: (rows: (string | null)[][]) => (string | null)[][]) =>
      writeWorkbook(
        sheets.map(({ sheet, data }) => ({
          sheet,
          data: (sheet === 'Modifiers' ? change(data) : data).map((row) =>
            row.map((value) => (value === null ? null : { value, type: String })),
          ),
        })),
      ).toBuffer();
    const sorted = await changed(([heads = [], ...rows]) => [heads, ...rows.toReversed()]);
    const other = await server.registerRestaurant({ defaultCurrency: 'EUR' });
    expect(wrongIn(await apply(other, ['menu.xlsx', sorted]))).toBe(0);
    const [group] = await list<ModifierGroup>(other, 'listModifierGroups');
    expect(group).toMatchObject({ guestName: 'Which sauce?', minimum: 1, maximum: 2, externalRef: 'S-1' });

    const mistyped = await changed((rows) =>
      rows.map((row) => row.map((cell) => (cell === '1.50' ? 'dear' : cell))),
    );
    const { id, counts } = await preview(owner, ['menu.xlsx', mistyped]);
    expect(counts).toContainEqual({ entity: 'MODIFIER_GROUP', new: 0, changed: 0, unchanged: 0, wrong: 1 });
    const { body } = await owner.request('listImportRows', {
      params: { importId: id },
      query: { outcome: 'WRONG' },
    });
    expect(body.data.items).toMatchObject([
      { reasons: [{ field: 'Price', message: expect.stringContaining('“dear” is not a price') }] },
    ]);
  });
});

test('a table of modifiers comes in by itself, and beside a menu from elsewhere', async () => {
  const { 'modifiers.csv': modifiers, 'categories.csv': categories } = unzipSync(
    new Uint8Array(await exported(owner, 'csv-tables')),
  );
  const other = await server.registerRestaurant({ defaultCurrency: 'EUR' });
  await apply(other, ['modifiers.csv', modifiers ?? '']);
  expect((await menuOf(other)).groups).toEqual((await menuOf(owner)).groups);

  const third = await server.registerRestaurant({ defaultCurrency: 'EUR' });
  const { id } = await preview(
    third,
    ['karte.csv', 'Gericht;Preis;Modifier groups\nNudeln;9,00;Sauces\n'],
    ['modifiers.csv', modifiers ?? ''],
    ['categories.csv', categories ?? ''],
  );
  await beginApplying(third, id);
  expect(wrongIn(await ended(third, id))).toBe(0);
  expect((await menuOf(third)).items).toEqual([['Nudeln', [900], ['Sauces']]]);
});

test('a CSV lists dishes as guests meet them, so that another restaurant gets them in that order', async () => {
  const csv = (await exported(owner, 'csv')).toString();
  const names = ['Soup', 'Both', 'Apple', 'Zucchini'];
  expect(csv.match(/Soup|Both|Apple|Zucchini/gu)).toEqual(names);
  const other = await server.registerRestaurant({ defaultCurrency: 'EUR' });
  await apply(other, ['menu.csv', csv]);
  expect((await menuOf(other)).categories.map(({ name, dishes }) => [name, dishes])).toEqual([
    ['Warm', ['Soup', 'Both | or; one', 'Apple']],
    ['Cold', ['Both | or; one', 'Zucchini']],
  ]);
});

test.each(['EUR', 'JPY', 'HUF', 'KWD', 'LBP'])(
  'the table to fill in is read as it comes, in a restaurant that counts in %s',
  async (defaultCurrency) => {
    const other = await server.registerRestaurant({ defaultCurrency });
    const done = await apply(other, ['menu.xlsx', await exported(other, 'template')]);
    expect(done.notes).toEqual([]);
    expect(done.counts).toEqual([
      { entity: 'CATEGORY', new: 2, changed: 0, unchanged: 0, wrong: 0 },
      { entity: 'ITEM', new: 3, changed: 0, unchanged: 0, wrong: 0 },
      { entity: 'MODIFIER_GROUP', new: 1, changed: 0, unchanged: 0, wrong: 0 },
    ]);
    const [dish] = await list<Item>(other, 'listItems');
    expect(dish).toMatchObject({ name: 'Example: Catch of the day', sizes: [{ kind: 'MARKET_PRICE' }] });
  },
);
