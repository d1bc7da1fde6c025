import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** The owner of a restaurant made for one test. */
export interface Owner {
  restaurantName: string;
  email: string;
  password: string;
}

interface Versioned {
  id: string;
  version: number;
}

interface Restaurant extends Versioned {
  restaurantUrl: string;
  publicUrl: string;
  shortUrl: string;
}

interface Menu extends Versioned {
  shortUrl: string;
  publicUrl: string;
}

interface CategoryPage {
  items: { name: string }[];
  page: { nextCursor: string | null };
}

/** A new owner that no other test has; nothing is registered yet. */
export function someOwner(restaurantName = 'Harbour Bistro'): Owner {
  const tag = randomUUID().slice(0, 8);
  return {
    restaurantName: `${restaurantName} ${tag}`,
    email: `owner-${tag}@example.org`,
    password: 'Saffron-2026',
  };
}

/** Registers a restaurant through the API of the tests' server or another; the session's cookies stay in the given context. */
export async function register(
  api: APIRequestContext,
  owner: Owner = someOwner(),
  server = '',
  defaultCurrency = 'EUR',
): Promise<Owner> {
  await answer(
    await api.post(`${server}/api/authentication/register`, {
      headers: sameOrigin,
      data: {
        ...owner,
        restaurantType: 'BISTRO',
        name: 'Inês',
        lastName: 'Duarte',
        defaultCurrency,
        timeZone: 'Europe/Lisbon',
      },
    }),
  );
  return owner;
}

/** Signs in; the session's cookies stay in the given context. */
export async function signIn(api: APIRequestContext, { email, password }: Owner): Promise<void> {
  const data = { email, password };
  await answer(await api.post('/api/authentication/sign-in', { headers: sameOrigin, data }));
}

/** Creates what the path takes and returns its id. */
export async function create(api: APIRequestContext, path: string, data: object): Promise<string> {
  return (await answer<Versioned>(await api.post(path, { headers: sameOrigin, data }))).id;
}

/** Creates a category and returns its id. */
export async function createCategory(api: APIRequestContext, name: string): Promise<string> {
  return create(api, '/api/online-menu/categories', { name });
}

/** Creates an item with one price in minor units and returns its id. */
export async function createItem(
  api: APIRequestContext,
  item: { name: string; price: number; categoryIds: string[]; imageId?: string; ingredients?: string[] },
): Promise<string> {
  const { price, ...rest } = item;
  return create(api, '/api/online-menu/items', { ...rest, sizes: [{ kind: 'PRICED', price }] });
}

/** Creates a modifier group with these options, free of charge, and returns its id. */
export async function createModifierGroup(
  api: APIRequestContext,
  name: string,
  options: readonly string[],
): Promise<string> {
  return create(api, '/api/online-menu/modifier-groups', {
    name,
    options: options.map((option) => ({ name: option })),
  });
}

/** Adds somebody who joins at once where a password is given, and returns their id. */
export async function createPerson(
  api: APIRequestContext,
  name: string,
  more: { email?: string; password?: string; permissions?: string[] } = {},
): Promise<string> {
  const { data } = (await (await api.get('/api/human-resources/staff/free-pin')).json()) as {
    data: { pin: string };
  };
  const email = `person-${randomUUID().slice(0, 8)}@example.org`;
  return create(api, '/api/human-resources/staff', { name, email, permissions: [], pin: data.pin, ...more });
}

/** Creates an active menu of all categories. */
export async function createMenu(api: APIRequestContext, name: string): Promise<void> {
  const data = { name, includesAllCategories: true };
  await answer(await api.post('/api/online-menu/menus', { headers: sameOrigin, data }));
}

/** An item as it is stored. */
export async function getItem(api: APIRequestContext, itemId: string): Promise<Versioned> {
  return answer<Versioned>(await api.get(`/api/online-menu/items/${itemId}`));
}

