import type { Import, Item } from '@cardamom/api-types';
import { strToU8 } from 'fflate';
import PdfDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginApplying, ended, preview } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = () => server.registerRestaurant({ defaultCurrency: 'EUR' });

/** What came in: each dish's name, prices, category, text and allergens. */
async function applied(owner: Owner, { id }: Import): Promise<unknown[]> {
  await beginApplying(owner, id);
  expect((await ended(owner, id)).state).toBe('APPLIED');
  const { items } = (await owner.request('listItems', { query: { limit: '1000', sort: 'name' } })).body.data;
  return (items as Item[]).map(({ name, sizes, categories, description, allergens }) => [
    name,
    sizes.map(({ price }) => price),
    categories.map((category) => category.name).join(),
    description,
    allergens.contains.join(),
  ]);
}

const kinds = ({ lines }: Import) => lines?.map(({ kind, text }) => [kind, text]);

type Draw = (page: InstanceType<typeof PdfDocument>) => void;

/** A PDF of what is drawn. */
async function pdfOf(
  draw: Draw,
  options: ConstructorParameters<typeof PdfDocument>[0] = {},
): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', margin: 40, ...options });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => {
    document.on('end', resolve);
  });
  draw(document);
  document.end();
  await done;
  return Buffer.concat(parts);
}

/** Draws titles and dishes below each other, prices at the right edge of the column. */
function drawColumn(
  page: InstanceType<typeof PdfDocument>,
  x: number,
  rows: readonly (readonly string[])[],
): void {
  let y = 120;
  for (const [name = '', price] of rows) {
    page.fontSize(price === undefined ? 16 : 10);
    y += price === undefined ? 24 : 0;
    page.text(name, x, y, { lineBreak: false });
    if (price !== undefined) page.text(price, x + 170, y, { lineBreak: false });
    y += price === undefined ? 24 : 14;
  }
}

/** Nine dishes of a column with their prices. */
const nineDishes = (side: string, from: number) =>
  'Soup Bread Olives Salad Pasta Pizza Steak Fish Cake'
    .split(' ')
    .map((name, at) => [`${name} ${side}`, `${from + at},50`]);

