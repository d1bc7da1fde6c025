import type { Import, ImportRow, Item } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Takes a table over and returns the rows as they were shown before. */
async function takeOver(owner: Owner, table: string): Promise<ImportRow[]> {
  const form = new FormData();
  form.append('file', new Blob([table]), 'menu.csv');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const { body } = await owner.request('createImport', {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  const params = { importId: body.data.id as string };
  const reaches = (state: Import['state']) =>
    vi.waitFor(
      async () => expect((await owner.request('getImport', { params })).body.data.state).toBe(state),
      { timeout: 30_000, interval: 30 },
    );
  await reaches('READY');
  const rows = (await owner.request('listImportRows', { params, query: { limit: '100' } })).body.data.items;
  await owner.request('applyImport', { params, body: {} });
  await reaches('APPLIED');
  return rows as ImportRow[];
}

async function allergensOf(owner: Owner, name: string): Promise<Item['allergens'] | undefined> {
  const items = (await owner.request('listItems')).body.data.items as Item[];
  return items.find((item) => item.name === name)?.allergens;
}

test('a table that names no allergens declares nothing free of them, whatever it calls declared', async () => {
  const owner = await server.registerRestaurant();
  await takeOver(owner, 'Category;Name;Price;Contains;Allergens declared\nGrill;Sea bass;19,00;fish;yes\n');
  const declared = { isDeclared: true, contains: ['FISH'], mayContain: [] };
  expect(await allergensOf(owner, 'Sea bass')).toEqual(declared);

  const rows = await takeOver(
    owner,
    'Category;Name;Price;Allergens declared\nGrill;Sea bass;21,00;yes\nGrill;Bread;3,00;yes\n',
  );
  expect(await allergensOf(owner, 'Sea bass')).toEqual(declared);
  expect(await allergensOf(owner, 'Bread')).toEqual({ isDeclared: false, contains: [], mayContain: [] });
  expect(JSON.stringify(rows)).toContain('without a column that says what a dish contains');
});

test('a table that names its allergens declares what each row says, also free of all', async () => {
  const owner = await server.registerRestaurant();
  await takeOver(
    owner,
    'Category;Name;Price;Contains;Allergens declared\nDrinks;Water;2,00;;yes\nDrinks;Tea;3,00;;\n',
  );
  expect(await allergensOf(owner, 'Water')).toEqual({ isDeclared: true, contains: [], mayContain: [] });
  expect(await allergensOf(owner, 'Tea')).toMatchObject({ isDeclared: false });
});

test('an allergen that is not known leaves a new dish not declared and one that is there as it is', async () => {
  const owner = await server.registerRestaurant();
  const heads = 'Category;Name;Price;Contains;Allergens declared\n';
  await takeOver(owner, `${heads}Grill;Sea bass;19,00;fish;yes\n`);
  const rows = await takeOver(
    owner,
    `${heads}Grill;Sea bass;21,00;fish, shellfish;yes\nGrill;Prawns;18,00;A, B;yes\n`,
  );
  expect(await allergensOf(owner, 'Sea bass')).toEqual({
    isDeclared: true,
    contains: ['FISH'],
    mayContain: [],
  });
  expect(await allergensOf(owner, 'Prawns')).toEqual({ isDeclared: false, contains: [], mayContain: [] });
  expect(JSON.stringify(rows)).toContain('“A”, “B” is no allergen that is known here');
});

const coded = `Category;Name;Price;Allergens
Pasta;Lasagne;12,00;A, C,G
Pasta;Gnocchi;11,00;AG
Pasta;Carbonara;11,50;A/C/G
Pasta;Penne;10,00;A, X
Pasta;Farfalle;10,50;
`;

const unconfirmed = (...contains: string[]) => ({ isDeclared: false, contains, mayContain: [] });

test('letters of a table mean what its own legend says, to be confirmed, and none where one is not in it', async () => {
  const owner = await server.registerRestaurant();
  const rows = await takeOver(
    owner,
    `${coded};;;\nA = Gluten, C = Eggs;;;\nG = Milk;;;\n1 = with colouring;;;\n`,
  );
  const names = rows.filter(({ entity }) => entity === 'ITEM').map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Carbonara', 'Farfalle', 'Gnocchi', 'Lasagne', 'Penne']);
  expect(await allergensOf(owner, 'Lasagne')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
  expect(await allergensOf(owner, 'Gnocchi')).toEqual(unconfirmed('GLUTEN', 'DAIRY'));
  expect(await allergensOf(owner, 'Carbonara')).toEqual(unconfirmed('GLUTEN', 'EGGS', 'DAIRY'));
  expect(await allergensOf(owner, 'Penne')).toEqual(unconfirmed());
  expect(await allergensOf(owner, 'Farfalle')).toEqual(unconfirmed());
});

test('letters of a table without a legend are guessed by nobody', async () => {
  const owner = await server.registerRestaurant();
  const rows = await takeOver(owner, coded);
  expect(await allergensOf(owner, 'Lasagne')).toEqual({ isDeclared: false, contains: [], mayContain: [] });
  expect(JSON.stringify(rows)).toContain('“A”, “C”, “G” is no allergen that is known here');
});
