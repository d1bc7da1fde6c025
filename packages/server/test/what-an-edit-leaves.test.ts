import type { Change, Item, Menu, ModifierGroup } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found } from '../src/online-menu/imports/imported-menu.ts';
import { planMenus } from '../src/online-menu/imports/plan/plan-menus.ts';
import type { Plan } from '../src/online-menu/imports/plan/plan.ts';
import type { Planning } from '../src/online-menu/imports/plan/planning.ts';
import { nameKey } from '../src/shared/text.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let house: BackOffice;
beforeAll(async () => {
  installation = await startInstallation();
  house = await installation.register('Leaving House');
});
afterAll(() => installation.close());

const menusPath = '/online-menu/menus';

/** An edit over what is there now; throws unless it succeeds. */
async function edit<Entity>(path: string, patch: object): Promise<Entity> {
  const { data: is } = await house.call<{ version: number }>('GET', path);
  const answer = await house.call<Entity>('PATCH', path, patch, is.version);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
}

async function undoLast(entityId: string): Promise<void> {
  const path = `/online-menu/changes?limit=1&entityId=${entityId}`;
  const [change] = (await house.call<{ items: Change[] }>('GET', path)).data.items;
  const answer = await house.call('POST', `/online-menu/changes/${change?.id}/undo`, {});
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
}

async function remove(path: string): Promise<void> {
  const { data } = await house.call<{ version: number }>('GET', path);
  const { status } = await house.call('DELETE', path, undefined, data.version);
  if (status !== 204) throw new Error(`${path} answered ${status}`);
}

const restore = (path: string) => house.call('POST', `${path}/restore`);
const categoryPath = ({ id }: { id: string }) => `/online-menu/categories/${id}`;
const itemPath = ({ id }: { id: string }) => `/online-menu/items/${id}`;

const withoutIds = (sections: Menu['sections']) => sections.map(({ id: _id, ...section }) => section);

let number = 0;
/** A menu with three sections, of which the second can be deleted and the first holds three dishes. */
async function threeSections() {
  number += 1;
  const category = (name: string) => house.addCategory(`${name} ${number}`);
  const [first, second, third] = [
    await category('Soups'),
    await category('Specials'),
    await category('Sweets'),
  ];
  const dish = (name: string) => house.addItem({ name: `${name} ${number}`, categoryIds: [first.id] });
  const [one, two, three] = [await dish('Broth'), await dish('Dal'), await dish('Harira')];
  const sections = [
    { categoryId: first.id, title: 'Pots', itemOrder: [three.id, two.id, one.id], hiddenItemIds: [two.id] },
    { categoryId: second.id, title: 'Today' },
    { categoryId: third.id },
  ];
  const { data: menu } = await house.call<Menu>('POST', menusPath, { name: `Evening ${number}`, sections });
  const path = `${menusPath}/${menu.id}`;
  const read = async () => (await house.call<Menu>('GET', path)).data.sections;
  return { first, second, third, one, two, three, menu, path, sections, read };
}

describe('a section whose category is deleted', () => {
  test('comes back with it, whatever was edited in between', async () => {
    const { second, menu, path, read } = await threeSections();
    await remove(categoryPath(second));
    await edit(path, { isActive: false });
    await edit(path, { name: `Night ${number}`, windows: [], includesAllCategories: true });
    await edit(path, { includesAllCategories: false });
    expect(await read()).toHaveLength(2);
    await restore(categoryPath(second));
    expect(await read()).toEqual(menu.sections);
  });

  test('stays behind the section it followed, also where the sections themselves are edited', async () => {
    const { first, second, third, path, read } = await threeSections();
    await remove(categoryPath(second));
    await edit(path, { sections: [{ categoryId: third.id }, { categoryId: first.id }] });
    await restore(categoryPath(second));
    expect((await read()).map(({ category, title }) => [category.id, title])).toEqual([
      [third.id, ''],
      [first.id, 'Pots'],
      [second.id, 'Today'],
    ]);
  });

  test('stays when all that people could see is taken out, and when that is taken back', async () => {
    const { second, menu, path, read } = await threeSections();
    await remove(categoryPath(second));
    await edit(path, { sections: [] });
    await undoLast(menu.id);
    await restore(categoryPath(second));
    expect((await read()).map(({ title }) => title).toSorted()).toEqual(['', 'Pots', 'Today']);
  });
});

