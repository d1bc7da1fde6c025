import type { Import, ImportLine, Item } from '@cardamom/api-types';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginApplying, ended, importOf, preview } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = (defaultCurrency = 'EUR') => server.registerRestaurant({ defaultCurrency });

async function dishes(owner: Owner): Promise<unknown[]> {
  const { items } = (await owner.request('listItems', { query: { limit: '1000', sort: 'name' } })).body.data;
  return (items as Item[]).map(({ name, sizes, categories, description }) => [
    name,
    sizes.map((size) => [size.name, size.kind === 'PRICED' ? size.price : size.kind]),
    categories.map((category) => category.name),
    description,
  ]);
}

async function apply(owner: Owner, { id }: Import): Promise<Import> {
  await beginApplying(owner, id);
  return ended(owner, id);
}

const saysLines = (owner: Owner, importId: string, lines: readonly ImportLine[]) =>
  owner.request('setImportLines', { params: { importId }, body: { lines } });

const kinds = ({ lines }: Import) => lines?.map(({ kind, text }) => [kind, text]);

const trattoria = `Trattoria Da Ana
Hauptstraße 12 – Tel. 030 123456

VORSPEISEN
Bruschetta (A) ........ 5,50 €
geröstetes Brot mit Tomaten
Vitello Tonnato (C,D,X) 12,90 €

Pizza
klein  groß
1. Margherita   8,00 / 11,00
2. Salami   9,00

Getränke
Cola 0,3l 3,20 0,5l 4,50
Hauswein 0,2l 5,50 | Flasche 21,00
Tagesfisch  Tagespreis

A = Gluten, C = Eier, D = Fisch
Alle Preise inkl. MwSt.
`;

