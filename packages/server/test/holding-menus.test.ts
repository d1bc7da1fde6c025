import type { Category, HoldingMenus, Item, Menu, ModifierGroup } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
let mains: Category;
let bass: Item;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());
beforeEach(async () => {
  office = await installation.register('Where is it');
  mains = await office.addCategory('Mains');
  bass = await office.addItem({ name: 'Bass', categoryIds: [mains.id] });
});

const addMenu = async (draft: object): Promise<Menu> =>
  (await office.call<Menu>('POST', '/online-menu/menus', draft)).data;
const holding = async (what: 'items' | 'categories' | 'modifier-groups', id: string): Promise<HoldingMenus> =>
  (await office.call<HoldingMenus>('GET', `/online-menu/${what}/${id}/menus`)).data;
const names = ({ menus }: HoldingMenus) => menus.map(({ name }) => name);
const ofBass = async () => names(await holding('items', bass.id));
const ofMains = async () => names(await holding('categories', mains.id));
const switchOff = (path: string, version = 1) =>
  office.call('PATCH', `/online-menu/${path}`, { isActive: false }, version);
const give = (more: object, version: number) =>
  office.call('PATCH', `/online-menu/items/${bass.id}`, more, version);
const ofMany = async (itemIds: string[], optionIds: string[] = []) =>
  names((await office.call<HoldingMenus>('POST', '/online-menu/items/menus', { itemIds, optionIds })).data);

describe('the menus that hold an item', () => {
  test('are the active ones with a category of it, in their order, whenever they are on', async () => {
    await addMenu({
      name: 'Evening',
      sections: [{ categoryId: mains.id }],
      windows: [{ weekdays: ['MONDAY'], from: '17:00', to: '17:30' }],
    });
    const lunch = await addMenu({ name: 'Lunch', sections: [{ categoryId: mains.id }] });
    await addMenu({ name: 'Wine' });
    expect(await ofBass()).toEqual(['All day', 'Evening', 'Lunch']);
    expect(await ofMains()).toEqual(['All day', 'Evening', 'Lunch']);
    await switchOff(`menus/${lunch.id}`);
    expect(await ofBass()).toEqual(['All day', 'Evening']);
  });

  test('are those that do not hide it, which does not hide its category', async () => {
    const hiding = { categoryId: mains.id, hiddenItemIds: [bass.id] };
    await addMenu({ name: 'Lunch', sections: [hiding] });
    // A menu of everything keeps its own sections, and shows them to nobody.
    await addMenu({ name: 'Everything', includesAllCategories: true, sections: [hiding] });
    expect(await ofBass()).toEqual(['All day', 'Everything']);
    expect(await ofMains()).toEqual(['All day', 'Lunch', 'Everything']);
    const specials = await office.addCategory('Specials');
    await office.call('PATCH', `/online-menu/items/${bass.id}`, { categoryIds: [mains.id, specials.id] }, 1);
    await addMenu({ name: 'Both', sections: [hiding, { categoryId: specials.id }] });
    expect(await ofBass()).toEqual(['All day', 'Everything', 'Both']);
  });

  test('are the same whatever state it is in, and none while no category of it is active', async () => {
    await switchOff(`items/${bass.id}`);
    expect(await ofBass()).toEqual(['All day']);
    await switchOff(`categories/${mains.id}`);
    expect(await ofBass()).toEqual([]);
    expect(await ofMains()).toEqual(['All day']);
  });

  test('are all counted, and the first twenty named', async () => {
    for (let place = 0; place < 21; place += 1)
      await addMenu({ name: `Menu ${place}`, includesAllCategories: true });
    const { menus, count } = await holding('items', bass.id);
    expect([menus.length, count]).toEqual([20, 22]);
  });

  test('are told of nothing that is gone', async () => {
    await office.call('DELETE', `/online-menu/items/${bass.id}`, undefined, 1);
    expect((await office.call('GET', `/online-menu/items/${bass.id}/menus`)).status).toBe(404);
    await office.call('DELETE', `/online-menu/categories/${mains.id}`, undefined, 1);
    expect((await office.call('GET', `/online-menu/categories/${mains.id}/menus`)).status).toBe(404);
  });
});

describe('the menus that hold a modifier group', () => {
  let sides: ModifierGroup;
  const ofSides = async () => names(await holding('modifier-groups', sides.id));
  beforeEach(async () => {
    const draft = { name: 'Sides', options: [{ name: 'Rice' }] };
    sides = (await office.call<ModifierGroup>('POST', '/online-menu/modifier-groups', draft)).data;
  });

  test('are those of the items that have it', async () => {
    expect(await ofSides()).toEqual([]);
    await give({ modifierGroupIds: [sides.id] }, 1);
    await addMenu({ name: 'Lunch', sections: [{ categoryId: mains.id, hiddenItemIds: [bass.id] }] });
    expect(await ofSides()).toEqual(['All day']);
    const soup = await office.addItem({
      name: 'Soup',
      categoryIds: [mains.id],
      modifierGroupIds: [sides.id],
    });
    expect(await ofSides()).toEqual(['All day', 'Lunch']);
    await office.call('DELETE', `/online-menu/items/${soup.id}`, undefined, 1);
    expect(await ofSides()).toEqual(['All day']);
  });

  test('are none where guests see none of them, and the same whatever state it is in', async () => {
    await give({ modifierGroupIds: [sides.id] }, 1);
    await switchOff(`modifier-groups/${sides.id}`);
    expect(await ofSides()).toEqual(['All day']);
    const availability = `/online-menu/items/${bass.id}/availability`;
    await office.call('PUT', availability, { state: 'SOLD_OUT' });
    expect(await ofSides()).toEqual(['All day']);
    await office.call('PUT', availability, { state: 'HIDDEN' });
    expect(await ofSides()).toEqual([]);
    await office.call('PUT', availability, { state: 'AVAILABLE' });
    await give({ isActive: false }, 2);
    expect(await ofSides()).toEqual([]);
  });

  test('are told of nothing that is gone', async () => {
    await office.call('DELETE', `/online-menu/modifier-groups/${sides.id}`, undefined, 1);
    expect((await office.call('GET', `/online-menu/modifier-groups/${sides.id}/menus`)).status).toBe(404);
  });
});

describe('the menus that hold at least one of many', () => {
  test('are counted once, hidden only where all of them are', async () => {
    const soup = await office.addItem({ name: 'Soup', categoryIds: [mains.id] });
    await addMenu({ name: 'Lunch', sections: [{ categoryId: mains.id, hiddenItemIds: [bass.id] }] });
    expect(await ofMany([bass.id])).toEqual(['All day']);
    expect(await ofMany([bass.id, soup.id])).toEqual(['All day', 'Lunch']);
    expect(await ofMany([])).toEqual([]);
    await office.call('DELETE', `/online-menu/items/${bass.id}`, undefined, 1);
    expect(await ofMany([bass.id])).toEqual([]);
  });

  test('are those of an option’s group, while it is active', async () => {
    const draft = { name: 'Sides', options: [{ name: 'Rice' }] };
    const sides = (await office.call<ModifierGroup>('POST', '/online-menu/modifier-groups', draft)).data;
    const rice = sides.options.map(({ id }) => id);
    expect(await ofMany([], rice)).toEqual([]);
    await office.call('PATCH', `/online-menu/items/${bass.id}`, { modifierGroupIds: [sides.id] }, 1);
    expect(await ofMany([], rice)).toEqual(['All day']);
    await switchOff(`modifier-groups/${sides.id}`);
    expect(await ofMany([], rice)).toEqual([]);
  });
});
