import type { PublicScreen, ScreenPreview } from '@cardamom/api-types';
import { mostDishesOnScreen } from '@cardamom/api-types/screen-dishes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createItems } from '../src/online-menu/items/service.ts';
import { newId } from '../src/shared/ids.ts';
import { portions } from '../src/shared/portions.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const tooMany = mostDishesOnScreen + 5;

let server: TestServer;
let owner: Owner;
let categories: { soups: string; pies: string };

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  const add = async (name: string): Promise<string> =>
    (await owner.request('createCategory', { body: { name } })).body.data.id;
  categories = { soups: await add('Soups'), pies: await add('Pies') };
  await addDishes('Soup', tooMany - 10, categories.soups);
  await addDishes('Pie', 10, categories.pies);
});
afterAll(() => server.stop());

async function addDishes(word: string, count: number, categoryId: string): Promise<void> {
  const drafts = Array.from({ length: count }, (_, index) => ({
    name: `${word} ${index + 1}`,
    categoryIds: [categoryId],
    sizes: [{ kind: 'PRICED' as const, price: 900 }],
  }));
  const { id, restaurant } = owner.profile;
  for (const portion of portions(drafts))
    await server.database.inRestaurant(restaurant.id, (tx) => createItems(tx, id, portion));
}

/** What a television gets that has these categories; its screen is deleted again. */
async function shown(categoryIds: readonly string[]): Promise<PublicScreen['menus'][number] | undefined> {
  const body = { name: newId(), categoryIds };
  const { id: screenId, code: screenCode } = (await owner.request('createScreen', { body })).body.data;
  const answer = await server.visitor().request('getPublicScreen', { params: { screenCode } });
  await owner.request('deleteScreen', { params: { screenId }, headers: { 'if-match': '"1"' } });
  return (answer.body.data as PublicScreen).menus[0];
}

const countsOf = (menu: PublicScreen['menus'][number] | undefined) =>
  menu?.sections.map(({ title, items }) => [title, items.length]);

/** What comes of each category where these are tried out, and how many it has. */
async function preview(query = {}) {
  const { screen, counts } = (await owner.request('previewScreens', { query })).body.data as ScreenPreview;
  return [countsOf(screen.menus[0]), counts.map(({ dishes }) => dishes)];
}

test('a screen takes the first 300 dishes of a menu and says how many come after them', async () => {
  const menu = await shown([]);
  expect(countsOf(menu)).toEqual([
    ['Soups', tooMany - 10],
    ['Pies', 5],
  ]);
  expect(menu?.leftOut).toBe(5);
});

test('the categories chosen first have their place first', async () => {
  const menu = await shown([categories.pies, categories.soups]);
  expect(countsOf(menu)).toEqual([
    ['Pies', 10],
    ['Soups', mostDishesOnScreen - 10],
  ]);
  expect(menu?.leftOut).toBe(5);
  expect((await shown([categories.pies]))?.leftOut).toBe(0);
});

test('the office is told of the dishes that screens take, and of those that come first with categories that it tries out', async () => {
  const all = [tooMany - 10, 10];
  expect(await preview()).toEqual([
    [
      ['Soups', tooMany - 10],
      ['Pies', 5],
    ],
    all,
  ]);
  const tried = { categoryIds: categories.pies, showsSoldOut: true };
  expect(await preview(tried)).toEqual([
    [
      ['Soups', tooMany - 10],
      ['Pies', 10],
    ],
    all,
  ]);
});
