import type { Item, ModifierGroup } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginApplying, column, ended, preview, readAs } from './support/imports.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = () => server.registerRestaurant({ defaultCurrency: 'EUR' });

/** Applies a table whose columns from the third on hold extras; answers the groups and which dishes have them. */
async function importedExtras(file: string, columns: number) {
  const owner = await restaurant();
  const { id: importId } = await preview(owner, ['menu.csv', file]);
  const extras = Array.from({ length: columns }, (_, at) => column(at + 2, 'EXTRAS'));
  await readAs(owner, importId, { headRow: 0, columns: [column(0, 'NAME'), column(1, 'PRICE'), ...extras] });
  await beginApplying(owner, importId);
  expect((await ended(owner, importId)).state).toBe('APPLIED');
  const listed = async (list: 'listModifierGroups' | 'listItems') =>
    (await owner.request(list, { query: { limit: '100' } })).body.data.items;
  const groups = (await listed('listModifierGroups')) as ModifierGroup[];
  const items = (await listed('listItems')) as Item[];
  return {
    groups: groups.map(({ name, minimum, options }) => [
      name,
      minimum,
      options.map((option) => `${option.name} ${option.priceDelta}`),
    ]),
    items: items.map(({ name, modifierGroups }) => [name, modifierGroups.map((group) => group.name).join()]),
  };
}

describe('extras in columns', () => {
  test('come in as a modifier group, which dishes with the same extras share', async () => {
    const list = `Name;Price;Zutat
Pizza;8,00;"Käse +1,50; Speck (2,00 €), Oliven"
Pasta;9,50;Käse +1,50 | Speck (2,00 €) | Oliven
Suppe;4,00;
Salat;6,00;Käse 1,50
`;
    expect(await importedExtras(list, 1)).toEqual({
      groups: [
        ['Zutat', 0, ['Käse 150', 'Speck 200', 'Oliven 0']],
        ['Zutat 2', 0, ['Käse 150']],
      ],
      items: [
        ['Pasta', 'Zutat'],
        ['Pizza', 'Zutat'],
        ['Salat', 'Zutat 2'],
        ['Suppe', ''],
      ],
    });
  });

  test('are refused with their dish where a price cannot be read, and make no group', async () => {
    const owner = await restaurant();
    const file = 'Name;Price;Zutat\nPizza;8,00;Käse 2 $\nPasta;9,50;\n';
    const { id } = await preview(owner, ['menu.csv', file]);
    const { counts } = await readAs(owner, id, {
      headRow: 0,
      columns: [column(0, 'NAME'), column(1, 'PRICE'), column(2, 'EXTRAS')],
    });
    expect(counts).toEqual([
      { entity: 'CATEGORY', new: 1, changed: 0, unchanged: 0, wrong: 0 },
      { entity: 'ITEM', new: 1, changed: 0, unchanged: 0, wrong: 1 },
    ]);
  });

  test('may be one extra each, with its price or a tick', async () => {
    const each = 'Name;Price;Käse;Speck\nPizza;8,00;1,50;x\nPasta;9,50;1,50;-\n';
    expect(await importedExtras(each, 2)).toEqual({
      groups: [
        ['Extras', 0, ['Käse 150', 'Speck 0']],
        ['Extras 2', 0, ['Käse 150']],
      ],
      items: [
        ['Pasta', 'Extras 2'],
        ['Pizza', 'Extras'],
      ],
    });
  });
});
