import type { Change, Item, PublicMenuPage, PublicRestaurant } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
let item: Item;

beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());
beforeEach(async () => {
  office = await installation.register('Story House');
  const { id } = await office.addCategory('Mains');
  item = await office.addItem({
    name: 'Dal',
    categoryIds: [id],
    story: ' Two days over embers.\n\nCafe\u0301 brown. ',
  });
});

const path = () => `/online-menu/items/${item.id}`;
const get = (url: string) => installation.app.inject({ url });
const read = async () => (await office.call<Item>('GET', path())).data;

test('a story is kept trimmed and composed, its lines as they were written', async () => {
  expect(item.story).toBe('Two days over embers.\n\nCafé brown.');
  await office.call('PATCH', path(), { description: 'Black lentils.' }, 1);
  expect(await read()).toMatchObject({ description: 'Black lentils.', story: item.story });
});

test('1,250 characters of any script are the most', async () => {
  const story = '🍜'.repeat(1250);
  expect((await office.call<Item>('PATCH', path(), { story }, 1)).data.story).toBe(story);
  const refused = await office.call('PATCH', path(), { story: `${story}!` }, 2);
  expect(refused.problem.errors).toMatchObject([{ pointer: '/story', code: 'VE_IS_LENGTH' }]);
});

test('a copy has it, and history brings it back', async () => {
  expect((await office.call<Item>('POST', `${path()}/duplicate`)).data.story).toBe(item.story);
  await office.call('PATCH', path(), { story: '' }, 1);
  const { data } = await office.call<{ items: Change[] }>('GET', `/online-menu/changes?entityId=${item.id}`);
  const [change] = data.items;
  expect(change?.fields).toEqual([{ field: 'story', before: item.story, after: '' }]);
  await office.call('POST', `/online-menu/changes/${change?.id}/undo`, {});
  expect((await read()).story).toBe(item.story);
});

test('guests are sent it with the dish, and no list of dishes is made longer by it', async () => {
  const { restaurantUrl } = await office.restaurant();
  const restaurant = (await get(`/api/public/restaurants/${restaurantUrl}`)).json<{
    data: PublicRestaurant;
  }>();
  const menuId = restaurant.data.menus[0]?.id;
  const answer = await get(`/api/public/restaurants/${restaurantUrl}/menus/${menuId}`);
  expect(answer.json<{ data: PublicMenuPage }>().data.menu.sections[0]?.items[0]?.story).toBe(item.story);
  const page = await get(`/qr-menu/${restaurantUrl}/${menuId}`);
  expect(page.body).toContain('Dal');
  expect(page.body).not.toContain('Two days over embers');
});
