import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createCategory, createItem, firstMenu, getRestaurant, sameOrigin } from './api.ts';

/** What guests are promised of a change. */
export const withinSeconds = { timeout: 5000 };

/** A menu that is longer than a phone, of the signed-in restaurant: its path and the ids of its dishes by name. */
export async function serveMenu(api: APIRequestContext): Promise<{ path: string; ids: Map<string, string> }> {
  const ids = new Map<string, string>();
  for (const title of ['Starters', 'Mains', 'Desserts']) {
    const category = await createCategory(api, title);
    for (let number = 1; number <= 6; number += 1) {
      const name = `${title.slice(0, -1)} ${number}`;
      const dish = { name, price: 100 * number, categoryIds: [category], ingredients: ['Water', 'Salt'] };
      ids.set(name, await createItem(api, dish));
    }
  }
  const { restaurantUrl } = await getRestaurant(api);
  return { path: `/qr-menu/${restaurantUrl}`, ids };
}

/** Opens a guest's page, and waits until it hears of changes. */
export async function openLive(guest: Page, path: string): Promise<void> {
  const stream = guest.waitForResponse((response) => response.url().includes('/live?') && response.ok());
  await guest.goto(path);
  await stream;
}

/** A dish as it stands in the list. */
export function dish(guest: Page, name: string): Locator {
  return guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name, exact: true }) });
}

/** Where something stands in the window, in px. */
export async function topOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top);
}

/** Marks a dish sold out, as a waiter does. */
export async function markSoldOut(api: APIRequestContext, itemId: string): Promise<void> {
  const path = `/api/online-menu/items/${itemId}/availability`;
  const response = await api.put(path, { headers: sameOrigin, data: { state: 'SOLD_OUT', until: null } });
  expect(response.status()).toBe(200);
}

/** Changes how the restaurant's pages look. */
export async function changeLook(api: APIRequestContext, patch: object): Promise<void> {
  const path = '/api/online-menu/qr-menu';
  const before = (await (await api.get(path)).json()) as { data: { version: number } };
  const headers = { ...sameOrigin, 'if-match': `"${before.data.version}"` };
  expect((await api.patch(path, { headers, data: patch })).status()).toBe(200);
}

/** Sets when the restaurant's first menu is on. */
export async function openAt(api: APIRequestContext, windows: object[]): Promise<void> {
  const { id, version } = await firstMenu(api);
  const headers = { ...sameOrigin, 'if-match': `"${version}"` };
  const path = `/api/online-menu/menus/${id}`;
  expect((await api.patch(path, { headers, data: { windows } })).status()).toBe(200);
}

/** Waits until the page can be opened without a network. */
export async function isKept(guest: Page, path: string): Promise<void> {
  await expect
    .poll(() => guest.evaluate(async (address) => (await caches.match(address)) !== undefined, path))
    .toBe(true);
}

/** Waits until the worker looks after the page: the next one is that of a guest who was there before. */
export async function isLookedAfter(guest: Page): Promise<void> {
  await guest.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every address that the browser keeps of guests' pages. */
export async function keptAddresses(guest: Page): Promise<string[]> {
  return guest.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('cardamom.guest'));
    const all: string[] = [];
    for (const name of names)
      for (const { url } of await (await caches.open(name)).keys())
        all.push(url.slice(location.origin.length));
    return all;
  });
}
