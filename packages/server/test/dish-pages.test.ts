import type { Menu, PublicMenuPage } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createChangeFeed } from '../src/changes/feed.ts';
import { createAskedPages, type AskedPage } from '../src/guest-pages/asked-pages.ts';
import type { ReadContent } from '../src/guest-pages/make-page.ts';
import type { CachedPage } from '../src/guest-pages/page-cache.ts';
import { setClock } from '../src/shared/clock.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

let putBack = (): void => undefined;
afterEach(() => putBack());

const get = (url: string, headers = {}) => installation.app.inject({ url, headers });

/** A restaurant with a menu of one dish. */
async function openHouse(name: string) {
  const office = await installation.register(name);
  const category = await office.addCategory('Mains');
  const item = await office.addItem({ name: 'Sea bass', categoryIds: [category.id] });
  const { data } = await office.call<{ items: Menu[] }>('GET', '/online-menu/menus');
  const [menu] = data.items;
  if (!menu) throw new Error('Registration makes one menu');
  const { restaurantUrl } = await office.restaurant();
  const menuPath = `/qr-menu/${restaurantUrl}/${menu.id}`;
  return { office, category, item, menu, restaurantUrl, menuPath, path: `${menuPath}/${item.id}` };
}

const change = (office: BackOffice, path: string, patch: object, version = 1) =>
  office.call('PATCH', path, patch, version);

