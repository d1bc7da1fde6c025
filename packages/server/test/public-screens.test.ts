import type { PublicScreen, Screen, ScreenMenu } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { screenOwner, type ScreenOwner } from './support/screen-owner.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: ScreenOwner['owner'];
let categories: ScreenOwner['categories'];
let idOf: ScreenOwner['idOf'];
let addDish: ScreenOwner['addDish'];
let addScreen: ScreenOwner['addScreen'];
let set: ScreenOwner['set'];
let putBack: (() => void) | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => putBack?.());
beforeEach(async () => {
  ({ owner, categories, idOf, addDish, addScreen, set } = await screenOwner(server));
});

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

async function shown({ code }: Screen): Promise<PublicScreen> {
  const answer = await server.visitor().request('getPublicScreen', { params: { screenCode: code } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as PublicScreen;
}
const preview = async (query = {}): Promise<PublicScreen> =>
  (await owner.request('previewScreens', { query })).body.data.screen;
const viewed = async ({ id: screenId }: Screen): Promise<PublicScreen> =>
  (await owner.request('viewScreen', { params: { screenId } })).body.data;
const dishes = (menu: ScreenMenu | undefined) =>
  menu?.sections.flatMap(({ items }) => items.map(({ name }) => name));
const dishesOn = async (screen: Screen) => dishes((await shown(screen)).menus[0]);

test('a screen shows the menu that is on, in the look of the restaurant, with what it says of its prices', async () => {
  const screen = await addScreen({ turn: 'LEFT' });
  const answer = await shown(screen);
  expect(answer).toMatchObject({
    id: screen.id,
    name: 'Bar',
    code: screen.code,
    turn: 'LEFT',
    isOff: false,
    layout: 'BOARD',
    itemSeconds: 8,
    restaurant: { name: 'Test bistro', currency: 'EUR', look: 'LINEN' },
    identifyUntil: null,
  });
  expect(answer.menus.map(({ name }) => name)).toEqual(['All day']);
  expect(answer.timetable).toEqual([{ from: answer.asOf, menuId: answer.menus[0]?.id }]);
  expect(dishes(answer.menus[0])).toEqual(['Lentil soup', 'Leek pie', 'Vinho verde']);
});

describe('what is switched off leaves the server not at all', () => {
  // proves: screen.toggle.ingredients, screen.toggle.allergens, screen.toggle.calories
  test.each([
    [{ showsPrice: false }, '"price":750'],
    [{ showsIngredients: false }, 'Salt'],
    [{ showsAllergens: false }, 'CELERY'],
    [{ showsCalories: false }, '"calories":420'],
  ])('%s', async (hidden, word) => {
    const screen = await addScreen();
    await set({ showsPrice: true, showsIngredients: true, showsAllergens: true, showsCalories: true });
    const text = async () => JSON.stringify((await shown(screen)).menus);
    expect(await text()).toContain(word);
    await set(hidden);
    expect(await text()).not.toContain(word);
    expect(JSON.stringify((await preview()).menus)).toContain(word);
    expect(JSON.stringify((await viewed(screen)).menus)).not.toContain(word);
  });

  test('and what the guest page hides is not what screens hide', async () => {
    const screen = await addScreen();
    const headers = ifMatch(1);
    await owner.request('updateQrMenuSettings', { body: { showsPrice: false }, headers });
    expect(JSON.stringify((await shown(screen)).menus)).toContain('"price":750');
  });

  test('and a longer story is for the page of the dish', async () => {
    expect(JSON.stringify((await shown(await addScreen())).menus)).not.toContain('A long one.');
  });
});

describe('the categories of a screen', () => {
  test('come in the order in which they were chosen, its own before those of the settings', async () => {
    const screen = await addScreen();
    await set({ categoryIds: [categories.pies, categories.soups] });
    expect(await dishesOn(screen)).toEqual(['Leek pie', 'Lentil soup']);
    const own = await addScreen({ name: 'Counter', categoryIds: [categories.wines] });
    expect(await dishesOn(own)).toEqual(['Vinho verde']);
    const all = await addScreen({ name: 'Window', categoryIds: [] });
    expect(await dishesOn(all)).toEqual(['Lentil soup', 'Leek pie', 'Vinho verde']);
    expect(dishes((await viewed(own)).menus[0])).toEqual(['Vinho verde']);
  });

  test('are passed over while they are deleted, inactive or not on the menu', async () => {
    const screen = await addScreen({ categoryIds: [categories.wines, categories.soups, categories.pies] });
    await owner.request('updateCategory', {
      params: { categoryId: categories.soups },
      body: { isActive: false },
      headers: ifMatch(1),
    });
    const { items } = (await owner.request('listItems', { query: { search: 'Vinho' } })).body.data;
    await owner.request('deleteItem', { params: { itemId: items[0].id }, headers: ifMatch(1) });
    await owner.request('deleteCategory', { params: { categoryId: categories.wines }, headers: ifMatch(1) });
    expect(await dishesOn(screen)).toEqual(['Leek pie']);
    await owner.request('restoreCategory', { params: { categoryId: categories.wines } });
    await owner.request('restoreItem', { params: { itemId: items[0].id } });
    expect(await dishesOn(screen)).toEqual(['Vinho verde', 'Leek pie']);
  });
});

test('what is sold out is marked, or left out where the settings say so; what is hidden is not there', async () => {
  const screen = await addScreen();
  const soup = await addDish('Miso', categories.soups);
  const sell = (state: string) =>
    owner.request('setItemAvailability', { params: { itemId: soup }, body: { state, until: null } });
  const isSoldOut = async () =>
    (await shown(screen)).menus[0]?.sections[0]?.items.find(({ id }) => id === soup)?.isSoldOut;
  expect(await isSoldOut()).toBe(false);
  await sell('SOLD_OUT');
  expect(await isSoldOut()).toBe(true);
  await set({ showsSoldOut: false });
  expect(await isSoldOut()).toBeUndefined();
  expect(dishes((await preview()).menus[0])).not.toContain('Miso');
  expect(dishes((await preview({ showsSoldOut: true })).menus[0])).toContain('Miso');
  await sell('AVAILABLE');
  expect(await isSoldOut()).toBe(false);
  await sell('HIDDEN');
  expect(dishes((await preview({ showsSoldOut: true })).menus[0])).not.toContain('Miso');
});

test('a section of which everything is sold out is left out with it', async () => {
  const screen = await addScreen({ categoryIds: [categories.wines, categories.pies] });
  await set({ showsSoldOut: false });
  const { items } = (await owner.request('listItems', { query: { search: 'Vinho' } })).body.data;
  const body = { state: 'SOLD_OUT', until: null };
  await owner.request('setItemAvailability', { params: { itemId: items[0].id }, body });
  expect((await shown(screen)).menus[0]?.sections.map(({ title }) => title)).toEqual(['Pies']);
});

test('a screen that is switched off says whose it is and shows no menu', async () => {
  const screen = await addScreen({ isActive: false });
  const answer = await shown(screen);
  expect(answer).toMatchObject({ isOff: true, menus: [], restaurant: { name: 'Test bistro' } });
  expect(answer.timetable).toEqual([{ from: answer.asOf, menuId: null }]);
  expect((await viewed(screen)).isOff).toBe(true);
});

const daily = (from: string, to: string) => [
  {
    weekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
    from,
    to,
  },
];
const sections = () => [{ categoryId: categories.soups }];

/** The restaurant's menus, in place of the one that it was founded with. */
async function onlyMenus(...menus: object[]): Promise<string[]> {
  const { items } = (await owner.request('listMenus')).body.data;
  await owner.request('deleteMenu', { params: { menuId: items[0].id }, headers: ifMatch(1) });
  const ids: string[] = [];
  for (const menu of menus) ids.push(await idOf('createMenu', { sections: sections(), ...menu }));
  return ids;
}

describe('which menu stands on a screen', () => {
  test('is the first that is on, and the next one takes its turn on the minute, by the restaurant’s clock', async () => {
    // The clocks of Lisbon go back in the night to Sunday 25 October 2026.
    putBack = setClock(() => Date.parse('2026-10-24T09:30:00Z'));
    const [lunch, evening] = await onlyMenus(
      { name: 'Lunch', windows: daily('12:00', '15:00') },
      { name: 'Evening', windows: daily('14:00', '22:00') },
    );
    const { timetable, menus } = await shown(await addScreen());
    expect(menus.map(({ name }) => name)).toEqual(['Lunch', 'Evening']);
    expect(timetable.slice(0, 6)).toEqual([
      { from: '2026-10-24T09:30:00.000Z', menuId: null },
      { from: '2026-10-24T11:00:00.000Z', menuId: lunch },
      { from: '2026-10-24T14:00:00.000Z', menuId: evening },
      { from: '2026-10-24T21:00:00.000Z', menuId: null },
      { from: '2026-10-25T12:00:00.000Z', menuId: lunch },
      { from: '2026-10-25T15:00:00.000Z', menuId: evening },
    ]);
    expect(Date.parse(timetable.at(-1)?.from ?? '')).toBeLessThanOrEqual(Date.parse('2026-11-07T09:30:00Z'));
    expect(timetable).toHaveLength(1 + 14 * 3);
  });

  test('is its own while that is on, and none else', async () => {
    putBack = setClock(() => Date.parse('2026-03-14T13:00:00Z'));
    const [, , evening = ''] = await onlyMenus(
      { name: 'Always' },
      { name: 'Lunch', windows: daily('12:00', '15:00') },
      { name: 'Evening', windows: daily('18:00', '22:00') },
    );
    const { timetable, menus } = await shown(await addScreen({ menuId: evening }));
    expect(menus.map(({ name }) => name)).toEqual(['Evening']);
    expect(timetable.slice(0, 2)).toEqual([
      { from: '2026-03-14T13:00:00.000Z', menuId: null },
      { from: '2026-03-14T18:00:00.000Z', menuId: evening },
    ]);
  });

  test('is an active one for screens', async () => {
    const [guests = '', off = ''] = await onlyMenus(
      { name: 'Guests', channels: ['QR'] },
      { name: 'Off', isActive: false },
    );
    for (const menuId of [null, guests, off]) {
      const screen = await addScreen({ name: `Screen ${menuId}`, menuId });
      expect((await shown(screen)).menus).toEqual([]);
      expect((await shown(screen)).timetable).toMatchObject([{ menuId: null }]);
    }
    await idOf('createMenu', { name: 'Screens', channels: ['SCREENS'], sections: sections() });
    expect((await preview()).menus.map(({ name }) => name)).toEqual(['Screens']);
  });
});

test('a preview follows the settings, and has dishes of what a screen shows or somebody tries out; the others are counted', async () => {
  await set({ layout: 'SPOTLIGHT', itemSeconds: 15, categoryIds: [categories.pies] });
  const answer = await preview();
  expect(answer).toMatchObject({ layout: 'SPOTLIGHT', itemSeconds: 15, isOff: false });
  const titles = answer.menus[0]?.sections.map(({ title }) => title);
  expect(titles).toEqual(['Soups', 'Pies', 'Wines']);
  expect(dishes(answer.menus[0])).toEqual(['Leek pie']);
  await addScreen({ name: 'Wine bar', categoryIds: [categories.wines] });
  expect(dishes((await preview()).menus[0])).toEqual(['Leek pie', 'Vinho verde']);
  const tried = { categoryIds: `${categories.soups},${categories.pies}`, showsSoldOut: true };
  expect(dishes((await preview(tried)).menus[0])).toEqual(['Lentil soup', 'Leek pie', 'Vinho verde']);
  const { counts } = (await owner.request('previewScreens')).body.data;
  expect(counts).toContainEqual({
    menuId: answer.menus[0]?.id,
    categoryId: categories.soups,
    dishes: 1,
    soldOut: 0,
  });
});

test('what a screen shows is nobody else’s to see', async () => {
  const stranger = await server.registerRestaurant();
  const { id: screenId } = await addScreen();
  const foreign = await stranger.request('viewScreen', { params: { screenId } });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'CM_NOT_FOUND']);
});

test('a price that is changed is what the next screen reads, and what comes back by itself comes back', async () => {
  const screen = await addScreen();
  const { items } = (await owner.request('listItems', { query: { search: 'Leek' } })).body.data;
  const prices = async () => JSON.stringify((await shown(screen)).menus);
  expect(await prices()).not.toContain('"price":990');
  await owner.request('updateItem', {
    params: { itemId: items[0].id },
    body: { sizes: [{ kind: 'PRICED', price: 990 }] },
    headers: ifMatch(1),
  });
  expect(await prices()).toContain('"price":990');
  await set({ showsSoldOut: false });
  const until = new Date(Date.now() + 60_000).toISOString();
  const body = { state: 'SOLD_OUT', until };
  await owner.request('setItemAvailability', { params: { itemId: items[0].id }, body });
  expect(await dishesOn(screen)).not.toContain('Leek pie');
  putBack = setClock(() => Date.now() + 61_000);
  expect(await dishesOn(screen)).toContain('Leek pie');
});
