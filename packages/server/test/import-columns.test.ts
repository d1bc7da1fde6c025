import type { Import, ImportColumns, Item } from '@cardamom/api-types';
import writeWorkbook from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberColumns, rememberedColumns } from '../src/online-menu/imports/remembered-columns.ts';
import { beginApplying, column, ended, importOf, preview, readAs, sayColumns } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = () => server.registerRestaurant({ defaultCurrency: 'EUR' });

async function dishes(owner: Owner): Promise<unknown[]> {
  const { items } = (await owner.request('listItems', { query: { limit: '1000' } })).body.data;
  return (items as Item[]).map(({ name, sizes, categories, externalRef }) => [
    name,
    sizes.map((size) => [size.name, size.price]),
    categories.map((category) => category.name),
    externalRef,
  ]);
}

/** Cells of a workbook. */
const cells = (...values: (string | number)[]) => values.map((value) => ({ value }));

const meanings = ({ table }: Import) =>
  table?.columns.map(({ head, meaning, size }) => [head, meaning, ...(size ? [size] : [])]);

const unknown = `Tasca da Ana;;;;
Stand: März;;;;
Nr;Was es gibt;Klein?;Groß?;Ecke
1;Pizza;8,00;12,00;Ofen
2;Pasta;9,50;;Herd
`;

const asChosen: ImportColumns = {
  headRow: 2,
  columns: [
    column(0, 'REFERENCE'),
    column(1, 'NAME'),
    column(2, 'PRICE_OF_SIZE', 'Klassik'),
    column(3, 'PRICE_OF_SIZE', 'Familie'),
    column(4, 'CATEGORY'),
  ],
};

