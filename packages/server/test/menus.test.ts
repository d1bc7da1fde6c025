import type { BulkResult, Menu, MenuPreview, PublicMenuPage, PublicRestaurant } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { newId } from '../src/shared/ids.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

let putBackClock: (() => void) | undefined;
afterEach(() => putBackClock?.());
/** Lets the server believe it is this time in Lisbon, in winter as late as in London. */
const setTime = (time: string) => {
  putBackClock?.();
  const moment = Date.parse(`${time}Z`);
  putBackClock = setClock(() => moment);
};

const menusPath = '/online-menu/menus';
const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const daily = (from: string, to: string) => ({ weekdays: everyDay, from, to });
const pathOf = (url: string) => new URL(url).pathname;
const get = (url: string) => installation.app.inject({ url });

async function addMenu(office: BackOffice, draft: object): Promise<Menu> {
  const answer = await office.call<Menu>('POST', menusPath, draft);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
}

async function listMenus(office: BackOffice, query = ''): Promise<Menu[]> {
  return (await office.call<{ items: Menu[] }>('GET', `${menusPath}${query}`)).data.items;
}

/** Switches off the menu that registration made, so that only the test's own are there. */
async function withoutAllDay(office: BackOffice): Promise<void> {
  const [allDay] = await listMenus(office);
  await office.call('PATCH', `${menusPath}/${allDay?.id}`, { isActive: false }, 1);
}

async function publicRestaurant(office: BackOffice): Promise<PublicRestaurant> {
  const { restaurantUrl } = await office.restaurant();
  return (await get(`/api/public/restaurants/${restaurantUrl}`)).json<{ data: PublicRestaurant }>().data;
}

async function publicMenu(office: BackOffice, menuId: string): Promise<PublicMenuPage['menu']> {
  const { restaurantUrl } = await office.restaurant();
  const answer = await get(`/api/public/restaurants/${restaurantUrl}/menus/${menuId}`);
  return answer.json<{ data: PublicMenuPage }>().data.menu;
}

const titles = (menu: { sections: readonly { title: string; items: readonly { name: string }[] }[] }) =>
  menu.sections.map(({ title, items }) => [title, items.map((item) => item.name)]);

