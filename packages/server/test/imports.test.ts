import type { Category, Import, ImportRow, Item, ModifierGroup } from '@cardamom/api-types';
import sharp from 'sharp';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginApplying, ended, handIn, preview, sayEdits, type FileOf } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function apply(owner: Owner, ...files: FileOf[]): Promise<Import> {
  const { id, state, problem } = await preview(owner, ...files);
  expect([state, problem]).toEqual(['READY', null]);
  expect((await owner.request('applyImport', { params: { importId: id }, body: {} })).status).toBe(200);
  const done = await ended(owner, id);
  expect([done.state, done.problem]).toEqual(['APPLIED', null]);
  return done;
}

async function rowsOf(owner: Owner, id: string, outcome?: string): Promise<ImportRow[]> {
  const query = { limit: '1000', ...(outcome === undefined ? {} : { outcome }) };
  return (await owner.request('listImportRows', { params: { importId: id }, query })).body.data
    .items as ImportRow[];
}

async function all<Row>(
  owner: Owner,
  list: 'listItems' | 'listCategories' | 'listModifierGroups' | 'listMenus',
) {
  return (await owner.request(list, { query: { limit: '1000' } })).body.data.items as Row[];
}

const countsOf = ({ counts }: Import) =>
  Object.fromEntries(
    counts.map((count) => [count.entity, [count.new, count.changed, count.unchanged, count.wrong]]),
  );

/** AVIF may join the pictures a little later. */
const told = (list: Item[]) => list.map(({ image, ...item }) => Object.assign(item, { image: image?.id }));

const bare = (items: Item[]) =>
  items.map(({ name, description, sizes, ingredients, isActive }) => ({
    name,
    description,
    isActive,
    sizes: sizes.map(({ name: size, price, kind }) => [size, price, kind]),
    ingredients: ingredients.map((ingredient) => ingredient.name),
  }));

const restaurant = (defaultCurrency = 'EUR') => server.registerRestaurant({ defaultCurrency });

const table = `Category;Name;Size;Price;Description;Ingredients;Contains;Diet;Calories;Supplier
Soups;Carrot soup;;"6,50 €";With ginger;carrot, ginger;celery;vegan;210;Farm
Soups;Broth;Small;4,00;;;;;;
;;Large;5,50;;;;;;
Grill;Catch of the day;;market price;;;;;;
;Loose bread;;2,20;;;;;;
Grill;Unpriced steak;;;;;;;;
`;