describe('a menu that is only text', () => {
  test('is read line by line: sections, dishes with their sizes and descriptions', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['speisekarte.txt', trattoria]);
    expect(ready).toMatchObject({ state: 'READY', format: 'TEXT', table: null });
    expect(kinds(ready)).toEqual([
      ['IGNORED', 'Trattoria Da Ana'],
      ['IGNORED', 'Hauptstraße 12 – Tel. 030 123456'],
      ['SECTION', 'VORSPEISEN'],
      ['DISH', 'Bruschetta (A) ........ 5,50 €'],
      ['DESCRIPTION', 'geröstetes Brot mit Tomaten'],
      ['DISH', 'Vitello Tonnato (C,D,X) 12,90 €'],
      ['SECTION', 'Pizza'],
      ['SIZES', 'klein  groß'],
      ['DISH', '1. Margherita   8,00 / 11,00'],
      ['DISH', '2. Salami   9,00'],
      ['SECTION', 'Getränke'],
      ['DISH', 'Cola 0,3l 3,20 0,5l 4,50'],
      ['DISH', 'Hauswein 0,2l 5,50 | Flasche 21,00'],
      ['DISH', 'Tagesfisch  Tagespreis'],
      ['IGNORED', 'A = Gluten, C = Eier, D = Fisch'],
      ['IGNORED', 'Alle Preise inkl. MwSt.'],
    ]);
    expect(await apply(owner, ready)).toMatchObject({ state: 'APPLIED', lines: null });
    expect(await dishes(owner)).toEqual([
      ['Bruschetta', [['', 550]], ['VORSPEISEN'], 'geröstetes Brot mit Tomaten'],
      [
        'Cola',
        [
          ['0,3l', 320],
          ['0,5l', 450],
        ],
        ['Getränke'],
        '',
      ],
      [
        'Hauswein',
        [
          ['0,2l', 550],
          ['Flasche', 2100],
        ],
        ['Getränke'],
        '',
      ],
      [
        'Margherita',
        [
          ['klein', 800],
          ['groß', 1100],
        ],
        ['Pizza'],
        '',
      ],
      ['Salami', [['', 900]], ['Pizza'], ''],
      ['Tagesfisch', [['', 'MARKET_PRICE']], ['Getränke'], ''],
      ['Vitello Tonnato', [['', 1290]], ['VORSPEISEN'], ''],
    ]);
    const kept = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx.selectFrom('menu_import').select('found_lines').execute(),
    );
    expect(kept).toEqual([{ found_lines: null }]);
  });

  test('has the allergens that its own legend names, to be confirmed, and none where one letter is not in it', async () => {
    const owner = await restaurant();
    await apply(owner, await preview(owner, ['speisekarte.txt', trattoria]));
    const { items } = (await owner.request('listItems', { query: { limit: '100' } })).body.data;
    const allergens = (name: string) => (items as Item[]).find((item) => item.name === name)?.allergens;
    expect(allergens('Bruschetta')).toMatchObject({ isDeclared: false, contains: ['GLUTEN'] });
    expect(allergens('Vitello Tonnato')).toMatchObject({ isDeclared: false, contains: [] });
  });

  test('is corrected line by line and read again, and what is applied is what was said', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['menu.txt', 'Drinks\n\nTea 3,00\nfrom the garden\nGinger Ale 4\n']);
    expect(kinds(ready)?.at(-1)).toEqual(['DESCRIPTION', 'Ginger Ale 4']);
    expect(ready.notes.map(({ message }) => message).join(' ')).toContain('“Ginger Ale 4”');

    const answer = await saysLines(owner, ready.id, [
      { text: 'Hot drinks', kind: 'SECTION' },
      { text: 'Tea 3,00', kind: 'DISH' },
      { text: 'from the garden', kind: 'IGNORED' },
      { text: 'Ginger Ale 4,00', kind: 'DISH' },
    ]);
    expect(answer.status, answer.text).toBe(200);
    const again = await ended(owner, ready.id);
    expect(again).toMatchObject({ state: 'READY', format: 'TEXT' });
    expect(again.lines?.[0]).toEqual({ text: 'Hot drinks', kind: 'SECTION' });
    await apply(owner, again);
    expect(await dishes(owner)).toEqual([
      ['Ginger Ale', [['', 400]], ['Hot drinks'], ''],
      ['Tea', [['', 300]], ['Hot drinks'], ''],
    ]);
    expect((await saysLines(owner, ready.id, [{ text: 'Tea', kind: 'DISH' }])).status).toBe(422);
  });

  test('more than a thousand lines are corrected like three', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, [
      'menu.txt',
      Array.from({ length: 1001 }, (_, at) => `Dish ${at} 3,00`).join('\n'),
    ]);
    const lines = ready.lines ?? [];
    expect(lines).toHaveLength(1001);
    const answer = await saysLines(owner, ready.id, [{ text: 'Dishes', kind: 'SECTION' }, ...lines.slice(1)]);
    expect(answer.status, answer.text).toBe(200);
    const again = await ended(owner, ready.id);
    expect(again.counts).toContainEqual({ entity: 'ITEM', new: 1000, changed: 0, unchanged: 0, wrong: 0 });
  }, 120_000);

  test('several prices without their sizes are asked about, never guessed', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['menu.txt', 'Pizza\nMargherita 8,00 11,00\nSalami 9,00\n']);
    expect(ready.counts).toContainEqual({ entity: 'ITEM', new: 1, changed: 0, unchanged: 0, wrong: 1 });
    const { items } = (
      await owner.request('listImportRows', { params: { importId: ready.id }, query: { outcome: 'WRONG' } })
    ).body.data;
    expect(items).toMatchObject([{ name: 'Margherita', reasons: [{ field: 'Size' }] }]);
  });

  test.each([
    [
      'bare numbers',
      'USD',
      'MAINS\nBurger 12\nRibeye 300g 34\n',
      [
        ['Burger', 1200],
        ['Ribeye', 3400],
      ],
    ],
    ['a price below its dish', 'EUR', 'Primi\nLasagne\ncon carne\n€ 11.00\n', [['Lasagne', 1100]]],
    [
      'whole pounds',
      'LBP',
      'Mezze\nHummus 450,000\nFattoush L.L. 520,000\n',
      [
        ['Fattoush', 52_000_000],
        ['Hummus', 45_000_000],
      ],
    ],
    [
      'Arabic digits',
      'SAR',
      'المقبلات\nحمص ٢٥٫٥٠\nفتوش ٣٠٫٠٠\n',
      [
        ['حمص', 2550],
        ['فتوش', 3000],
      ],
    ],
  ] as const)('%s are read', async (_, currency, text, expected) => {
    const owner = await restaurant(currency);
    const ready = await preview(owner, ['menu.txt', text]);
    expect(ready).toMatchObject({ state: 'READY', format: 'TEXT' });
    await apply(owner, ready);
    const found = (await dishes(owner)) as [string, [string, number][], string[]][];
    expect(new Map(found.map(([name, sizes]) => [name, sizes[0]?.[1]]))).toEqual(new Map(expected));
    expect(found.every(([, , categories]) => categories.length === 1)).toBe(true);
  });

  test('a year, a size or a telephone number at the end of a line is no price', async () => {
    const owner = await restaurant();
    const text =
      'Wein\nRiesling Jahrgang 2019 24,00\nSeit 1985\nMerlot 0,75 l\nFon 030 123456\nSilvaner 22,00\n';
    const ready = await preview(owner, ['menu.txt', text]);
    await apply(owner, ready);
    const found = (await dishes(owner)) as [string, [string, number][]][];
    expect(found.map(([name, sizes]) => [name, sizes[0]?.[1]])).toEqual([
      ['Riesling Jahrgang 2019', 2400],
      ['Silvaner', 2200],
    ]);
  });

  test('a lunch with its hours and its price is a dish, a letter without a legend stays in the name', async () => {
    const owner = await restaurant();
    const text =
      'LUNCH\nSet menu 11:30 – 14:00 9,90\nOpen 11:30 – 22:00\nSteak (M) 24,00\nMenu A: soup, menu B: fish\n';
    const ready = await preview(owner, ['menu.txt', text]);
    expect(kinds(ready)?.map(([kind]) => kind)).toEqual([
      'SECTION',
      'DISH',
      'IGNORED',
      'DISH',
      'DESCRIPTION',
    ]);
    await apply(owner, ready);
    expect(await dishes(owner)).toEqual([
      ['Set menu 11:30 – 14:00', [['', 990]], ['LUNCH'], ''],
      ['Steak (M)', [['', 2400]], ['LUNCH'], 'Menu A: soup, menu B: fish'],
    ]);
  });

  test('an L after sizes of one letter is the next of them and no litre, and no half litre is a price', async () => {
    const owner = await restaurant();
    const text =
      'GETRÄNKE\nCola S 2,00 L 3,00\nEistee S 2,00 M 2,50 L 3,00\nFanta S: 2,00 L: 3,00\nSaft M 0,50 L 4,00\nWein 1,00 L 9,00\n';
    await apply(owner, await preview(owner, ['menu.txt', text]));
    const found = (await dishes(owner)) as [string, [string, number][]][];
    expect(Object.fromEntries(found.map(([name, sizes]) => [name, sizes]))).toEqual({
      Cola: [
        ['S', 200],
        ['L', 300],
      ],
      Eistee: [
        ['S', 200],
        ['M', 250],
        ['L', 300],
      ],
      Fanta: [
        ['S', 200],
        ['L', 300],
      ],
      'Saft M': [['0,50 L', 400]],
      Wein: [['1,00 L', 900]],
    });
  });

  test('L and M at the end of a list of letters are no sizes, after letters of sizes they are', async () => {
    const owner = await restaurant();
    const text =
      'SUPPEN\nRindsuppe A, C, L 5,50\nHühnersuppe A1, M 5,00\nCola S 2,00 M 3,00\nT-Shirt S, M, L 9,00\nA = Gluten, C = Eier, L = Sellerie\n';
    await apply(owner, await preview(owner, ['menu.txt', text]));
    expect(await dishes(owner)).toEqual([
      [
        'Cola',
        [
          ['S', 200],
          ['M', 300],
        ],
        ['SUPPEN'],
        '',
      ],
      ['Hühnersuppe', [['', 500]], ['SUPPEN'], ''],
      ['Rindsuppe', [['', 550]], ['SUPPEN'], ''],
      ['T-Shirt S, M,', [['L', 900]], ['SUPPEN'], ''],
    ]);
    const { items } = (await owner.request('listItems', { query: { search: 'Rindsuppe' } })).body.data;
    expect((items as Item[])[0]?.allergens.contains).toEqual(['GLUTEN', 'EGGS', 'CELERY']);
  });

  test('a legend of one letter a line is no description', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['menu.txt', 'SOUPS\nFish soup (A,B) 9,00\nA = Gluten\nB = Fisch\n']);
    expect(kinds(ready)?.map(([kind]) => kind)).toEqual(['SECTION', 'DISH', 'IGNORED', 'IGNORED']);
    await apply(owner, ready);
    const { items } = (await owner.request('listItems', { query: {} })).body.data;
    expect((items as Item[])[0]?.allergens).toMatchObject({
      isDeclared: false,
      contains: ['GLUTEN', 'FISH'],
    });
  });

  test('what cannot be stored is left out of the lines, so that they can be sent back', async () => {
    const owner = await restaurant();
    const text = Buffer.from('\uFEFFTEAS\nMint\0 tea 3,00\nfrom the garden\n', 'utf16le');
    const ready = await preview(owner, ['menu.txt', text]);
    expect(kinds(ready)).toContainEqual(['DISH', 'Mint tea 3,00']);
    expect((await saysLines(owner, ready.id, ready.lines ?? [])).status).toBe(200);
    await ended(owner, ready.id);
  });

  test('a section called as dishes are in tables does not make a table of a text', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, [
      'menu.txt',
      'Da Ana\n\nPlat\n\nLasagne 9,00\nPizza, mit Salami 8,00\n',
    ]);
    expect(ready).toMatchObject({ state: 'READY', format: 'TEXT' });
  });

  test('a section that comes twice is one category', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, [
      'menu.txt',
      'PIZZA\nSalami 9,00\nPASTA\nLasagne 11,00\nPIZZA\nFunghi 9,50\n',
    ]);
    expect(ready.counts).toContainEqual({ entity: 'CATEGORY', new: 2, changed: 0, unchanged: 0, wrong: 0 });
  });

  test('a table that is called a text stays a table', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['export.txt', 'Name\tPrice\nTea\t3,00\n']);
    expect(ready).toMatchObject({ state: 'READY', format: 'CSV', lines: null });
  });

  test('more lines than a person could look through, and a line without an end, are refused', async () => {
    const owner = await restaurant();
    const many = await preview(owner, ['menu.txt', 'Tea 3,00\nwith honey\n'.repeat(1001)]);
    expect(many).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('2000 lines') });
    const long = await preview(owner, ['menu.txt', `Tea 3,00\n${'with honey '.repeat(200)}\n`]);
    expect(long).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('Line 2') });
    expect((await importOf(owner, many.id)).lines).toBeNull();
  });
});