describe('a menu', () => {
  // proves: menus.form
  test('keeps everything it was given, and every edit over the version somebody saw', async () => {
    const office = await installation.register('Keeping House');
    const category = await office.addCategory('Soups');
    const draft = {
      name: ' Lunch ',
      description: 'Until three.',
      sections: [{ categoryId: category.id, title: 'From the pot' }],
      windows: [daily('12:00', '15:00')],
      startsOn: '2026-12-01',
      endsOn: '2026-12-24',
      outsideHours: 'SHOW_GREYED',
      channels: ['QR'],
    };
    const menu = await addMenu(office, draft);
    expect(menu).toMatchObject({
      ...draft,
      name: 'Lunch',
      includesAllCategories: false,
      sections: [{ category: { name: 'Soups' }, title: 'From the pot', itemOrder: [], hiddenItemIds: [] }],
      position: 1,
      isActive: true,
      version: 1,
    });
    const path = `${menusPath}/${menu.id}`;
    expect((await office.call('PATCH', path, { startsOn: null })).status).toBe(428);
    const { data } = await office.call<Menu>('PATCH', path, { startsOn: null, endsOn: null }, 1);
    expect(data).toMatchObject({ startsOn: null, endsOn: null, windows: draft.windows, version: 2 });
    const late = await office.call('PATCH', path, { name: 'Late' }, 1);
    expect([late.status, late.problem.code]).toEqual([412, 'CM_CONFLICT']);
  });

  test('names each wrong field', async () => {
    const office = await installation.register('Wrong House');
    const stranger = await installation.register('Strange House');
    const { id } = await office.addCategory('Soups');
    const { id: strange } = await stranger.addCategory('Theirs');
    const wrong: [object, string, string][] = [
      [{ name: 'ALL DAY' }, '/name', 'OM_004'],
      [{ name: ' ' }, '/name', 'VE_IS_LENGTH'],
      [{ sections: [{ categoryId: id }, { categoryId: id }] }, '/sections/1/categoryId', 'CM_CHOICE'],
      [{ sections: [{ categoryId: strange }] }, '/sections/0/categoryId', 'CM_REFERENCE'],
      [{ sections: [{ categoryId: 'nonsense' }] }, '/sections/0/categoryId', 'CO_001'],
      [{ windows: [{ weekdays: ['FRIDAY'], from: '25:00', to: '03:00' }] }, '/windows/0/from', 'CM_FORMAT'],
      [{ windows: [{ weekdays: [], from: '22:00', to: '03:00' }] }, '/windows/0/weekdays', 'CM_REQUIRED'],
      [
        { windows: [{ weekdays: ['SOMEDAY'], from: '22:00', to: '03:00' }] },
        '/windows/0/weekdays/0',
        'CM_CHOICE',
      ],
      [{ startsOn: '2026-02-30' }, '/startsOn', 'CM_FORMAT'],
      [{ startsOn: '2026-12-24', endsOn: '2026-12-01' }, '/endsOn', 'CM_RANGE'],
      [{ channels: [] }, '/channels', 'CM_REQUIRED'],
      [{ outsideHours: 'SOMETIMES' }, '/outsideHours', 'CM_CHOICE'],
    ];
    for (const [fields, pointer, code] of wrong) {
      const answer = await office.call('POST', menusPath, { name: 'Wrong', ...fields });
      expect([fields, answer.problem.errors?.[0]]).toMatchObject([fields, { pointer, code }]);
    }
  });

  test('is copied under a free name, inactive, with a code of its own', async () => {
    const office = await installation.register('Copying House');
    const [allDay] = await listMenus(office);
    const copy = await office.call<Menu>('POST', `${menusPath}/${allDay?.id}/duplicate`);
    expect(copy.status).toBe(201);
    expect(copy.data).toMatchObject({ name: 'All day (copy)', includesAllCategories: true, isActive: false });
    expect(copy.data.shortCode).not.toBe(allDay?.shortCode);
  });

  test('is reordered, found by name, and several are switched at once', async () => {
    const office = await installation.register('Ordering House');
    const brunch = await addMenu(office, { name: 'Brunch' });
    const dinner = await addMenu(office, { name: 'Dinner' });
    const moved = await office.call('PUT', `${menusPath}/order`, { ids: [dinner.id], beforeId: brunch.id });
    expect(moved.status).toBe(204);
    const names = async (query = '') => (await listMenus(office, query)).map(({ name }) => name);
    expect(await names()).toEqual(['All day', 'Dinner', 'Brunch']);
    expect(await names('?sort=-name')).toEqual(['Dinner', 'Brunch', 'All day']);
    expect(await names('?search=BRUN')).toEqual(['Brunch']);
    const stale = { id: dinner.id, version: 7 };
    const { data } = await office.call<BulkResult>('POST', `${menusPath}/bulk`, {
      action: 'DEACTIVATE',
      entities: [{ id: brunch.id, version: 1 }, stale],
    });
    expect(data.changed).toEqual([{ id: brunch.id, version: 2 }]);
    expect(data.refused).toMatchObject([{ id: dinner.id, code: 'CM_CONFLICT' }]);
    expect(await names('?isActive=false')).toEqual(['Brunch']);
  });

  test('that is deleted comes back under its code, which leads to the restaurant until then', async () => {
    const office = await installation.register('Deleting House');
    const menu = await addMenu(office, { name: 'Brunch' });
    const path = `${menusPath}/${menu.id}`;
    expect((await office.call('DELETE', path, undefined, 1)).status).toBe(204);
    expect((await office.call('GET', path)).status).toBe(404);
    const scanned = await get(pathOf(menu.shortUrl));
    expect(scanned.statusCode).toBe(302);
    const page = await get(String(scanned.headers.location));
    expect([page.statusCode, page.body.includes('Deleting House')]).toEqual([200, true]);
    const { data } = await office.call<Menu>('POST', `${path}/restore`);
    expect(data).toMatchObject({ id: menu.id, shortCode: menu.shortCode, version: 3 });
  });
});

