import type { Import, ImportCorrection, ImportRow, Item } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginApplying, column, ended, preview, readAs } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant({ defaultCurrency: 'EUR' });
});

const say = (importId: string, corrections: readonly ImportCorrection[]) =>
  owner.request('setImportCorrections', { params: { importId }, body: { corrections } });

/** Says what rows should hold, and waits until the file is read so. */
async function corrected(importId: string, corrections: readonly ImportCorrection[]): Promise<Import> {
  const answer = await say(importId, corrections);
  expect(answer.status, answer.text).toBe(200);
  return ended(owner, importId);
}

async function rowsOf(importId: string, query: Record<string, string> = {}): Promise<ImportRow[]> {
  const { body } = await owner.request('listImportRows', { params: { importId }, query });
  return body.data.items as ImportRow[];
}

const wrongOf = (importId: string) => rowsOf(importId, { outcome: 'WRONG' });

async function apply(importId: string): Promise<Import> {
  expect((await beginApplying(owner, importId)).status).toBe(200);
  const applied = await ended(owner, importId);
  expect(applied.state).toBe('APPLIED');
  return applied;
}

/** Names and prices of the menu's items. */
async function menu(): Promise<string[]> {
  const { body } = await owner.request('listItems', { query: { limit: '200' } });
  return (body.data.items as Item[])
    .map(({ name, sizes }) => [name, sizes.map(({ price }) => price)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, prices]) => `${name} ${prices.join(' ')}`);
}

const says = (place: string, ...cells: [index: number, text: string][]): ImportCorrection => ({
  place,
  name: '',
  isLeftOut: false,
  cells: cells.map(([index, text]) => ({ index, text })),
});
const leavesOut = (place: string, name = ''): ImportCorrection => ({
  place,
  name,
  isLeftOut: true,
  cells: [],
});

/** What the names that stand twice clash with, and what they could be called. */
const proposals = async (importId: string) =>
  (await wrongOf(importId)).map(({ twin }) => [twin?.row.place, twin?.proposedName]);

async function tableOf(importId: string): Promise<string> {
  const answer = await owner.request('exportWrongRows', { params: { importId } });
  expect(answer.status).toBe(200);
  return answer.text;
}

const wrongCount = ({ counts }: Import) => counts.reduce((sum, { wrong }) => sum + wrong, 0);

const bakery = `Category,Name,Size,Price,Type,Description
Bakery,Zaatar,,3.00,Kaak,With thyme
Bakery,Zaatar,,4.50,Croissant,With thyme
Bakery,Labneh,,cheap,,
Drinks,Mint tea,Glass,2.50,,
,,Pot,ask us,,
,,,,,Prices include service
`;

describe('wrong rows of a table', () => {
  test('are told with their cells, those of all their sizes', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery]);
    const rows = await wrongOf(id);
    expect(rows.map(({ name, source }) => [name, source.map(({ place }) => place)])).toEqual([
      ['Zaatar', ['line 3']],
      ['Labneh', ['line 4']],
      ['Mint tea', ['line 5', 'line 6']],
      ['', ['line 7']],
    ]);
    expect(rows[1]?.source[0]?.cells.slice(0, 4)).toEqual([
      { index: 0, head: 'Category', text: 'Bakery' },
      { index: 1, head: 'Name', text: 'Labneh' },
      { index: 2, head: 'Size', text: '' },
      { index: 3, head: 'Price', text: 'cheap' },
    ]);
    expect((await rowsOf(id, { outcome: 'NEW' })).every(({ source }) => source.length === 0)).toBe(true);
  });

  test('come in as they are corrected, and no other row is touched', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery]);
    const said = [
      says('line 3', [1, 'Zaatar croissant']),
      says('line 4', [3, '5.20']),
      says('line 6', [3, '6']),
      leavesOut('line 7', 'Prices'),
    ];
    const read = await corrected(id, said);
    expect(wrongCount(read)).toBe(0);
    expect(read.corrections).toEqual(said);
    expect(read.notes).toContainEqual({
      kind: 'DONE',
      subject: 'Rows left out',
      message: 'As you said: line 7.',
    });
    const applied = await apply(id);
    expect(applied.corrections).toEqual([]);
    expect(await menu()).toEqual(['Labneh 520', 'Mint tea 250 600', 'Zaatar 300', 'Zaatar croissant 450']);
  });

  test('stay wrong where the correction is wrong, and what is said takes the place of what was said', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery]);
    const still = await corrected(id, [
      says('line 4', [3, 'free?']),
      leavesOut('line 5'),
      leavesOut('line 6'),
    ]);
    expect(wrongCount(still)).toBe(3);
    const labneh = (await wrongOf(id)).find(({ name }) => name === 'Labneh');
    expect(labneh?.source[0]?.cells[3]?.text).toBe('free?');
    const back = await corrected(id, []);
    expect(wrongCount(back)).toBe(4);
    expect(back.corrections).toEqual([]);
  });

  test('are corrected in columns that a person named, and stay so when the columns are named anew', async () => {
    const table = 'Was,Wieviel,Dazu\nSuppe,gratis,mit Brot\nKuchen,4,\n';
    const { id } = await preview(owner, ['karte.csv', table]);
    const columns = [column(0, 'NAME'), column(1, 'PRICE'), column(2, 'DESCRIPTION')];
    await readAs(owner, id, { headRow: 0, columns });
    expect(wrongCount(await corrected(id, [says('line 2', [1, '6.00'])]))).toBe(0);
    const anew = await readAs(owner, id, { headRow: 0, columns: columns.slice(0, 2) });
    expect(wrongCount(anew)).toBe(0);
    await apply(id);
    expect(await menu()).toEqual(['Kuchen 400', 'Suppe 600']);
  });

  test('left out, take the sizes below them along, and the dish above keeps its own', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery.replace('ask us', '6.00')]);
    expect(wrongCount(await corrected(id, [leavesOut('line 5'), leavesOut('line 3')]))).toBe(2);
    const names = (await rowsOf(id)).map(({ name }) => name);
    expect(names.filter((name) => name === 'Zaatar')).toHaveLength(1);
    expect(names).not.toContain('Mint tea');
  });

  test('of a row that the file does not have nothing is read', async () => {
    const { id, counts } = await preview(owner, ['bakery.csv', bakery]);
    const read = await corrected(id, [says('line 99', [1, 'Ghost']), leavesOut('line 100')]);
    expect(read.counts).toEqual(counts);
  });

  test('of a long file the first two thousand are told with their cells', { timeout: 120_000 }, async () => {
    const lines = Array.from({ length: 2010 }, (_, at) => `Dish ${at},cheap`);
    const { id } = await preview(owner, ['long.csv', `Name,Price\n${lines.join('\n')}\n`]);
    const told = await Promise.all(
      ['Dish 1999', 'Dish 2000'].map(async (search) => (await rowsOf(id, { search }))[0]?.source.length),
    );
    expect(told).toEqual([1, 0]);
  });
});