describe('a table', () => {
  test('is shown before anything changes, and comes in as one batch', async () => {
    const owner = await restaurant();
    const shown = await preview(owner, ['menu.csv', table]);
    expect(countsOf(shown)).toEqual({ CATEGORY: [3, 0, 0, 0], ITEM: [5, 0, 0, 0] });
    expect(shown.format).toBe('CSV');
    expect(shown.notes).toMatchObject([{ kind: 'LEFT_OUT', subject: 'Column “Supplier”' }]);
    expect(await all(owner, 'listItems')).toEqual([]);

    await owner.request('applyImport', { params: { importId: shown.id }, body: {} });
    const done = await ended(owner, shown.id);
    expect(done).toMatchObject({ state: 'APPLIED', progress: null });
    const items = new Map((await all<Item>(owner, 'listItems')).map((item) => [item.name, item]));
    expect(items.get('Carrot soup')).toMatchObject({
      sizes: [{ name: '', kind: 'PRICED', price: 650 }],
      ingredients: [{ name: 'carrot' }, { name: 'ginger' }],
      allergens: { isDeclared: false, contains: ['CELERY'] },
      marks: ['VEGAN'],
      calories: 210,
      isActive: true,
    });
    expect(items.get('Broth')?.sizes).toMatchObject([
      { name: 'Small', price: 400 },
      { name: 'Large', price: 550 },
    ]);
    expect(items.get('Catch of the day')?.sizes).toMatchObject([{ kind: 'MARKET_PRICE', price: null }]);
    expect(items.get('Loose bread')?.categories).toMatchObject([{ name: 'Other' }]);
    expect(items.get('Unpriced steak')).toMatchObject({ isActive: false, sizes: [{ price: null }] });

    const batches = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx
        .selectFrom('change')
        .select('batch_id')
        .where('entity', 'in', ['ITEM', 'CATEGORY'])
        .distinct()
        .execute(),
    );
    expect(batches).toEqual([{ batch_id: done.batchId }]);
  });

  test('imported again changes nothing', async () => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', table]);
    const before = await all<Item>(owner, 'listItems');
    const again = await apply(owner, ['menu.csv', table]);
    expect(countsOf(again)).toEqual({ CATEGORY: [0, 0, 2, 0], ITEM: [0, 0, 5, 0] });
    expect(await all<Item>(owner, 'listItems')).toEqual(before);
  });

  test('names each wrong row with its line and reason, and the right ones come in', async () => {
    const owner = await restaurant();
    const wrong = `Name,Price,Calories,Contains,Active
Good,5.00,,,
,5.00,,,
Negative,-3,,,
Text,cheap,,,
Ambiguous,1.250,,,
Foreign,$ 5,,,
Good,6.00,,,
Energy,5.00,many,,
Allergen,5.00,,shellfish,
Maybe,5.00,,,perhaps
${'x'.repeat(81)},5.00,,,
Wide,5.00,,,,more
`;
    const done = await apply(owner, ['menu.csv', wrong]);
    const rows = await rowsOf(owner, done.id, 'WRONG');
    expect(rows.map(({ place, reasons }) => [place, reasons[0]?.message])).toEqual([
      ['line 3', 'The name is missing.'],
      ['line 4', '“-3” is not a price. A price cannot be below zero.'],
      ['line 5', '“cheap” is not a price. It is not written as a number.'],
      ['line 6', '“1.250” is not a price. It can be read as 1250 or as 1.250. Write it with its decimals.'],
      ['line 7', '“$ 5” is not a price. It is marked $, and this restaurant’s prices are in EUR.'],
      ['line 8', '“Good” is already used at line 2. Give one of them another name.'],
      ['line 9', '“many” is not a whole number of kcal.'],
      ['line 11', '“perhaps” is neither yes nor no.'],
      ['line 12', 'Field Length is not valid (1 to 80 characters)'],
      ['line 13', expect.stringContaining('more cells than the others')],
    ]);
    expect((await all<Item>(owner, 'listItems')).map(({ name }) => name)).toEqual(['Allergen', 'Good']);
  });

  test('with wrong rows is refused where a person wants all or nothing', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.csv', 'Name,Price\nGood,5\n,6\n']);
    const answer = await owner.request('applyImport', {
      params: { importId: id },
      body: { leavesOutWrong: false },
    });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/leavesOutWrong']);
    expect(await all(owner, 'listItems')).toEqual([]);
  });

  test.each([
    ['UTF-8 with a mark', '\uFEFFName,Price\nCrème,5\n', 'utf8'],
    ['UTF-16', '\uFEFFName\tPrice\nCrème\t5\n', 'utf16le'],
    ['Windows-1252', 'Name;Price\nCrème;5\n', 'latin1'],
  ] as const)('is read in %s', async (_name, text, encoding) => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', Buffer.from(text, encoding)]);
    expect((await all<Item>(owner, 'listItems')).map(({ name }) => name)).toEqual(['Crème']);
  });

  test('changes only what it says, and never blanks a price that somebody filled in', async () => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', 'Name,Price,Description\nSoup,5,Warm\nSteak,,Rare\n']);
    const steak = (await all<Item>(owner, 'listItems')).find(({ name }) => name === 'Steak');
    await owner.request('updateItem', {
      params: { itemId: steak?.id ?? '' },
      headers: { 'if-match': `"${steak?.version}"` },
      body: { sizes: [{ kind: 'PRICED', price: 2100 }] },
    });
    const done = await apply(owner, ['menu.csv', 'Name,Price\nSoup,5.50\nSteak,\n']);
    const rows = await rowsOf(owner, done.id, 'CHANGED');
    expect(rows.map(({ name, changes }) => [name, changes])).toEqual([
      ['Soup', [{ field: 'Price', before: '5.00', after: '5.50' }]],
    ]);
    const items = await all<Item>(owner, 'listItems');
    expect(items.map((item) => [item.description, item.sizes[0]?.price])).toEqual([
      ['Warm', 550],
      ['Rare', 2100],
    ]);
  });
});