describe('a table whose heads nobody knows', () => {
  test('is shown with a guess, and comes in as a person says', async () => {
    const owner = await restaurant();
    const asked = await preview(owner, ['menu.csv', unknown]);
    expect(asked).toMatchObject({ state: 'ASKING', format: 'CSV', problem: null, counts: [] });
    expect(asked.table).toMatchObject({ source: 'GUESS', headRow: 2, rowCount: 5 });
    expect(asked.table?.rows[2]).toEqual({
      place: 'line 3',
      cells: ['Nr', 'Was es gibt', 'Klein?', 'Groß?', 'Ecke'],
    });
    expect(asked.table?.columns[2]).toMatchObject({ head: 'Klein?', samples: ['8,00', '9,50'] });
    expect((await beginApplying(owner, asked.id)).status).toBe(422);

    const ready = await readAs(owner, asked.id, asChosen);
    expect(ready).toMatchObject({ state: 'READY', table: { source: 'PERSON', headRow: 2 } });
    await beginApplying(owner, asked.id);
    expect(await ended(owner, asked.id)).toMatchObject({ state: 'APPLIED', table: null });
    const kept = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx.selectFrom('menu_import').select('found_table').execute(),
    );
    expect(kept).toEqual([{ found_table: null }]);
    expect(await dishes(owner)).toEqual([
      ['Pasta', [['Klassik', 950]], ['Herd'], '2'],
      [
        'Pizza',
        [
          ['Klassik', 800],
          ['Familie', 1200],
        ],
        ['Ofen'],
        '1',
      ],
    ]);
  });

  test('is not asked about again: the next one with the same heads is taken so, whatever stands above them', async () => {
    const owner = await restaurant();
    const first = await preview(owner, ['menu.csv', unknown]);
    await readAs(owner, first.id, asChosen);
    const again = await preview(owner, [
      'april.csv',
      unknown.replace('Stand: März;;;;\n', '').replace('Nr;Was', 'nr;WAS').replace('9,50', '9,90'),
    ]);
    expect(again).toMatchObject({ state: 'READY', table: { source: 'MEMORY', headRow: 1 } });
    expect(meanings(again)).toEqual([
      ['nr', 'REFERENCE'],
      ['WAS es gibt', 'NAME'],
      ['Klein?', 'PRICE_OF_SIZE', 'Klassik'],
      ['Groß?', 'PRICE_OF_SIZE', 'Familie'],
      ['Ecke', 'CATEGORY'],
    ]);
    const other = await preview(owner, ['menu.csv', unknown.replace('Ecke', 'Winkel')]);
    expect(other.state).toBe('ASKING');
    const neighbour = await restaurant();
    expect((await preview(neighbour, ['menu.csv', unknown])).state).toBe('ASKING');
  });

  test('is applied as it was shown, also where the heads were said anew since', async () => {
    const owner = await restaurant();
    const first = await preview(owner, ['menu.csv', unknown]);
    await readAs(owner, first.id, asChosen);
    const second = await preview(owner, ['menu.csv', unknown]);
    await readAs(owner, second.id, { headRow: 2, columns: [column(4, 'NAME'), column(2, 'PRICE')] });
    await beginApplying(owner, first.id);
    expect((await ended(owner, first.id)).state).toBe('APPLIED');
    expect(await dishes(owner)).toMatchObject([
      expect.arrayContaining(['Pasta']),
      expect.arrayContaining(['Pizza']),
    ]);
  });

  test('may have no heads at all', async () => {
    const owner = await restaurant();
    const bare = 'Pizza;8,00\nPasta;9,50\n';
    const asked = await preview(owner, ['menu.csv', bare]);
    expect(asked.table).toMatchObject({ source: 'GUESS', headRow: null });
    expect(meanings(asked)).toEqual([
      ['', 'NAME'],
      ['', 'PRICE'],
    ]);
    const body = { headRow: null, columns: [column(0, 'NAME'), column(1, 'PRICE')] };
    expect(await readAs(owner, asked.id, body)).toMatchObject({ counts: [{}, { entity: 'ITEM', new: 2 }] });
    const again = await preview(owner, ['menu.csv', `${bare}Suppe;4,00\n`]);
    expect(again).toMatchObject({ state: 'READY', table: { source: 'MEMORY', headRow: null } });
    expect((await preview(owner, ['menu.csv', `Suppe;4,00\n${bare}`])).state).toBe('ASKING');
  });

  test('may be a sheet behind a cover', async () => {
    const owner = await restaurant();
    const file = await writeWorkbook([
      { data: [cells('Trattoria Da Ana')], sheet: 'Cover' },
      {
        data: [cells('Was es gibt', 'Was es kostet'), cells('Pizza', 8.5), cells('Pasta', 9)],
        sheet: 'Karte',
      },
    ]).toBuffer();
    const asked = await preview(owner, ['menu.xlsx', file]);
    expect(asked).toMatchObject({ state: 'ASKING', format: 'XLSX', table: { headRow: 0 } });
    expect(asked.table?.rows[0]?.place).toBe('Karte, row 1');
    expect(asked.table?.columns.map(({ samples }) => samples)).toEqual([
      ['Pizza', 'Pasta'],
      ['8.5', '9'],
    ]);
  });

  test('is asked about too where a dish has a name, and its price a head that nobody knows', async () => {
    const owner = await restaurant();
    const asked = await preview(owner, ['menu.csv', 'Name;Wert A\nPizza;8,00\nPasta;9,50\n']);
    expect([asked.state, meanings(asked)]).toEqual([
      'ASKING',
      [
        ['Name', 'NAME'],
        ['Wert A', 'PRICE'],
      ],
    ]);
    const plain = await preview(owner, ['menu.csv', 'Name;Stock\nPizza;8\nPasta;9\n']);
    expect(plain.state).toBe('READY');
  });
});