const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const words = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => paragraph(words(line))).join('')}</w:tc>`;

/** A Word document of this body, with parts beside it. */
function wordDocument(body: string, parts: Record<string, string> = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`;
  const files = { '[Content_Types].xml': '<Types/>', 'word/document.xml': document, ...parts };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe('a menu that is a Word document', () => {
  test('is read by its paragraphs and by the rows of its tables', async () => {
    const owner = await restaurant();
    const body = [
      paragraph(words('DESSERTS')),
      paragraph(words('Tirami'), words('s\u00f9'), '<w:tab/>', words('5,50 &#8364;')),
      `<w:tbl><w:tr>${cell('Panna &amp; Frutta', 'mit Beeren')}${cell('4,80')}</w:tr></w:tbl>`,
      paragraph('<w:delText>Old 1,00</w:delText>', words('Affogato 3,90')),
    ];
    const ready = await preview(owner, [
      'Karte.docx',
      wordDocument(body.join(''), { 'word/vbaProject.bin': 'x' }),
    ]);
    expect(ready).toMatchObject({ state: 'READY', format: 'DOCX' });
    await apply(owner, ready);
    expect(await dishes(owner)).toEqual([
      ['Affogato', [['', 390]], ['DESSERTS'], ''],
      ['Panna & Frutta', [['', 480]], ['DESSERTS'], 'mit Beeren'],
      ['Tiramisù', [['', 550]], ['DESSERTS'], ''],
    ]);
  });

  test('one without a word in it says so', async () => {
    const owner = await restaurant();
    const empty = await preview(owner, ['Karte.docx', wordDocument(paragraph())]);
    expect(empty).toMatchObject({ state: 'FAILED', problem: '“Karte.docx” holds no text.' });
  });
});

test('a picture or a packed file with the name of a menu says what it is', async () => {
  const owner = await restaurant();
  for (const bytes of ['\x89PNG\r\n\x1A\n', '\xFF\xD8\xFF\xE0', '\x1F\x8B\x08\x00']) {
    const failed = await preview(owner, ['menu.pdf', Buffer.from(`${bytes} and more`, 'latin1')]);
    expect(failed).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('is a picture or a packed file'),
    });
  }
});
