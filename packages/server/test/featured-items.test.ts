import type { Change, Item, Menu, PublicMenu, PublicMenuPage, PublicSection } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
let categoryId: string;
let dishes: Record<'bass' | 'dal' | 'stew', Item>;
let menu: Menu;

beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());
beforeEach(async () => {
  office = await installation.register('Our Pick House');
  categoryId = (await office.addCategory('Mains')).id;
  const add = (name: string) => office.addItem({ name, categoryIds: [categoryId] });
  dishes = { bass: await add('Bass'), dal: await add('Dal'), stew: await add('Stew') };
  const sections = [{ categoryId, featuredItemId: dishes.stew.id }];
  menu = (await office.call<Menu>('POST', '/online-menu/menus', { name: 'Evening', sections })).data;
});

const path = () => `/online-menu/menus/${menu.id}`;
const readMenu = async () => (await office.call<Menu>('GET', path())).data;
const featured = async () => (await readMenu()).sections[0]?.featuredItem?.id ?? null;

async function edit(patch: object): Promise<void> {
  const answer = await office.call('PATCH', path(), patch, (await readMenu()).version);
  expect(answer.status).toBe(200);
}

async function guestsMenu(): Promise<PublicMenu> {
  const { restaurantUrl } = await office.restaurant();
  const url = `/api/public/restaurants/${restaurantUrl}/menus/${menu.id}`;
  return (await installation.app.inject({ url })).json<{ data: PublicMenuPage }>().data.menu;
}

const guestsSection = async (): Promise<PublicSection | undefined> => (await guestsMenu()).sections[0];

/** The dishes as guests read them, a star at the one that is featured. */
const guestsRead = async () => {
  const section = await guestsSection();
  return section?.items.map(({ id, name }) => (id === section.featuredItemId ? `*${name}` : name));
};

test('guests read the featured dish first, once, and the others in their order', async () => {
  expect(await guestsRead()).toEqual(['*Stew', 'Bass', 'Dal']);
  await edit({ sections: [{ categoryId, itemOrder: [dishes.dal.id, dishes.stew.id] }] });
  expect(await guestsRead()).toEqual(['*Stew', 'Dal', 'Bass']);
});

test('a call that does not name the featured dish leaves it, null takes it away', async () => {
  await edit({ name: 'Late' });
  await edit({ sections: [{ categoryId, title: 'Large plates' }] });
  expect(await featured()).toBe(dishes.stew.id);
  await edit({ sections: [{ categoryId, featuredItemId: null }] });
  expect(await featured()).toBeNull();
  expect(await guestsRead()).toEqual(['Bass', 'Dal', 'Stew']);
});

test('where guests do not see it the section features nothing, and it is featured again when they do', async () => {
  await edit({ sections: [{ categoryId, hiddenItemIds: [dishes.stew.id] }] });
  expect(await guestsRead()).toEqual(['Bass', 'Dal']);
  await edit({ sections: [{ categoryId, hiddenItemIds: [] }] });
  expect(await guestsRead()).toEqual(['*Stew', 'Bass', 'Dal']);
  const availability = `/online-menu/items/${dishes.stew.id}/availability`;
  await office.call('PUT', availability, { state: 'HIDDEN', until: null });
  expect(await guestsRead()).toEqual(['Bass', 'Dal']);
  await office.call('PUT', availability, { state: 'SOLD_OUT', until: null });
  expect(await guestsRead()).toEqual(['*Stew', 'Bass', 'Dal']);
});

test.each([
  ['deleted', () => office.call('DELETE', `/online-menu/items/${dishes.stew.id}`, undefined, 1)],
  [
    'moved away',
    async () => {
      const categoryIds = [(await office.addCategory('Soups')).id];
      return office.call('PATCH', `/online-menu/items/${dishes.stew.id}`, { categoryIds }, 1);
    },
  ],
])('one that is %s stands in nobody’s way', async (_what, leave) => {
  expect((await leave()).status).toBeLessThan(300);
  expect(await featured()).toBeNull();
  expect(await guestsRead()).toEqual(['Bass', 'Dal']);
  // A form sends the sections as it read them.
  const sections = (await readMenu()).sections.map(({ category, title, featuredItem }) => ({
    categoryId: category.id,
    title,
    featuredItemId: featuredItem?.id ?? null,
  }));
  await edit({ sections });
  expect(await guestsRead()).toEqual(['Bass', 'Dal']);
});

test('one that comes back after somebody saved the menu is featured again, unless another one is by then', async () => {
  const away = async (patch: object) => {
    const { version } = (await office.call<Item>('GET', `/online-menu/items/${dishes.stew.id}`)).data;
    await office.call('DELETE', `/online-menu/items/${dishes.stew.id}`, undefined, version);
    await edit({ sections: [{ categoryId, ...patch }] });
    await office.call('POST', `/online-menu/items/${dishes.stew.id}/restore`);
  };
  await away({ featuredItemId: null });
  expect(await featured()).toBe(dishes.stew.id);
  await away({ featuredItemId: dishes.dal.id });
  expect(await featured()).toBe(dishes.dal.id);
});

test('a menu of all categories features a dish of each category that names one, and takes nothing else of its sections', async () => {
  const soups = await office.addCategory('Soups');
  const broth = await office.addItem({ name: 'Broth', categoryIds: [soups.id] });
  await office.addItem({ name: 'Consommé', categoryIds: [soups.id] });
  await edit({
    includesAllCategories: true,
    sections: [
      { categoryId, title: 'Large plates', hiddenItemIds: [dishes.bass.id] },
      { categoryId: soups.id },
    ],
  });
  expect((await guestsSection())?.title).toBe('Mains');
  expect(await guestsRead()).toEqual(['*Stew', 'Bass', 'Dal']);
  const sections = [
    { categoryId, featuredItemId: null },
    { categoryId: soups.id, featuredItemId: broth.id },
  ];
  await edit({ sections });
  expect(await guestsRead()).toEqual(['Bass', 'Dal', 'Stew']);
  expect((await guestsMenu()).sections[1]?.featuredItemId).toBe(broth.id);
});

test('an id that is not in the category features nothing', async () => {
  const soups = await office.addCategory('Soups');
  const broth = await office.addItem({ name: 'Broth', categoryIds: [soups.id] });
  for (const featuredItemId of [broth.id, newId()]) {
    await edit({ sections: [{ categoryId, featuredItemId }] });
    expect(await featured()).toBeNull();
  }
});

test('history tells the change, and Undo brings the dish before back', async () => {
  await edit({ sections: [{ categoryId, featuredItemId: dishes.dal.id }] });
  const { data } = await office.call<{ items: Change[] }>('GET', `/online-menu/changes?entityId=${menu.id}`);
  const [change] = data.items;
  expect(change?.fields.map(({ field }) => field)).toEqual(['sections']);
  expect((await office.call('POST', `/online-menu/changes/${change?.id}/undo`, {})).status).toBe(200);
  expect(await featured()).toBe(dishes.stew.id);
});

test('a copy of the menu features the same', async () => {
  const { data } = await office.call<Menu>('POST', `${path()}/duplicate`);
  expect(data.sections[0]?.featuredItem).toEqual({ id: dishes.stew.id, name: 'Stew' });
});
