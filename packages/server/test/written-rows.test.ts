import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './support/edits/house.ts';
import { openStorage, type Storage } from './support/edits/stored-rows.ts';
import { watchParts, type Watch } from './support/edits/written-rows.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let storage: Storage;
let watch: Watch;
let house: House;
beforeAll(async () => {
  server = await startTestServer();
  storage = await openStorage(server.config);
  house = await openHouse(server, storage);
  watch = await watchParts(server.config);
});
afterAll(async () => {
  await watch.close();
  await storage.close();
  await server.stop();
});

let version = 1;
const now = () => ({ headers: { 'if-match': `"${version++}"` } });

test('an item: only the sizes, ingredients, categories and groups that differ are written', async () => {
  const [mains, grill] = [
    await house.add('Category', { name: 'Mains' }),
    await house.add('Category', { name: 'Grill' }),
  ];
  const group = (name: string) => house.add('ModifierGroup', { name, options: [{ name: 'Rice' }] });
  const [side, spice] = [await group('Side'), await group('Spice')];
  const id = await house.add('Item', {
    name: 'Dal',
    categoryIds: [mains],
    sizes: ['Small', 'Large'].map((name) => ({ name, kind: 'PRICED', price: 900 })),
    ingredients: ['Lentils', 'Cumin'],
    modifierGroupIds: [side],
  });
  version = 1;
  const written = (patch: object) =>
    watch.during(() => house.request('updateItem', { params: { itemId: id }, body: patch, ...now() }));
  const { sizes } = await house.request('getItem', { params: { itemId: id } });
  expect(await written({ isActive: false, description: 'With rice' })).toEqual([]);
  expect(await written({ name: 'Dal makhani' })).toEqual(['item_category']);
  expect(await written({ sizes: [sizes[0], { ...sizes[1], price: 1200 }] })).toEqual(['item_size']);
  expect(await written({ ingredients: ['Lentils', 'Cumin', 'Salt'] })).toEqual(['item_ingredient']);
  expect(await written({ categoryIds: [mains, grill] })).toEqual(['item_category']);
  expect(await written({ modifierGroupIds: [side, spice] })).toEqual(['item_modifier_group']);
  const batch = [{ id, version, sizes: [sizes[0], { ...sizes[1], price: 1500 }] }];
  expect(await watch.during(() => house.request('updateItems', { body: batch }))).toEqual(['item_size']);
});

test('a modifier group: only the options that differ are written', async () => {
  const options = ['Rice', 'Naan', 'Roti'].map((name) => ({ name }));
  const id = await house.add('ModifierGroup', { name: 'Bread', options });
  version = 1;
  const params = { modifierGroupId: id };
  const written = (patch: object) =>
    watch.during(() => house.request('updateModifierGroup', { params, body: patch, ...now() }));
  const ids = ((await house.request('getModifierGroup', { params })).options as { id: string }[]).map(
    (option) => option.id,
  );
  expect(await written({ isActive: false })).toEqual([]);
  const renamed = [
    { id: ids[0], name: 'Rice' },
    { id: ids[1], name: 'Garlic naan' },
    { id: ids[2], name: 'Roti' },
  ];
  expect(await written({ options: renamed })).toEqual(['modifier_option']);
  expect(await written({ options: [...renamed, { name: 'Puri' }] })).toEqual(['modifier_option']);
});

test('a menu: only the sections that differ are written', async () => {
  const ids = [
    await house.add('Category', { name: 'Soups' }),
    await house.add('Category', { name: 'Sweets' }),
    await house.add('Category', { name: 'Drinks' }),
  ];
  const id = await house.add('Menu', {
    name: 'Evening',
    sections: ids.map((categoryId) => ({ categoryId })),
  });
  version = 1;
  const written = (patch: object) =>
    watch.during(() => house.request('updateMenu', { params: { menuId: id }, body: patch, ...now() }));
  expect(await written({ isActive: false, includesAllCategories: true })).toEqual([]);
  const titled = ids.map((categoryId, index) => ({ categoryId, title: index === 1 ? 'Last' : '' }));
  expect(await written({ sections: titled })).toEqual(['menu_section']);
  expect(await written({ sections: titled.slice(0, 2) })).toEqual([]);
});