describe('sections', () => {
  test('show categories in the menu’s own order, titles and items, without those it hides', async () => {
    const office = await installation.register('Section House');
    const [soups, mains] = [await office.addCategory('Soups'), await office.addCategory('Mains')];
    const add = (name: string, categoryId: string) => office.addItem({ name, categoryIds: [categoryId] });
    const [bass, dal, stew] = [
      await add('Bass', mains.id),
      await add('Dal', mains.id),
      await add('Stew', mains.id),
    ];
    await add('Broth', soups.id);
    const menu = await addMenu(office, {
      name: 'Evening',
      sections: [
        {
          categoryId: mains.id,
          title: 'Large plates',
          itemOrder: [stew.id, bass.id],
          hiddenItemIds: [dal.id, newId()],
        },
        { categoryId: soups.id },
      ],
    });
    expect(menu.sections[0]).toMatchObject({ itemOrder: [stew.id, bass.id], hiddenItemIds: [dal.id] });
    expect(titles(await publicMenu(office, menu.id))).toEqual([
      ['Large plates', ['Stew', 'Bass']],
      ['Soups', ['Broth']],
    ]);
    await add('Zander', mains.id);
    expect(titles(await publicMenu(office, menu.id))[0]).toEqual([
      'Large plates',
      ['Stew', 'Bass', 'Zander'],
    ]);
  });

  test('of a deleted category go, and come back with it', async () => {
    const office = await installation.register('Gone House');
    const category = await office.addCategory('Soups');
    const menu = await addMenu(office, { name: 'Lunch', sections: [{ categoryId: category.id }] });
    const sections = async () => (await office.call<Menu>('GET', `${menusPath}/${menu.id}`)).data.sections;
    await office.call('DELETE', `/online-menu/categories/${category.id}`, undefined, 1);
    expect(await sections()).toEqual([]);
    await office.call('POST', `/online-menu/categories/${category.id}/restore`);
    expect(await sections()).toEqual(menu.sections);
  });

  test('make way for all categories, in their order, and come back when the menu holds its own again', async () => {
    const office = await installation.register('Everything House');
    const category = await office.addCategory('Soups');
    const menu = await addMenu(office, { name: 'Lunch', sections: [{ categoryId: category.id }] });
    const path = `${menusPath}/${menu.id}`;
    await office.addItem({ name: 'Tea', categoryIds: [(await office.addCategory('Drinks')).id] });
    await office.addItem({ name: 'Broth', categoryIds: [category.id] });
    const { data } = await office.call<Menu>('PATCH', path, { includesAllCategories: true }, 1);
    expect(data).toMatchObject({ includesAllCategories: true, sections: menu.sections });
    const guests = async () => titles(await publicMenu(office, menu.id)).map(([title]) => title);
    expect(await guests()).toEqual(['Soups', 'Drinks']);
    await office.call('PATCH', path, { includesAllCategories: false }, 2);
    expect(await guests()).toEqual(['Soups']);
  });
});

