import type { Change, DiningTable, TableSection } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const create = (body: object) => owner.request('createTableSection', { body });
const make = async (body: object): Promise<TableSection> => (await create(body)).body.data;
const named = ({ id, version }: TableSection) => ({
  params: { tableSectionId: id },
  headers: { 'if-match': `"${version}"` },
});
const edit = async (section: TableSection, body: object): Promise<TableSection> =>
  (await owner.request('updateTableSection', { ...named(section), body })).body.data;

/** Where a scanned code leads, as a guest's phone is sent on. */
async function leadsTo({ shortCode }: Pick<DiningTable, 'shortCode'>): Promise<string> {
  const { statusCode, headers } = await server.app.inject({ url: `/q/${shortCode}` });
  expect(statusCode).toBe(302);
  return String(headers.location);
}
const page = () => `/qr-menu/${owner.profile.restaurant.restaurantUrl}`;
const last = ({ tables }: TableSection) => tables.at(-1) as DiningTable;

describe('a section of tables', () => {
  // proves: table-section.name, table-section.count
  test('has a name and so many tables, each with a number and a code of its own', async () => {
    const section = await make({ name: 'Dining room', tableCount: 8 });
    expect(section.tables.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(section.tables.map(({ shortCode }) => shortCode)).size).toBe(8);
    for (const { shortCode, shortUrl } of section.tables)
      expect(shortUrl).toBe(`${server.config.publicUrl}/q/${shortCode}`);
  });

  test('goes on counting where the section before it ended, so that no number is there twice', async () => {
    const section = await make({ name: 'Terrace', tableCount: 4 });
    expect(section.tables.map(({ number }) => number)).toEqual([9, 10, 11, 12]);
  });

  test.each([
    { draft: { tableCount: 0 }, pointer: '/tableCount' },
    { draft: { tableCount: 201 }, pointer: '/tableCount' },
    { draft: { tableCount: 2, tables: [{ position: 3 }] }, pointer: '/tables/0/position' },
    { draft: { tableCount: 2, tables: [{ position: 1 }, { position: 1 }] }, pointer: '/tables/1/position' },
    { draft: { tableCount: 2, tables: [{ position: 1, seats: 0 }] }, pointer: '/tables/0/seats' },
  ])('with $draft is refused at $pointer', async ({ draft, pointer }) => {
    const { status, body } = await create({ name: 'Wrong', ...draft });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  test('has a name of its own, whatever its case and accents', async () => {
    await make({ name: 'Pátio', tableCount: 1 });
    const { status, body } = await create({ name: 'patio', tableCount: 1 });
    expect([status, body.errors[0].code]).toEqual([422, 'CM_NAME_IN_USE']);
  });

  test('keeps what is said of tables that an edit does not name', async () => {
    const section = await make({ name: 'Bar', tableCount: 2, tables: [{ position: 1, label: 'Stool' }] });
    const changed = await edit(section, { tables: [{ position: 2, seats: 2 }] });
    expect(changed.tables.map(({ label, seats }) => [label, seats])).toEqual([
      ['Stool', 4],
      ['', 2],
    ]);
  });
});

describe("a table's printed code", () => {
  test('leads to the menu, and says at which table the guest sits', async () => {
    const section = await make({
      name: 'Garden',
      firstNumber: 41,
      tableCount: 2,
      tables: [{ position: 2, label: 'Fig tree' }],
    });
    const [first, second] = section.tables as [DiningTable, DiningTable];
    expect([await leadsTo(first), await leadsTo(second)]).toEqual([
      `${page()}?table=41`,
      `${page()}?table=Fig+tree`,
    ]);
  });

  test('stays the same when section and table are called otherwise', async () => {
    const section = await make({ name: 'Hall', firstNumber: 60, tableCount: 1 });
    const renamed = await edit(section, { name: 'Ballroom', tables: [{ position: 1, label: 'Stage' }] });
    expect(last(renamed).shortCode).toBe(last(section).shortCode);
    expect(await leadsTo(last(section))).toBe(`${page()}?table=Stage`);
  });

  test('of a table that is gone leads to the restaurant, and to the table again when it is back', async () => {
    const section = await make({ name: 'Court', firstNumber: 70, tableCount: 3 });
    const fewer = await edit(section, { tableCount: 2 });
    expect(fewer.tables.map(({ number }) => number)).toEqual([70, 71]);
    expect(await leadsTo(last(section))).toBe(page());
    const again = await edit(fewer, { tableCount: 3 });
    expect(last(again).shortCode).toBe(last(section).shortCode);
    expect(await leadsTo(last(section))).toBe(`${page()}?table=72`);
  });

  test('of a section that is deleted or switched off leads to the restaurant until it is back', async () => {
    const section = await make({ name: 'Cellar', firstNumber: 80, tableCount: 1 });
    const off = await edit(section, { isActive: false });
    expect(await leadsTo(last(section))).toBe(page());
    const on = await edit(off, { isActive: true });
    expect(await leadsTo(last(section))).toBe(`${page()}?table=80`);
    await owner.request('deleteTableSection', named(on));
    expect(await leadsTo(last(section))).toBe(page());
    await owner.request('restoreTableSection', { params: { tableSectionId: section.id } });
    expect(await leadsTo(last(section))).toBe(`${page()}?table=80`);
  });

  test('that was replaced leads to the restaurant, and the new one to the table', async () => {
    const section = await make({ name: 'Attic', firstNumber: 90, tableCount: 1 });
    const table = last(section);
    const options = named(section);
    const { status, body } = await owner.request('replaceTableCode', {
      ...options,
      params: { ...options.params, tableId: table.id },
    });
    expect([status, body.data.version]).toEqual([200, section.version + 1]);
    expect(last(body.data).shortCode).not.toBe(table.shortCode);
    expect([await leadsTo(table), await leadsTo(last(body.data))]).toEqual([page(), `${page()}?table=90`]);
    const late = await owner.request('replaceTableCode', {
      ...options,
      params: { ...options.params, tableId: table.id },
    });
    expect([late.status, late.body.code]).toEqual([412, 'CM_CONFLICT']);
  });
});

test('undo brings retired tables back as they were, with their codes', async () => {
  const section = await make({
    name: 'Veranda',
    firstNumber: 100,
    tableCount: 3,
    tables: [{ position: 3, label: 'Corner', seats: 6 }],
  });
  await edit(section, { tableCount: 1 });
  const [change] = (await owner.request('listChanges', { query: { entityId: section.id } })).body.data
    .items as Change[];
  expect(change?.fields.map(({ field }) => field)).toEqual(['tables']);
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  const { data: back } = (await owner.request('getTableSection', { params: { tableSectionId: section.id } }))
    .body;
  expect(back.tables).toEqual(section.tables);
});