test.each([
  ['nothing to read', ['notes.csv', ''], 'is empty'],
  ['a table with nothing in it', ['a.csv', ',,\n,,\n'], 'The table is empty.'],
  ['broken JSON', ['a.json', '{"a":'], 'not valid JSON'],
  ['unknown JSON', ['a.json', '{"a":1}'], 'none of the menus known here'],
  ['an open quotation mark', ['a.csv', 'Name,Price\n"Soup,5\n'], 'quotation mark is opened'],
  ['an old workbook', ['a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])], 'old Excel workbook'],
  ['no menu among pictures', ['a.png', Buffer.from([1, 2, 3])], 'no menu among the files'],
  [
    'a workbook that is a bomb',
    [
      'a.xlsx',
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        'xl/workbook.xml': new Uint8Array(130 * 1024 * 1024),
      }),
    ],
    'Delete what is no menu',
  ],
  ['a bomb', ['a.zip', zipSync({ 'menu.csv': new Uint8Array(130 * 1024 * 1024) })], 'unpacks to 130 MB'],
] as const)('%s fails with what to do', async (_name, file, problem) => {
  const owner = await restaurant();
  const failed = await preview(owner, file);
  expect(failed.state).toBe('FAILED');
  expect(failed.problem).toContain(problem);
});

test('more than 40 MB are refused before they are kept', async () => {
  const owner = await restaurant();
  const answer = await handIn(owner, ['big.csv', new Uint8Array(50 * 1024 * 1024)]);
  expect([answer.status, answer.body.code]).toEqual([413, 'CM_TOO_LARGE']);
  expect(answer.body.message).toContain('more than 40 MB');
});

const picture = (colour: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer();

const square = {
  '#tax': {
    data: {
      type: 'TAX',
      id: '#tax',
      taxData: { name: 'City tax', percentage: '7.5', inclusionType: 'ADDITIVE' },
    },
  },
  '#cat': { data: { type: 'CATEGORY', id: '#cat', categoryData: { name: 'Toasts' } } },
  '#list': {
    data: {
      type: 'MODIFIER_LIST',
      id: '#list',
      modifierListData: {
        name: 'Extras',
        selectionType: 'MULTIPLE',
        modifiers: [
          {
            type: 'MODIFIER',
            id: '#m1',
            modifierData: { name: 'Egg', priceMoney: { amount: 150, currency: 'EUR' } },
          },
          { type: 'MODIFIER', id: '#m2', modifierData: { name: 'Chili' } },
        ],
      },
    },
  },
  '#a': {
    image: { url: './img/avocado@2x.png', caption: 'A green toast' },
    data: {
      type: 'ITEM',
      id: '#a',
      itemData: {
        name: 'Avocado toast',
        description: 'On rye.',
        abbreviation: 'AT',
        categoryId: '#cat',
        taxIds: ['#tax'],
        modifierListInfo: [{ modifierListId: '#list', minSelectedModifiers: 0, maxSelectedModifiers: 2 }],
        variations: [
          {
            type: 'ITEM_VARIATION',
            id: '#v1',
            itemVariationData: { name: 'Half', priceMoney: { amount: 595, currency: 'EUR' } },
          },
          {
            type: 'ITEM_VARIATION',
            id: '#v2',
            itemVariationData: { name: 'Whole', priceMoney: { amount: 995, currency: 'EUR' } },
          },
        ],
      },
    },
  },
  '#b': {
    image: { url: './img/broth.png', caption: 'Broth' },
    data: {
      type: 'ITEM',
      id: '#b',
      itemData: {
        name: 'Broth',
        variations: [
          {
            type: 'ITEM_VARIATION',
            itemVariationData: { name: 'Regular', priceMoney: { amount: 400, currency: 'EUR' } },
          },
        ],
      },
    },
  },
};

test('a Square catalog comes in with sizes, groups and pictures; its tax is named and not applied', async () => {
  const owner = await restaurant();
  const zip = zipSync({
    'img/avocado.png': await picture('#3a7d2c'),
    'img/broth.png': await picture('#c9a227'),
  });
  const files = [
    ['catalog.json', JSON.stringify(square)],
    ['pictures.zip', zip],
  ] as const;
  const done = await apply(owner, ...files);
  expect(countsOf(done)).toEqual({
    CATEGORY: [2, 0, 0, 0],
    ITEM: [2, 0, 0, 0],
    MODIFIER_GROUP: [1, 0, 0, 0],
    PICTURE: [2, 0, 0, 0],
  });
  expect(done.notes.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['LEFT_OUT', 'Tax “City tax” 7.5 %'],
    ['LEFT_OUT', 'Item: abbreviation'],
  ]);
  const items = await all<Item>(owner, 'listItems');
  expect(items).toMatchObject([
    {
      name: 'Avocado toast',
      externalRef: '#a',
      sizes: [
        { name: 'Half', price: 595 },
        { name: 'Whole', price: 995 },
      ],
      modifierGroups: [{ name: 'Extras' }],
      image: { altText: 'A green toast' },
    },
    {
      name: 'Broth',
      categories: [{ name: 'Other' }],
      sizes: [{ name: '', price: 400 }],
      image: { altText: 'Broth' },
    },
  ]);
  expect(await all<ModifierGroup>(owner, 'listModifierGroups')).toMatchObject([
    {
      name: 'Extras',
      minimum: 0,
      maximum: 2,
      options: [
        { name: 'Egg', priceDelta: 150 },
        { name: 'Chili', priceDelta: 0 },
      ],
    },
  ]);

  const again = await apply(owner, ...files);
  expect(countsOf(again)).toEqual({
    CATEGORY: [0, 0, 1, 0],
    ITEM: [0, 0, 2, 0],
    MODIFIER_GROUP: [0, 0, 1, 0],
    PICTURE: [0, 0, 2, 0],
  });
  expect(told(await all<Item>(owner, 'listItems'))).toEqual(told(items));
});