// proves: pages.guest.dish
test('a dish has a page of its own, the same for everybody, and new as soon as it changes', async () => {
  const { office, item, path } = await openHouse('Dish House');
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toContain('public');
  expect(first.headers['content-security-policy']).toContain("script-src 'sha256-");
  expect(first.body).toContain('Sea bass');
  expect(first.body).toContain('12.50');
  expect((await get(path, { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  const sizes = [{ id: item.sizes[0]?.id, kind: 'PRICED', price: 1390 }];
  await change(office, `/online-menu/items/${item.id}`, { sizes });
  const after = await get(path, { 'if-none-match': first.headers.etag });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('13.90');
});

test('read at a table it is that guest’s own, and no cache in front keeps it', async () => {
  const { path, menuPath } = await openHouse('Table House');
  const answer = await get(`${path}?table=12&q=bass`);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.body).toContain('Table 12');
  const landing = menuPath.slice(0, menuPath.lastIndexOf('/'));
  expect(answer.body).toContain(`href="${landing}?q=bass&amp;table=12#mains"`);
});

test('every link of a menu leads to the address of its dish, with what the guest came with', async () => {
  const { path, menuPath } = await openHouse('Linked House');
  for (const page of [menuPath, menuPath.slice(0, menuPath.lastIndexOf('/'))]) {
    const { body } = await get(`${page}?table=12`);
    const href = /<h3[^>]*><a href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(href).toMatch(/^\?d=[0-9a-f]{4}&table=12$/);
    const led = await get(page + href);
    expect([led.statusCode, led.headers.location]).toEqual([302, `${path}?table=12`]);
    expect(led.headers['cache-control']).toBe('no-store');
  }
});

test('a former address of the restaurant leads to the dish, whose query goes along', async () => {
  const { office, path, restaurantUrl } = await openHouse('Moving House');
  await change(office, '/settings/restaurant', { restaurantUrl: 'moved-house' });
  const answer = await get(`${path}?table=12`);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(`${path.replace(restaurantUrl, 'moved-house')}?table=12`);
});

async function expectNoDish(url: string, back: string): Promise<void> {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['cache-control']], url).toEqual([404, 'no-store']);
  expect(body).toContain('This dish is not on the menu now');
  expect(body).toContain(`<a href="${back}">To the menu</a>`);
  expect(body).not.toContain('Sea bass');
}

describe('a dish that guests cannot see has no page, but the way back to the menu', () => {
  test.each<[string, (house: Awaited<ReturnType<typeof openHouse>>) => Promise<unknown>]>([
    [
      'switched off',
      ({ office, item }) => change(office, `/online-menu/items/${item.id}`, { isActive: false }),
    ],
    [
      'hidden for now',
      ({ office, item }) =>
        office.call('PUT', `/online-menu/items/${item.id}/availability`, { state: 'HIDDEN' }),
    ],
    ['deleted', ({ office, item }) => office.call('DELETE', `/online-menu/items/${item.id}`, undefined, 1)],
    [
      'in a category that is switched off',
      ({ office, category }) => change(office, `/online-menu/categories/${category.id}`, { isActive: false }),
    ],
  ])('because it is %s', async (why, hide) => {
    const house = await openHouse(`House ${why}`);
    const landing = `/qr-menu/${house.restaurantUrl}`;
    expect((await get(house.path)).statusCode).toBe(200);
    const { status } = (await hide(house)) as { status: number };
    expect(status).toBeLessThan(300);
    await expectNoDish(house.path, landing);
    await expectNoDish(`${house.menuPath}?d=${house.item.id.slice(-4)}`, landing);
  });

  test('because there never was one', async () => {
    const { menuPath, menu, restaurantUrl } = await openHouse('Guessing House');
    const other = await openHouse('Other House');
    for (const unknown of ['nonsense', 'a%2Fb', menu.id, other.item.id, 'x'.repeat(90)])
      await expectNoDish(`${menuPath}/${unknown}?table=12`, `/qr-menu/${restaurantUrl}?table=12`);
    await expectNoDish(`${menuPath}?d=`, `/qr-menu/${restaurantUrl}`);
    expect((await get(`/qr-menu/${restaurantUrl}/nonsense/${other.item.id}`)).body).toContain(
      'This menu is not here',
    );
  });

  test('because its menu is not on', async () => {
    const { office, menu, path, restaurantUrl } = await openHouse('Evening House');
    const atNoon = () => {
      putBack = setClock(() => Date.parse('2026-11-27T12:00:00Z'));
    };
    const windows = [{ weekdays: ['FRIDAY'], from: '18:00', to: '22:00' }];
    const menuPath = `/online-menu/menus/${menu.id}`;
    const hiding = await change(office, menuPath, { windows, outsideHours: 'HIDE' });
    expect(hiding.status).toBe(200);
    atNoon();
    await expectNoDish(path, `/qr-menu/${restaurantUrl}`);
    putBack();
    const greying = await change(office, menuPath, { outsideHours: 'SHOW_GREYED' }, 2);
    expect(greying.status).toBe(200);
    atNoon();
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('from 18:00');
  });
});

// proves: qr.toggle.price, qr.toggle.allergens
test('what the restaurant hides is on no page of a dish', async () => {
  const { office, path, item } = await openHouse('Discreet House');
  const allergens = { isDeclared: true, contains: ['FISH'], mayContain: [] };
  await change(office, `/online-menu/items/${item.id}`, { allergens, calories: 420 });
  const shown = (await get(path)).body;
  for (const text of ['12.50', 'Fish', '420 kcal']) expect(shown).toContain(text);
  const settings = await office.call<{ version: number }>('GET', '/online-menu/qr-menu');
  const hide = { showsPrice: false, showsIngredients: false, showsAllergens: false, showsCalories: false };
  const hidden = await change(office, '/online-menu/qr-menu', hide, settings.data.version);
  expect(hidden.status).toBe(200);
  const after = (await get(path)).body;
  for (const text of ['12.50', 'Fish', '420 kcal']) expect(after).not.toContain(text);
});

test('pages say whether the restaurant is open, and say it anew when that changes', async () => {
  const { office, menuPath, restaurantUrl } = await openHouse('Opening House');
  const windows = [{ weekdays: ['FRIDAY'], from: '17:00', to: '23:00' }];
  const answer = await change(office, '/settings/restaurant', {
    openingHours: { windows, exceptions: [{ date: '2026-12-04', hours: [] }] },
    timeZone: 'Europe/Lisbon',
  });
  expect(answer.status).toBe(200);
  const saidAt = async (moment: string) => {
    putBack = setClock(() => Date.parse(moment));
    return /<span>((?:Open|Closed)[^<]*)</.exec((await get(menuPath)).body)?.[1];
  };
  expect(await saidAt('2026-11-27T16:59:59Z')).toBe('Opens at 17:00');
  expect(await saidAt('2026-11-27T17:00:00Z')).toBe('Open until 23:00');
  expect(await saidAt('2026-11-27T23:00:00Z')).toBe('Opens Friday 11 December at 17:00');
  expect(await saidAt('2026-12-04T12:00:00Z')).toBe('Closed today. Opens Friday 11 December at 17:00');
  const { json } = await get(`/api/public/restaurants/${restaurantUrl}`);
  expect(json<{ data: PublicMenuPage['restaurant'] }>().data.opening).toEqual({
    isOpen: false,
    opensAt: '2026-12-11T17:00:00.000Z',
    closesAt: null,
    isClosedToday: true,
  });
});

/** A menu of 2000 dishes, with no more than what its pages are told apart by. */
function largeMenu(): ReadContent {
  const items = Array.from({ length: 2000 }, (_, index) => ({ id: String(index) }));
  const content = { page: 'menu', restaurant: {}, menu: { sections: [{ items }] } };
  return { content, validUntil: null } as unknown as ReadContent;
}

function pageOfADish(): CachedPage {
  return {
    status: 200,
    representation: { contentType: 'text/html', hash: '', bodies: { identity: Buffer.alloc(30_000) } },
    contentSecurityPolicy: '',
    validUntil: null,
    card: null,
    faces: [],
  };
}

/** Pages that say what was made of them. */
function counting() {
  const pages = createAskedPages(createChangeFeed());
  const made: string[] = [];
  const ask = (asked: Partial<AskedPage>) => {
    const place = { restaurantId: 'r', menuId: 'm', query: '', network: 'n', ...asked };
    const make = () => {
      made.push(`${asked.itemId ?? 'menu'}?${place.query}`);
      return Promise.resolve(pageOfADish());
    };
    return pages.get(place, () => Promise.resolve(largeMenu()), make);
  };
  return { pages, made, ask };
}

describe('the pages of dishes that are kept', () => {
  test('push out no menu that was read at a table, however many are read', async () => {
    const { pages, made, ask } = counting();
    await ask({ query: 'table=12' });
    for (let index = 0; index < 300; index += 1) await ask({ itemId: String(index) });
    made.length = 0;
    await ask({ query: 'table=12' });
    await ask({ itemId: '299' });
    expect(made).toEqual([]);
    await ask({ itemId: '0' });
    expect(made).toEqual(['0?']);
    pages.close();
  });

  test('are one page for all dishes that a menu does not have', async () => {
    const { pages, made, ask } = counting();
    for (const itemId of ['nobody', 'knows', 'these']) await ask({ itemId });
    expect(made).toEqual(['nobody?']);
    pages.close();
  });
});