describe('a menu that is a PDF', () => {
  test('is read column by column, below a title that runs over both', async () => {
    const owner = await restaurant();
    const bytes = await pdfOf((page) => {
      page.fontSize(30).text('Trattoria Da Ana', 120, 50, { lineBreak: false });
      drawColumn(page, 40, [['Pizza'], ['Margherita', '8,00'], ['Diavola', '10,50'], ['Funghi', '9,50']]);
      drawColumn(page, 310, [['Pasta'], ['Carbonara', '11,50'], ['Lasagne', '12,00'], ['Pesto', '10,00']]);
    });
    const ready = await preview(owner, ['menu.pdf', bytes]);
    expect(ready).toMatchObject({ state: 'READY', format: 'PDF' });
    expect(kinds(ready)).toEqual([
      ['IGNORED', 'Trattoria Da Ana'],
      ['SECTION', 'Pizza'],
      ['DISH', 'Margherita\t8,00'],
      ['DISH', 'Diavola\t10,50'],
      ['DISH', 'Funghi\t9,50'],
      ['SECTION', 'Pasta'],
      ['DISH', 'Carbonara\t11,50'],
      ['DISH', 'Lasagne\t12,00'],
      ['DISH', 'Pesto\t10,00'],
    ]);
    expect(await applied(owner, ready)).toContainEqual(['Diavola', [1050], 'Pizza', '', '']);
  });

  test('is read column by column also where long columns stand close to each other', async () => {
    const owner = await restaurant();
    const bytes = await pdfOf((page) => {
      drawColumn(page, 40, [['Left'], ...nineDishes('of the day', 10)]);
      drawColumn(page, 40 + 170 + 24 + 10, [['Right'], ...nineDishes('of the house', 30)]);
    });
    const ready = await preview(owner, ['menu.pdf', bytes]);
    const names = kinds(ready)
      ?.filter(([kind]) => kind === 'DISH')
      .map(([, text]) => text);
    expect(names?.slice(0, 2)).toEqual(['Soup of the day\t10,50', 'Bread of the day\t11,50']);
    expect(names?.slice(9, 11)).toEqual(['Soup of the house\t30,50', 'Bread of the house\t31,50']);
  });

  test('gives prices in the middle of a cell’s lines to the dish above, and keeps those that are a line’s own', async () => {
    const owner = await restaurant();
    const bytes = await pdfOf((page) => {
      const line = (y: number, name: string, text: string, price: string, down: number) => {
        page.fontSize(11).text(name, 40, y, { lineBreak: false });
        page.fontSize(9).text(text, 40, y + 14, { lineBreak: false });
        page.fontSize(11).text(price, 300, y + down, { lineBreak: false });
      };
      page.fontSize(18).text('Suppen', 40, 80, { lineBreak: false });
      line(110, 'Tomatensuppe', 'mit Rahm', '5,90', 7);
      line(150, 'Minestrone', 'mit Gemüse', '6,20', 12);
      line(190, 'Fischsuppe', 'mit Safran', '8,90', -2);
    });
    expect(await applied(owner, await preview(owner, ['menu.pdf', bytes]))).toEqual([
      ['Fischsuppe', [890], 'Suppen', 'mit Safran', ''],
      ['Minestrone', [620], 'Suppen', 'mit Gemüse', ''],
      ['Tomatensuppe', [590], 'Suppen', 'mit Rahm', ''],
    ]);
  });

  test('has texts in a column between names and prices, codes below a name, leaders up to the price, and numbers of pages', async () => {
    const owner = await restaurant();
    const bytes = await pdfOf((page) => {
      const cells = (y: number, ...texts: string[]) => {
        page.fontSize(10);
        for (const [at, text] of texts.entries())
          if (text !== '') page.text(text, 40 + at * 180, y, { lineBreak: false });
      };
      cells(60, 'Pasta');
      cells(80, 'Lasagne (A,C)', 'Aus dem Ofen', '10,90');
      cells(95, 'Gnocchi', '', '9,50');
      cells(110, '(A)');
      cells(125, 'Spaghetti . . . . . . . . .8,80');
      cells(140, '- 2 -');
      cells(155, 'Tagliatelle (C) mit Ragout', '', '11,90');
      cells(190, 'A = Gluten, C = Eier');
    });
    const ready = await preview(owner, ['menu.pdf', bytes]);
    expect(kinds(ready)).toContainEqual(['IGNORED', '- 2 -']);
    expect(await applied(owner, ready)).toEqual([
      ['Gnocchi', [950], 'Pasta', '', 'GLUTEN'],
      ['Lasagne', [1090], 'Pasta', 'Aus dem Ofen', 'GLUTEN,EGGS'],
      ['Spaghetti', [880], 'Pasta', '', ''],
      ['Tagliatelle (C) mit Ragout', [1190], 'Pasta', '', ''],
    ]);
  });

  test.each<readonly [string, () => Promise<Uint8Array>, string]>([
    [
      'locked',
      () => pdfOf((page) => page.text('Tea 3,00'), { userPassword: 'secret' }),
      'locked with a password',
    ],
    ['a scan', () => pdfOf((page) => page.rect(0, 0, 100, 100).fill('red')), 'as a scan does'],
    [
      'longer than any menu',
      () => pdfOf((page) => Array.from({ length: 60 }, () => page.addPage())),
      'has 61 pages; 60 are the most',
    ],
    ['damaged', () => Promise.resolve(strToU8('%PDF-1.7 and nothing else')), 'is damaged'],
  ])('one that is %s says so, and what to do', async (_, make, problem) => {
    const owner = await restaurant();
    const failed = await preview(owner, ['menu.pdf', await make()]);
    expect(failed).toMatchObject({ state: 'FAILED', problem: expect.stringContaining(problem) });
  });
});
