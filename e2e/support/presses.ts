import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createCategory, createItem } from './api.ts';

/** Where dishes are marked during service. */
export const soldOutPath = '/menu-management/sold-out';

/** Creates so many dishes; returns their ids by name. */
export async function createDishes(api: APIRequestContext, count: number): Promise<Map<string, string>> {
  const mains = await createCategory(api, 'Mains');
  const ids = new Map<string, string>();
  for (let at = 1; at <= count; at += 1) {
    const name = `Dish ${String(at).padStart(2, '0')}`;
    ids.set(name, await createItem(api, { name, price: 900, categoryIds: [mains] }));
  }
  return ids;
}

/** The row of a dish, whichever of the two it offers to do. */
export function dishRow(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^(Mark sold out|Bring back): ${name}\\b`) });
}

/** Waits until the page is kept on the device and opens without a network. */
export async function opensOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/sold-out-shell')) !== undefined))
    .toBe(true);
}

/** What history knows of a dish's availability, the oldest first. */
export async function pressesInHistory(api: APIRequestContext, dishId: string): Promise<string[]> {
  const params = { entityId: dishId, limit: 100 };
  const response = await api.get('/api/online-menu/changes', { params });
  const { data } = (await response.json()) as {
    data: { items: { action: string; fields: { field: string; after: { state: string } }[] }[] };
  };
  return data.items
    .filter(({ action }) => action === 'UPDATED')
    .flatMap(({ fields }) => fields.filter(({ field }) => field === 'availability'))
    .map(({ after }) => after.state)
    .toReversed();
}
