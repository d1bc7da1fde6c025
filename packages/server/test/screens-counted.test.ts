import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { screenOwner, type ScreenOwner } from './support/screen-owner.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: ScreenOwner['owner'];
let categories: ScreenOwner['categories'];
let idOf: ScreenOwner['idOf'];
let addScreen: ScreenOwner['addScreen'];
let set: ScreenOwner['set'];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ owner, categories, idOf, addScreen, set } = await screenOwner(server));
});

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** A screen that a television of its own opens. */
async function addPaired(body: object = {}): Promise<void> {
  const { code: screenCode } = await addScreen(body);
  const menuOf = '2026-01-01T12:00:00.000Z';
  const report = { appVersion: '0.1.0', width: 1920, height: 1080, menuOf, showing: null };
  const answer = await server.visitor().request('reportScreen', { params: { screenCode }, body: report });
  expect(answer.status, answer.text).toBe(204);
}

test('how many screens show a dish is said where it is saved, those without a television aside', async () => {
  const { items } = (await owner.request('listItems', { query: { search: 'Leek' } })).body.data;
  const itemId = items[0].id as string;
  const ofDish = async () =>
    (await owner.request('listMenusOfItem', { params: { itemId } })).body.data.screens as number;
  const ofCategory = async () =>
    (await owner.request('listMenusOfCategory', { params: { categoryId: categories.pies } })).body.data
      .screens as number;
  expect([await ofDish(), await ofCategory()]).toEqual([0, 0]);
  const { id: screenId } = await addScreen({ name: 'No television yet' });
  await owner.request('identifyScreen', { params: { screenId } });
  expect([await ofDish(), await ofCategory()]).toEqual([0, 0]);
  await addPaired();
  await addPaired({ name: 'Off', isActive: false });
  await addPaired({ name: 'Wines', categoryIds: [categories.wines] });
  await addPaired({ name: 'Pies', categoryIds: [categories.wines, categories.pies] });
  const soups = await idOf('createMenu', { name: 'Soups', sections: [{ categoryId: categories.soups }] });
  await addPaired({ name: 'Soups', menuId: soups });
  expect([await ofDish(), await ofCategory()]).toEqual([2, 2]);
  const hiding = [{ categoryId: categories.pies, hiddenItemIds: [itemId] }];
  const hides = await idOf('createMenu', { name: 'Hides it', sections: hiding });
  await addPaired({ name: 'Hides it', menuId: hides });
  expect([await ofDish(), await ofCategory()]).toEqual([2, 3]);
  await set({ categoryIds: [categories.soups] });
  expect([await ofDish(), await ofCategory()]).toEqual([1, 1]);
});

test('how many screens show a menu is said where it is saved', async () => {
  const addMenu = (name: string, more: object = {}) =>
    idOf('createMenu', { name, sections: [{ categoryId: categories.soups }], ...more });
  const screensOf = async (menuId: string) =>
    (await owner.request('countScreensOfMenu', { params: { menuId } })).body.data.screens as number;
  const soups = await addMenu('Soups');
  expect(await screensOf(soups)).toBe(0);
  await addPaired();
  await addPaired({ name: 'Soups', menuId: soups });
  await addPaired({ name: 'Wines', categoryIds: [categories.wines] });
  expect(await screensOf(soups)).toBe(2);
  expect(await screensOf(await addMenu('Printed', { channels: ['QR'] }))).toBe(0);
  expect(await screensOf(await addMenu('Nothing', { sections: [] }))).toBe(0);
  expect(await screensOf(await addMenu('Everything', { sections: [], includesAllCategories: true }))).toBe(2);
  await owner.request('updateMenu', {
    params: { menuId: soups },
    body: { isActive: false },
    headers: ifMatch(1),
  });
  expect(await screensOf(soups)).toBe(2);
  await owner.request('deleteMenu', { params: { menuId: soups }, headers: ifMatch(2) });
  expect((await owner.request('countScreensOfMenu', { params: { menuId: soups } })).status).toBe(404);
});