test('pictures that were not handed in, or are none, are named and hold nothing up', async () => {
  const owner = await restaurant();
  const done = await apply(
    owner,
    ['c.json', JSON.stringify(square)],
    ['broth.png', Buffer.from('no picture at all')],
  );
  expect(
    (await rowsOf(owner, done.id, 'WRONG')).map(({ entity, name, reasons }) => [
      entity,
      name,
      reasons[0]?.message,
    ]),
  ).toEqual([
    ['PICTURE', 'avocado@2x.png', expect.stringContaining('is not among the files')],
    ['PICTURE', 'broth.png', expect.stringContaining('is no picture')],
  ]);
  expect(await all<Item>(owner, 'listItems')).toMatchObject([{ image: null }, { image: null }]);
});

test('a file that names pictures and comes without any brings its dishes, and says so once', async () => {
  const owner = await restaurant();
  const done = await apply(owner, ['c.json', JSON.stringify(square)]);
  expect(countsOf(done)).not.toHaveProperty('PICTURE');
  expect(countsOf(done)['ITEM']).toEqual([2, 0, 0, 0]);
  expect(done.notes).toContainEqual({
    kind: 'LEFT_OUT',
    subject: '2 pictures',
    message: expect.stringContaining('The file names them and holds none'),
  });
});

const gloria = {
  id: 1,
  currency: 'USD',
  categories: [
    {
      id: 10,
      name: 'Flatbreads',
      active: true,
      active_days: 127,
      items: [
        {
          id: 100,
          name: 'Plain flatbread',
          description: '',
          price: 7,
          active: true,
          active_days: 96,
          sizes: [
            {
              id: 1,
              name: 'Small',
              price: 0,
              groups: [
                {
                  id: 5,
                  name: 'Toppings',
                  required: false,
                  force_min: 0,
                  force_max: 2,
                  allow_quantity: true,
                  options: [
                    { id: 1, name: 'Corn', price: 0.7 },
                    { id: 2, name: 'Feta', price: 1.2 },
                  ],
                },
              ],
            },
            { id: 2, name: 'Large', price: 2.5, groups: [] },
          ],
          groups: [],
        },
      ],
      groups: [
        {
          id: 6,
          name: 'Crust',
          required: true,
          force_min: 1,
          force_max: 1,
          options: [{ id: 3, name: 'Soft', price: 0, default: true }],
        },
      ],
    },
  ],
};

test('a GloriaFood menu adds sizes to the price, gathers groups, and tells what it cannot hold', async () => {
  const owner = await restaurant('USD');
  const done = await apply(owner, ['menu.json', JSON.stringify(gloria)]);
  const [item] = await all<Item>(owner, 'listItems');
  expect(item).toMatchObject({
    sizes: [
      { name: 'Small', price: 700 },
      { name: 'Large', price: 950 },
    ],
    modifierGroups: [{ name: 'Crust' }, { name: 'Toppings' }],
  });
  expect(done.notes).toMatchObject([
    { subject: 'Plain flatbread', message: expect.stringContaining('Saturday, Sunday') },
  ]);
  const remarks = (await rowsOf(owner, done.id)).flatMap(({ reasons }) =>
    reasons.map(({ message }) => message),
  );
  expect(remarks).toContainEqual(expect.stringContaining('belongs to the size “Small” alone'));
  expect(remarks).toContainEqual(expect.stringContaining('Choosing one option several times'));
  expect(countsOf(await apply(owner, ['menu.json', JSON.stringify(gloria)]))).toEqual({
    CATEGORY: [0, 0, 1, 0],
    ITEM: [0, 0, 1, 0],
    MODIFIER_GROUP: [0, 0, 2, 0],
  });
});