describe('a table whose heads are known', () => {
  const known = 'Name;Price;Staff price\nSoup;5,00;3,00\n';

  test('says what they were taken for, and is planned anew where somebody knows better', async () => {
    const owner = await restaurant();
    const ready = await preview(owner, ['menu.csv', known]);
    expect([ready.state, ready.table?.source]).toEqual(['READY', 'HEADS']);
    expect(meanings(ready)).toEqual([
      ['Name', 'NAME'],
      ['Price', 'PRICE'],
      ['Staff price', 'IGNORED'],
    ]);
    const anew = await readAs(owner, ready.id, {
      headRow: 0,
      columns: [column(0, 'NAME'), column(2, 'PRICE')],
    });
    expect(anew.notes).toContainEqual({
      kind: 'LEFT_OUT',
      subject: 'Column “Price”',
      message: 'As chosen, the column is not imported.',
    });
    await beginApplying(owner, ready.id);
    await ended(owner, ready.id);
    expect(await dishes(owner)).toEqual([['Soup', [['', 300]], ['Other'], null]]);
  });

  test('is applied as it was shown, also where rows are shorter than the heads, or longer', async () => {
    const owner = await restaurant();
    const ragged = 'Name;Price;Description\nA;1\nB;2\nC;3;long;more\nD;4;warm\nE;5\n';
    const { id, counts } = await preview(owner, ['menu.csv', ragged]);
    expect(counts).toContainEqual({ entity: 'ITEM', new: 4, changed: 0, unchanged: 0, wrong: 1 });
    await beginApplying(owner, id);
    expect((await ended(owner, id)).state).toBe('APPLIED');
  });

  test.each<[string, ImportColumns, [string, string]]>([
    ['no names', { headRow: 0, columns: [column(1, 'PRICE')] }, ['/columns', 'CM_REQUIRED']],
    [
      'names twice',
      { headRow: 0, columns: [column(0, 'NAME'), column(1, 'NAME')] },
      ['/columns/1/meaning', 'CM_CHOICE'],
    ],
    [
      'a size without a name',
      { headRow: 0, columns: [column(0, 'NAME'), column(1, 'PRICE_OF_SIZE')] },
      ['/columns/1/size', 'CM_REQUIRED'],
    ],
    [
      'a size twice',
      {
        headRow: 0,
        columns: [column(0, 'NAME'), column(1, 'PRICE_OF_SIZE', 'L'), column(2, 'PRICE_OF_SIZE', 'l')],
      },
      ['/columns/2/size', 'CM_NAME_IN_USE'],
    ],
    [
      'a column that is not there',
      { headRow: 0, columns: [column(0, 'NAME'), column(7, 'PRICE')] },
      ['/columns/1/index', 'CM_CHOICE'],
    ],
    ['heads below the table', { headRow: 2, columns: [column(0, 'NAME')] }, ['/headRow', 'CM_CHOICE']],
  ])('refuses %s, and waits as before', async (_what, body, [pointer, code]) => {
    const owner = await restaurant();
    const { id, table } = await preview(owner, ['menu.csv', known]);
    const answer = await sayColumns(owner, id, body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ pointer, code }]]);
    expect(await importOf(owner, id)).toMatchObject({ state: 'READY', table });
  });

  test('asks for nothing where the file is no table, or the import is over', async () => {
    const owner = await restaurant();
    const menu = { '@context': 'https://schema.org', '@type': 'Menu', hasMenuItem: [{ name: 'Soup' }] };
    const json = await preview(owner, ['menu.json', JSON.stringify(menu)]);
    expect([json.state, json.table]).toEqual(['READY', null]);
    const body: ImportColumns = { headRow: 0, columns: [column(0, 'NAME')] };
    expect((await sayColumns(owner, json.id, body)).status).toBe(422);
    const { id } = await preview(owner, ['menu.csv', known]);
    await owner.request('cancelImport', { params: { importId: id } });
    expect((await sayColumns(owner, id, body)).status).toBe(422);
  });
});

test('of what was said of columns, the newest fifty are remembered', async () => {
  const owner = await restaurant();
  const { table } = await preview(owner, ['menu.csv', 'Name;Price\nSoup;5\n']);
  if (table === null) throw new Error('no table');
  const keys = await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
    for (let count = 0; count < 52; count += 1) {
      await rememberColumns(tx, { key: `heads ${count}`, shown: table });
      await tx
        .updateTable('import_columns')
        .set({ said_at: count })
        .where('heads_key', '=', `heads ${count}`)
        .execute();
    }
    return [...(await rememberedColumns(tx)).keys()];
  });
  expect(keys).toHaveLength(50);
  expect(keys).not.toContain('heads 0');
  expect(keys).toContain('heads 51');
});

test('a table of two thousand columns is shown by those that mean something', async () => {
  const owner = await restaurant();
  const wide = Array.from({ length: 2000 }, (_, index) => `Meta ${index}`);
  wide[1990] = 'Name';
  wide[1995] = 'Price';
  const row = Array.from({ length: 2000 }, (_, index) => (index === 1990 ? 'Soup' : '5'));
  const ready = await preview(owner, ['menu.csv', `${wide.join(',')}\n${row.join(',')}\n`]);
  expect(ready.state).toBe('READY');
  expect(ready.table?.columns).toHaveLength(60);
  expect(meanings(ready)?.slice(-2)).toEqual([
    ['Name', 'NAME'],
    ['Price', 'PRICE'],
  ]);
});