describe('hours', () => {
  test('of a restaurant where nothing is on say what comes next, on the right day at each time', async () => {
    setTime('2026-11-27T14:00');
    const office = await installation.register('Closed House');
    await withoutAllDay(office);
    await office.addItem({ name: 'Porridge', categoryIds: [(await office.addCategory('Morning')).id] });
    const windows = [daily('08:00', '11:30')];
    await addMenu(office, { name: 'Breakfast', windows, includesAllCategories: true });
    expect(await publicRestaurant(office)).toMatchObject({
      menus: [],
      nextMenuAt: '2026-11-28T08:00:00.000Z',
    });
    const { publicUrl, restaurantUrl } = await office.restaurant();
    const landing = pathOf(publicUrl);
    const friday = (await get(landing)).body;
    expect(friday).toContain('We serve again from Saturday 08:00.');
    expect(friday).not.toContain('Breakfast');
    expect(friday).toContain(`data-until="${Date.parse('2026-11-28T00:00Z')}"`);
    setTime('2026-11-28T00:00');
    expect((await get(landing)).body).toContain('We serve again from 08:00.');
    setTime('2026-11-28T08:00');
    expect((await get(landing)).body).toContain('Porridge');
    const open = (await get(`/api/public/restaurants/${restaurantUrl}`)).json<{ data: PublicRestaurant }>();
    expect(open.data.nextMenuAt).toBeNull();
  });

  test('decide what guests can open, and the page changes by itself at the minute', async () => {
    setTime('2026-11-27T09:00');
    const office = await installation.register('Hours House');
    await withoutAllDay(office);
    await office.addItem({ name: 'Porridge', categoryIds: [(await office.addCategory('Morning')).id] });
    const all = { includesAllCategories: true };
    const breakfast = await addMenu(office, {
      name: 'Breakfast',
      windows: [daily('08:00', '11:30')],
      ...all,
    });
    await addMenu(office, {
      name: 'Dinner',
      windows: [daily('18:00', '23:00')],
      outsideHours: 'SHOW_GREYED',
      ...all,
    });
    await addMenu(office, { name: 'For screens', channels: ['SCREENS'], ...all });
    expect((await publicRestaurant(office)).menus).toMatchObject([
      { name: 'Breakfast', isOn: true, opensAt: null, closesAt: '2026-11-27T11:30:00.000Z' },
      { name: 'Dinner', isOn: false, opensAt: '2026-11-27T18:00:00.000Z', closesAt: null },
    ]);
    const landing = pathOf((await office.restaurant()).publicUrl);
    const morning = (await get(landing)).body;
    expect(morning).toContain('Porridge');
    expect(morning).toContain('18:00');
    setTime('2026-11-27T11:29');
    expect((await get(landing)).body).toBe(morning);
    setTime('2026-11-27T11:30');
    const noon = (await get(landing)).body;
    expect(noon).not.toContain('Breakfast');
    expect(noon).toContain('Dinner');
    // A printed breakfast code leads to what is there.
    expect((await get(pathOf(breakfast.publicUrl))).body).toContain('Dinner');
    setTime('2026-11-27T18:00');
    expect((await get(landing)).body).not.toContain('18:00');
  });

  // proves: restaurant.time-zone
  test('are those of the restaurant’s own clock', async () => {
    setTime('2026-11-27T22:59');
    const office = await installation.register('Tokyo House');
    await office.call('PATCH', '/settings/restaurant', { timeZone: 'Asia/Tokyo' }, 1);
    await withoutAllDay(office);
    await office.addItem({ name: 'Natto', categoryIds: [(await office.addCategory('Morning')).id] });
    await addMenu(office, {
      name: 'Breakfast',
      includesAllCategories: true,
      windows: [daily('08:00', '11:30')],
    });
    expect((await publicRestaurant(office)).menus).toEqual([]);
    setTime('2026-11-27T23:00');
    expect((await publicRestaurant(office)).menus).toMatchObject([
      { name: 'Breakfast', isOn: true, closesAt: '2026-11-28T02:30:00.000Z' },
    ]);
  });

  test('a greyed menu can be read and says from when it is on', async () => {
    setTime('2026-11-27T09:00');
    const office = await installation.register('Grey House');
    await office.addItem({ name: 'Bass', categoryIds: [(await office.addCategory('Mains')).id] });
    const menu = await addMenu(office, {
      name: 'Friday supper',
      includesAllCategories: true,
      windows: [{ weekdays: ['FRIDAY'], from: '18:30', to: '02:00' }],
      startsOn: '2026-12-11',
      outsideHours: 'SHOW_GREYED',
    });
    const path = pathOf(menu.publicUrl);
    const page = async () => (await get(path)).body.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gsu, '');
    expect(await page()).toContain('from Friday 11 December, 18:30');
    setTime('2026-12-04T23:59');
    expect(await page()).toContain('from Friday 11 December, 18:30');
    setTime('2026-12-05T00:00');
    expect(await page()).toContain('from Friday 18:30');
    setTime('2026-12-11T00:00');
    expect(await page()).toContain('from 18:30');
    setTime('2026-12-12T01:59');
    expect(await page()).not.toContain('18:30');
    setTime('2026-12-12T02:00');
    expect(await page()).toContain('from Friday 18:30');
  });

  test('what guests see on Friday 18:30 is told beforehand', async () => {
    setTime('2026-11-25T09:00');
    const office = await installation.register('Preview House');
    const { id } = await office.addCategory('Mains');
    await office.addItem({ name: 'Bass', categoryIds: [id] });
    const everything = { includesAllCategories: true };
    await addMenu(office, { name: 'Breakfast', windows: [daily('08:00', '11:30')], ...everything });
    await addMenu(office, { name: 'Supper', windows: [daily('18:00', '23:00')], ...everything });
    const { data } = await office.call<MenuPreview>('GET', '/online-menu/menu-preview?at=2026-11-27T18:30');
    expect(data).toMatchObject({
      at: '2026-11-27T18:30:00.000Z',
      nextChangeAt: '2026-11-27T23:00:00.000Z',
      menus: [{ name: 'All day' }, { name: 'Supper', isOn: true }],
      unshown: [{ name: 'Breakfast', reason: 'OUTSIDE_HOURS', opensAt: '2026-11-28T08:00:00.000Z' }],
    });
    expect(titles(data.menus[1] as PublicMenuPage['menu'])).toEqual([['Mains', ['Bass']]]);
    expect((await office.call('GET', '/online-menu/menu-preview?at=Friday')).status).toBe(400);
    expect((await office.call('GET', '/online-menu/menu-preview?at=2026-02-31T10:00')).status).toBe(400);
  });

  test('a preview brings the dishes that are asked for, every section’s title, and says how many it left out', async () => {
    const office = await installation.register('Short Preview House');
    const mains = await office.addCategory('Mains');
    const sweets = await office.addCategory('Sweets');
    for (const name of ['Bass', 'Bream', 'Beef']) await office.addItem({ name, categoryIds: [mains.id] });
    await office.addItem({ name: 'Tart', categoryIds: [sweets.id] });
    const preview = async (query: string) => {
      const { data } = await office.call<MenuPreview>('GET', `/online-menu/menu-preview${query}`);
      return { leftOut: data.leftOut, titles: titles(data.menus[0] as PublicMenuPage['menu']) };
    };
    expect(await preview('')).toMatchObject({ leftOut: 0 });
    expect(await preview('?mostDishes=2')).toEqual({
      leftOut: 1,
      titles: [
        ['Mains', ['Bass', 'Bream']],
        ['Sweets', ['Tart']],
      ],
    });
    expect(await preview(`?dishesOf=${sweets.id}`)).toEqual({
      leftOut: 3,
      titles: [
        ['Mains', []],
        ['Sweets', ['Tart']],
      ],
    });
    expect((await office.call('GET', '/online-menu/menu-preview?dishesOf=all')).status).toBe(400);
    expect((await office.call('GET', '/online-menu/menu-preview?mostDishes=0')).status).toBe(400);
  });
});