/** Changes an item as the same person on another device would. */
export async function changeItem(api: APIRequestContext, itemId: string, patch: object): Promise<void> {
  const { version } = await getItem(api, itemId);
  const response = await api.patch(`/api/online-menu/items/${itemId}`, {
    headers: { ...sameOrigin, 'if-match': `"${version}"` },
    data: patch,
  });
  await answer(response);
}

/** Deletes an item as the same person on another device would. */
export async function deleteItem(api: APIRequestContext, itemId: string): Promise<void> {
  const { version } = await getItem(api, itemId);
  const response = await api.delete(`/api/online-menu/items/${itemId}`, {
    headers: { ...sameOrigin, 'if-match': `"${version}"` },
  });
  expect(response.ok(), `${response.url()} answered ${response.status()}`).toBe(true);
}

/** The restaurant of the signed-in person. */
export async function getRestaurant(api: APIRequestContext): Promise<Restaurant> {
  return answer<Restaurant>(await api.get('/api/settings/restaurant'));
}

/** Changes settings of the restaurant, as its page does. */
export async function changeRestaurant(api: APIRequestContext, patch: object): Promise<Restaurant> {
  const { version } = await getRestaurant(api);
  const response = await api.patch('/api/settings/restaurant', {
    headers: { ...sameOrigin, 'if-match': `"${version}"` },
    data: patch,
  });
  return answer<Restaurant>(response);
}

/** Gives the restaurant another URL. */
export async function changeRestaurantUrl(
  api: APIRequestContext,
  restaurantUrl: string,
): Promise<Restaurant> {
  return changeRestaurant(api, { restaurantUrl });
}

/** The restaurant's first menu: "All day" of its registration. */
export async function firstMenu(api: APIRequestContext): Promise<Menu> {
  const { items } = await answer<{ items: Menu[] }>(await api.get('/api/online-menu/menus'));
  const [menu] = items;
  if (!menu) throw new Error('The restaurant has no menu.');
  return menu;
}

/** Has the guest pages wear a look. */
export async function wearLook(api: APIRequestContext, look: string): Promise<void> {
  const { version } = await answer<Versioned>(await api.get('/api/online-menu/qr-menu'));
  const response = await api.patch('/api/online-menu/qr-menu', {
    headers: { ...sameOrigin, 'if-match': `"${version}"` },
    data: { look },
  });
  await answer(response);
}

/** A browser says where a call comes from; these calls do not come from a browser, so they say it themselves. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

async function answer<Data>(response: APIResponse): Promise<Data> {
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(
    true,
  );
  return ((await response.json()) as { data: Data }).data;
}

/** Names of all categories of the restaurant. */
export async function categoryNames(api: APIRequestContext): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const params: Record<string, string | number> = { limit: 1000, ...(cursor ? { cursor } : {}) };
    const page: CategoryPage = await answer(await api.get('/api/online-menu/categories', { params }));
    names.push(...page.items.map(({ name }) => name));
    cursor = page.page.nextCursor;
  } while (cursor);
  return names;
}

/** Path of the demo's menu of sixty dishes, as guests open it. */
export async function demoMenuPath(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/public/restaurants/cardamom-and-lime');
  const { data } = (await answer.json()) as { data: { menus: { id: string; name: string }[] } };
  return `/qr-menu/cardamom-and-lime/${data.menus.find(({ name }) => name === 'All day')?.id}`;
}

/** A menu as far as its pictures. */
export interface Pictured {
  sections: { items: { image: object | null }[] }[];
}

/** The dishes of a menu, in order. */
export function picturedItems({ sections }: Pictured): Pictured['sections'][number]['items'] {
  return sections.flatMap(({ items }) => items);
}

/** Pictures of the demo's dishes, as its menu names them. */
export async function demoPictures(request: APIRequestContext): Promise<object[]> {
  const { pathname } = new URL(await demoMenuPath(request), 'http://demo');
  const answer = await request.get(
    `/api/public/restaurants/cardamom-and-lime/menus/${pathname.split('/').at(-1)}`,
  );
  const { data } = (await answer.json()) as { data: { menu: Pictured } };
  return picturedItems(data.menu).flatMap(({ image }) => image ?? []);
}