test('schema.org menus come in by section, diets as marks and never as allergens', async () => {
  const owner = await restaurant();
  const document = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: {
        '@type': 'MenuSection',
        name: 'Starters',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Salad',
            offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'EUR' },
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
            nutrition: { calories: '180 calories' },
          },
        ],
      },
    },
  };
  await apply(owner, ['menu.jsonld', JSON.stringify(document)]);
  expect(await all<Item>(owner, 'listItems')).toMatchObject([
    {
      name: 'Salad',
      marks: ['VEGAN'],
      calories: 180,
      allergens: { isDeclared: false, contains: [] },
      sizes: [{ price: 650 }],
      categories: [{ name: 'Starters' }],
    },
  ]);
});

async function exported(owner: Owner, format: string, pictures = false): Promise<Buffer> {
  const { method, path } = { method: 'GET' as const, path: '/api/online-menu/export' };
  const response = await server.app.inject({
    method,
    url: path,
    query: { format, pictures: String(pictures) },
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: Object.fromEntries(owner.cookies),
  });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

test.each(['csv', 'xlsx'])(
  'what is exported as %s changes nothing when it is imported, and fills an empty restaurant',
  async (format) => {
    const owner = await restaurant();
    await apply(owner, ['menu.csv', table]);
    const [, id] = (await all<Category>(owner, 'listCategories')).map((category) => category.id);
    await owner.request('createItem', {
      body: {
        name: '=1+1',
        description: '@home, "quoted"\nand more',
        story: '=SUM(1)\n\nFrom my grandmother’s book.',
        categoryIds: [id],
        sizes: [{ kind: 'PRICED', price: 5 }],
        ingredients: ['salt, coarse'],
      },
    });
    const file = await exported(owner, format);
    expect(countsOf(await apply(owner, [`menu.${format}`, file]))['ITEM']).toEqual([0, 0, 6, 0]);
    const other = await restaurant();
    expect(countsOf(await apply(other, [`menu.${format}`, file]))['ITEM']).toEqual([6, 0, 0, 0]);
    expect(bare(await all<Item>(other, 'listItems'))).toEqual(bare(await all<Item>(owner, 'listItems')));
  },
);

test('what is exported as JSON with pictures, menus and groups comes back equal in an empty restaurant', async () => {
  const owner = await restaurant();
  const zip = zipSync({ 'avocado@2x.png': await picture('#3a7d2c'), 'broth.png': await picture('#c9a227') });
  await apply(owner, ['catalog.json', JSON.stringify(square)], ['pictures.zip', zip]);
  const [category] = await all<Category>(owner, 'listCategories');
  const [toast, broth] = await all<Item>(owner, 'listItems');
  await owner.request('createMenu', {
    body: {
      name: 'Breakfast',
      description: 'Until noon',
      sections: [
        {
          categoryId: category?.id,
          title: 'On bread',
          itemOrder: [toast?.id],
          hiddenItemIds: [broth?.id],
          featuredItemId: toast?.id,
        },
      ],
      windows: [{ weekdays: ['SATURDAY', 'SUNDAY'], from: '08:00', to: '12:00' }],
      startsOn: '2027-01-01',
      outsideHours: 'SHOW_GREYED',
      channels: ['QR'],
    },
  });
  const archive = await exported(owner, 'json', true);
  expect(countsOf(await apply(owner, ['menu.zip', archive]))).toEqual({
    CATEGORY: [0, 0, 2, 0],
    ITEM: [0, 0, 2, 0],
    MODIFIER_GROUP: [0, 0, 1, 0],
    PICTURE: [0, 0, 2, 0],
    MENU: [0, 0, 2, 0],
  });
  const other = await restaurant();
  expect(countsOf(await apply(other, ['menu.zip', archive]))).toEqual({
    CATEGORY: [2, 0, 0, 0],
    ITEM: [2, 0, 0, 0],
    MODIFIER_GROUP: [1, 0, 0, 0],
    PICTURE: [2, 0, 0, 0],
    MENU: [1, 0, 1, 0],
  });
  expect(unmarked(await exported(other, 'json'))).toEqual(unmarked(await exported(owner, 'json')));
  const [copy] = await all<Item>(other, 'listItems');
  expect(copy?.image).toMatchObject({ width: 64, height: 48, altText: 'A green toast' });
});

const widthsOf = (items: Item[]) => items.map(({ name, image }) => [name, image?.width]);

test('an export with pictures that is too large for one import comes in as its menu with one part of them after the other', async () => {
  const owner = await restaurant();
  const zip = zipSync({ 'avocado@2x.png': await picture('#3a7d2c'), 'broth.png': await picture('#c9a227') });
  await apply(owner, ['catalog.json', JSON.stringify(square)], ['pictures.zip', zip]);
  const { 'menu.json': menu, ...pictures } = unzipSync(await exported(owner, 'json', true));
  const other = await restaurant();
  const document = Buffer.from(menu!);
  for (const [path, bytes] of Object.entries(pictures))
    await apply(other, ['menu.json', document], [path.replace('pictures/', ''), Buffer.from(bytes)]);
  expect(widthsOf(await all<Item>(other, 'listItems'))).toEqual(
    widthsOf(await all<Item>(owner, 'listItems')),
  );
  expect((await all<Item>(other, 'listItems')).every(({ image }) => image !== null)).toBe(true);
});

/** An exported document without its marks, which are of the restaurant that it came from. */
const unmarked = (file: Buffer): unknown =>
  JSON.parse(file.toString(), (key, value: unknown) => (key === 'mark' ? undefined : value));

async function mark(owner: Owner, items: readonly Item[], name: string, body: object): Promise<void> {
  const itemId = items.find((item) => item.name === name)?.id ?? '';
  expect((await owner.request('setItemAvailability', { params: { itemId }, body })).status).toBe(200);
}

const statesOf = async (owner: Owner) =>
  Object.fromEntries(
    (await all<Item>(owner, 'listItems')).map(({ name, availability }) => [name, availability.state]),
  );

const documentOf = async (owner: Owner) =>
  JSON.parse((await exported(owner, 'json')).toString()) as { items: Record<string, unknown>[] };

/** Dishes that are available, hidden, sold out until changed, and sold out and hidden for a while. */
async function duringService() {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', 'Name,Price\nBroth,4\nFondue,18\nOysters,20\nSoup,5\nTart,6\n']);
  const items = await all<Item>(owner, 'listItems');
  await mark(owner, items, 'Fondue', { state: 'HIDDEN' });
  await mark(owner, items, 'Oysters', { state: 'SOLD_OUT' });
  await mark(owner, items, 'Soup', { state: 'SOLD_OUT', until: 'END_OF_BUSINESS_DAY' });
  await mark(owner, items, 'Tart', { state: 'HIDDEN', until: '2100-01-01' });
  return { owner, items };
}

describe('whether guests can have a dish, in Cardamom’s own file', () => {
  test('travels where it lasts until somebody changes it; what ends by itself stays where it is', async () => {
    const { owner } = await duringService();
    const file = await exported(owner, 'json');
    const { items } = await documentOf(owner);
    expect(items.map(({ name, availability }) => [name, availability])).toEqual([
      ['Broth', null],
      ['Fondue', 'HIDDEN'],
      ['Oysters', 'SOLD_OUT'],
      ['Soup', null],
      ['Tart', null],
    ]);

    const other = await restaurant();
    const { id, batchId } = await apply(other, ['menu.json', file]);
    expect(await statesOf(other)).toEqual({
      Broth: 'AVAILABLE',
      Fondue: 'HIDDEN',
      Oysters: 'SOLD_OUT',
      Soup: 'AVAILABLE',
      Tart: 'AVAILABLE',
    });
    expect(unmarked(await exported(other, 'json'))).toEqual(unmarked(file));
    const told = (await rowsOf(other, id)).map(({ name, changes }) => [
      name,
      changes.find(({ field }) => field === 'Availability')?.after,
    ]);
    expect(told).toContainEqual(['Fondue', 'hidden']);
    expect(told).toContainEqual(['Oysters', 'sold out']);
    expect(told).toContainEqual(['Soup', undefined]);

    const undo = { params: { batchId: batchId ?? '' } };
    expect((await other.request('undoChangeBatch', undo)).status).toBe(200);
    expect(await all(other, 'listItems')).toEqual([]);
  });

  test('imported again changes nothing, also not what is sold out or hidden for a while', async () => {
    const { owner } = await duringService();
    const before = await all<Item>(owner, 'listItems');
    const again = await apply(owner, ['menu.json', await exported(owner, 'json')]);
    expect(countsOf(again)['ITEM']).toEqual([0, 0, 5, 0]);
    expect(await all<Item>(owner, 'listItems')).toEqual(before);
  });

  test('that differs is shown first, and written into history where it is taken', async () => {
    const { owner, items } = await duringService();
    const file = await exported(owner, 'json');
    await mark(owner, items, 'Broth', { state: 'SOLD_OUT' });
    await mark(owner, items, 'Fondue', { state: 'AVAILABLE' });
    await mark(owner, items, 'Oysters', { state: 'SOLD_OUT', until: 'END_OF_BUSINESS_DAY' });
    const ready = await preview(owner, ['menu.json', file]);
    await sayEdits(owner, ready.id, { others: 'THEIRS', choices: [] });
    await beginApplying(owner, ready.id);
    const done = await ended(owner, ready.id);
    const rows = await rowsOf(owner, done.id, 'CHANGED');
    expect(rows.map(({ name, changes }) => [name, changes])).toEqual([
      ['Broth', [{ field: 'Availability', before: 'sold out', after: 'available' }]],
      ['Fondue', [{ field: 'Availability', before: 'available', after: 'hidden' }]],
      ['Oysters', [{ field: 'Availability', before: 'available', after: 'sold out' }]],
    ]);
    expect(unmarked(await exported(owner, 'json'))).toEqual(unmarked(file));
    const { body } = await owner.request('listChanges', {
      query: { entity: 'ITEM', entityId: items.find(({ name }) => name === 'Fondue')?.id ?? '' },
    });
    expect(body.data.items[0]).toMatchObject({
      action: 'UPDATED',
      batchId: done.batchId,
      fields: [
        { field: 'availability', before: { state: 'AVAILABLE' }, after: { state: 'HIDDEN', until: null } },
      ],
    });
  });

  test('travels with the options of modifier groups too', async () => {
    const owner = await restaurant();
    const options = ['Bacon', 'Chili', 'Egg', 'Leek'].map((name) => ({ name, priceDelta: 100 }));
    const { body } = await owner.request('createModifierGroup', { body: { name: 'Extras', options } });
    const [bacon, chili, egg] = (body.data as ModifierGroup).options;
    const set = (optionId = '', draft: object) =>
      owner.request('setOptionAvailability', { params: { optionId }, body: draft });
    await set(bacon?.id, { state: 'SOLD_OUT' });
    await set(chili?.id, { state: 'HIDDEN' });
    await set(egg?.id, { state: 'SOLD_OUT', until: 'END_OF_BUSINESS_DAY' });
    const file = await exported(owner, 'json');
    const before = await all(owner, 'listModifierGroups');
    const again = await apply(owner, ['menu.json', file]);
    expect(countsOf(again)['MODIFIER_GROUP']).toEqual([0, 0, 1, 0]);
    expect(await all(owner, 'listModifierGroups')).toEqual(before);

    const other = await restaurant();
    const { id } = await apply(other, ['menu.json', file]);
    expect(await rowsOf(other, id, 'NEW')).toMatchObject([
      { name: 'Extras', changes: [{ field: 'Availability', after: 'Bacon: sold out · Chili: hidden' }] },
    ]);
    const [copy] = await all<ModifierGroup>(other, 'listModifierGroups');
    expect(copy?.options.map(({ availability }) => availability.state)).toEqual([
      'SOLD_OUT',
      'HIDDEN',
      'AVAILABLE',
      'AVAILABLE',
    ]);
    expect(await exported(other, 'json')).toEqual(file);

    await set(bacon?.id, { state: 'AVAILABLE' });
    const done = await apply(owner, ['menu.json', file]);
    expect(await rowsOf(owner, done.id, 'CHANGED')).toMatchObject([
      { changes: [{ field: 'Availability', before: 'Bacon: available', after: 'Bacon: sold out' }] },
    ]);
    expect(await all(owner, 'listModifierGroups')).toEqual(before);
    const undo = { params: { batchId: done.batchId ?? '' } };
    expect((await owner.request('undoChangeBatch', undo)).body.data).toMatchObject({ count: 1, refused: [] });
  });

  test('stays as it is where an older file does not say it, and is refused in words unknown here', async () => {
    const { owner } = await duringService();
    const before = await statesOf(owner);
    const document = await documentOf(owner);
    for (const item of document.items) delete item['availability'];
    const older = await apply(owner, ['menu.json', JSON.stringify(document)]);
    expect([countsOf(older)['ITEM'], older.notes]).toEqual([[0, 0, 5, 0], []]);
    expect(await statesOf(owner)).toEqual(before);

    Object.assign(document.items[0] ?? {}, { availability: 'GONE' });
    const { id } = await preview(owner, ['menu.json', JSON.stringify(document)]);
    expect(await rowsOf(owner, id, 'WRONG')).toMatchObject([
      { name: 'Broth', reasons: [{ field: 'Availability', message: expect.stringContaining('“GONE”') }] },
    ]);
  });
});

test('a CSV export cannot run a formula in a spreadsheet', async () => {
  const owner = await restaurant();
  const { body } = await owner.request('createCategory', { body: { name: '+cmd' } });
  await owner.request('createItem', {
    body: { name: '=HYPERLINK("x")', categoryIds: [body.data.id], sizes: [{ kind: 'PRICED', price: 5 }] },
  });
  const [, line] = (await exported(owner, 'csv')).toString().split('\r\n');
  expect(line).toContain(`'+cmd,"'=HYPERLINK(""x"")"`);

  const cut = {
    name: 'x;=1+1',
    description: "'=quoted",
    categoryIds: [body.data.id],
    sizes: [{ kind: 'PRICED', price: 5 }],
  };
  await owner.request('createItem', { body: cut });
  const file = await exported(owner, 'csv');
  expect(file.toString()).toContain(`'+cmd,x;'=1+1`);
  expect(countsOf(await apply(owner, ['menu.csv', file]))['ITEM']).toEqual([0, 0, 2, 0]);
});

test('a cancelled import leaves the menu as it was, and is not applied afterwards', async () => {
  const owner = await restaurant();
  const { id } = await preview(owner, ['menu.csv', table]);
  expect((await owner.request('cancelImport', { params: { importId: id } })).status).toBe(204);
  const refused = await owner.request('applyImport', { params: { importId: id }, body: {} });
  expect(refused.status).toBe(422);
  expect(await all(owner, 'listItems')).toEqual([]);
});

test('cancelling while it is applied rolls everything back', async () => {
  const owner = await restaurant();
  const many = Array.from({ length: 400 }, (_, index) => `Dish ${index},Mains,5.00`).join('\n');
  const { id } = await preview(owner, ['menu.csv', `Name,Category,Price\n${many}\n`]);
  await owner.request('applyImport', { params: { importId: id }, body: {} });
  expect((await owner.request('cancelImport', { params: { importId: id } })).status).toBe(204);
  expect((await ended(owner, id)).state).toBe('CANCELLED');
  expect(await all(owner, 'listItems')).toEqual([]);
  expect(await all(owner, 'listCategories')).toEqual([]);
});

test('a menu that changed since the preview is shown anew instead of being written over', async () => {
  const owner = await restaurant();
  await apply(owner, ['menu.csv', 'Name,Price\nSoup,5\n']);
  const { id } = await preview(owner, ['menu.csv', 'Name,Price\nSoup,6\n']);
  const [soup] = await all<Item>(owner, 'listItems');
  await owner.request('updateItem', {
    params: { itemId: soup?.id ?? '' },
    headers: { 'if-match': `"${soup?.version}"` },
    body: { sizes: [{ kind: 'PRICED', price: 700 }] },
  });
  await owner.request('applyImport', { params: { importId: id }, body: {} });
  const anew = await ended(owner, id);
  expect(anew).toMatchObject({ state: 'READY', notes: [{ subject: 'The menu changed' }] });
  expect(await rowsOf(owner, id)).toMatchObject([
    { outcome: 'UNCHANGED', edits: [{ field: 'Price', ours: '7.00', theirs: '6.00', keeps: 'OURS' }] },
  ]);
});

test('somebody without the right to modifier groups brings in the rest', async () => {
  const owner = await restaurant();
  const colleague = await server.signInAs(owner, ['MENU_MANAGEMENT']);
  const done = await apply(colleague, ['c.json', JSON.stringify(square)]);
  expect(countsOf(done)).toMatchObject({ ITEM: [2, 0, 0, 0], MODIFIER_GROUP: [0, 0, 0, 1] });
  expect(await all(owner, 'listModifierGroups')).toEqual([]);
});

test('an import whose server was killed while applying waits again, with nothing changed', async () => {
  const owner = await restaurant();
  const { id } = await preview(owner, ['menu.csv', table]);
  await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
    await tx
      .updateTable('menu_import')
      .set({ state: 'APPLYING', runner: 'gone', alive_at: 1 })
      .where('id', '=', id)
      .execute();
  });
  const waiting = await ended(owner, id);
  expect(waiting).toMatchObject({ state: 'READY', wasInterrupted: true });
  await owner.request('applyImport', { params: { importId: id }, body: {} });
  expect((await ended(owner, id)).state).toBe('APPLIED');
  expect(await all(owner, 'listItems')).toHaveLength(5);
});