describe('a name that stands twice in its category', () => {
  test('is told beside the row that has it, with a name by what else tells them apart', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery]);
    expect((await proposals(id))[0]).toEqual(['line 2', 'Zaatar (Croissant)']);
    const [zaatar] = await wrongOf(id);
    expect(zaatar?.twin?.row.cells[4]).toEqual({ index: 4, head: 'Type', text: 'Kaak' });
  });

  test('is proposed a number where nothing does, and never the same twice or one that is taken', async () => {
    const rows = ['Tea,2.00', 'Tea,3.00', 'Tea,4.00', 'Tea (2),5.00', 'Tea,6.00'];
    const { id } = await preview(owner, ['tea.csv', `Name,Price\n${rows.join('\n')}\n`]);
    const names = (await proposals(id)).map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const said = (await wrongOf(id)).map(({ place, twin }) => says(place, [0, twin?.proposedName ?? '']));
    expect(wrongCount(await corrected(id, said))).toBe(0);
  });

  test('in another category is no clash', async () => {
    const { id } = await preview(owner, [
      'two.csv',
      'Category,Name,Price\nKaak,Zaatar,3\nCroissant,Zaatar,4\n',
    ]);
    expect(await wrongOf(id)).toEqual([]);
  });
});

test.each([
  ['a column that is not there', [says('line 4', [99, 'x'])], '/corrections/0/cells/0/index'],
  ['a cell twice', [says('line 4', [3, '1'], [3, '2'])], '/corrections/0/cells/1/index'],
  ['a row twice', [says('line 4', [3, '1']), leavesOut('line 4')], '/corrections/1/place'],
])('corrections of %s are refused beside it', async (_case, said, pointer) => {
  const { id, counts } = await preview(owner, ['bakery.csv', bakery]);
  const { status, body } = await say(id, said);
  expect(status).toBe(422);
  expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  expect((await ended(owner, id)).counts).toEqual(counts);
});

test('only a table that waits to be applied is corrected', async () => {
  const text = await preview(owner, ['menu.txt', 'Desserts\nTiramisu 5.50\nPanna cotta 5.00\nGelato 4.00\n']);
  expect((await say(text.id, [])).status).toBe(422);
  const { id } = await preview(owner, ['bakery.csv', bakery]);
  await apply(id);
  expect((await say(id, [])).status).toBe(422);
});

describe('the table of wrong rows', () => {
  test('has the columns of the file and the reasons, formulas made harmless, also once the rest is applied', async () => {
    const { id } = await preview(owner, [
      'Brot & Käse.csv',
      'Name,Price,Note\nBread,3.00,\n=SUM(A1),cheap,=1+1\n',
    ]);
    const before = await tableOf(id);
    expect(before.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Name,Price,Note,Row,What is wrong',
      "'=SUM(A1),cheap,'=1+1,line 3,Price: “cheap” is not a price. It is not written as a number.",
    ]);
    await apply(id);
    expect(await tableOf(id)).toBe(before);
  });

  test('comes in by itself once it is corrected', async () => {
    const { id } = await preview(owner, ['bakery.csv', bakery]);
    const table = (await tableOf(id))
      .replace('Bakery,Zaatar,', 'Bakery,Zaatar croissant,')
      .replace(',cheap,', ',5.20,')
      .replace(',ask us,', ',6.00,');
    await apply(id);
    const second = await preview(owner, ['corrected.csv', table]);
    await apply(second.id);
    expect(await menu()).toEqual(['Labneh 520', 'Mint tea 250 600', 'Zaatar 300', 'Zaatar croissant 450']);
  });

  test('of a file that is no table names places and reasons', async () => {
    const square = JSON.stringify({
      format: 'cardamom-menu',
      version: 1,
      currency: 'EUR',
      categories: [],
      modifierGroups: [],
      items: [{ name: 'Soup', sizes: [{ name: '', kind: 'PRICED', price: -4 }] }],
      menus: [],
    });
    const { id } = await preview(owner, ['menu.json', square]);
    expect((await tableOf(id)).replace('\uFEFF', '')).toMatch(/^Name,Row,What is wrong\r\nSoup,/u);
  });
});