describe('a dish that is deleted', () => {
  test('keeps its place in the menus that name it, and stays hidden there', async () => {
    const { first, one, two, three, path, read } = await threeSections();
    await remove(itemPath(two));
    const pots = { categoryId: first.id, itemOrder: [one.id, three.id], hiddenItemIds: [] };
    await edit(path, { sections: [pots] });
    await restore(itemPath(two));
    const [section] = await read();
    expect(section).toMatchObject({
      title: 'Pots',
      itemOrder: [one.id, three.id, two.id],
      hiddenItemIds: [two.id],
    });
  });

  test('is where it was after its section was taken out and put back by undo', async () => {
    const { two, third, menu, path, read } = await threeSections();
    await remove(itemPath(two));
    await edit(path, { sections: [{ categoryId: third.id }] });
    await undoLast(menu.id);
    await restore(itemPath(two));
    expect(withoutIds(await read())).toEqual(withoutIds(menu.sections));
  });
});

describe('what a draft leaves out of a part', () => {
  test('stays: of a section its title, its order and what it hides', async () => {
    const { first, second, third, menu, path } = await threeSections();
    const named = [first, second, third].map(({ id }) => ({ categoryId: id }));
    expect((await edit<Menu>(path, { sections: named })).sections).toEqual(menu.sections);
    const renamed = [{ categoryId: first.id, title: 'Bowls' }, ...named.slice(1)];
    const [bowls] = (await edit<Menu>(path, { sections: renamed })).sections;
    expect(bowls).toEqual({ ...menu.sections[0], title: 'Bowls' });
  });

  test('stays: of a size its name and, while it is of the same kind, its price', async () => {
    const category = await house.addCategory('Curries');
    const item = await house.addItem({
      name: 'Korma',
      categoryIds: [category.id],
      sizes: [
        { name: 'Small', kind: 'PRICED', price: 900 },
        { name: 'Large', kind: 'PRICED', price: 1200 },
      ],
    });
    const [small, large] = item.sizes;
    const sizes = [
      { id: large?.id, kind: 'MARKET_PRICE' },
      { id: small?.id, kind: 'PRICED' },
    ];
    const edited = await edit<Item>(itemPath(item), { sizes });
    expect(edited.sizes).toEqual([{ ...large, kind: 'MARKET_PRICE', price: null }, small]);
    const batch = [{ id: item.id, version: edited.version, sizes: sizes.toReversed() }];
    const saved = await house.call<{ items: Item[] }>('PATCH', '/online-menu/items/batch', batch);
    expect(saved.data.items[0]?.sizes).toEqual([small, { ...large, kind: 'MARKET_PRICE', price: null }]);
  });

  test('stays: of a modifier option its allergens, its price, its energy and whether it is chosen', async () => {
    const option = {
      name: 'Naan',
      priceDelta: 150,
      caloriesDelta: 300,
      allergens: { isDeclared: true, contains: ['GLUTEN'], mayContain: [] },
      isDefault: true,
    };
    const draft = { name: 'Bread', options: [option, { name: 'Rice' }] };
    const { data: group } = await house.call<ModifierGroup>('POST', '/online-menu/modifier-groups', draft);
    const [naan, rice] = group.options;
    const edited = await edit<ModifierGroup>(`/online-menu/modifier-groups/${group.id}`, {
      options: [
        { id: rice?.id, name: 'Naan' },
        { id: naan?.id, name: 'Rice' },
      ],
    });
    expect(edited.options).toEqual([
      { ...rice, name: 'Naan' },
      { ...naan, name: 'Rice' },
    ]);
  });

  test('stays: of a menu what a file of menus does not say', async () => {
    const { menu, sections } = await threeSections();
    const { data: is } = await house.call<Menu>('GET', `${menusPath}/${menu.id}`);
    const planned: Pick<Plan, 'rows' | 'menus'> = { rows: [], menus: [] };
    const imported = { ...found('menus[0]', menu.name), fields: { description: 'From the file' } };
    const planning = { menu: { menus: [imported] }, current: { menus: [is], items: [] } };
    const keys = new Set(menu.sections.map(({ category }) => nameKey(category.name)));
    planMenus(planning as unknown as Planning, planned as Plan, keys);
    const [step] = planned.menus;
    expect(step?.row.changes).toEqual([{ field: 'Description', before: '', after: 'From the file' }]);
    expect(step?.wanted.sections).toHaveLength(sections.length);
  });
});
