import type { Page } from '@playwright/test';
import { deleteItem, getItem, register, signIn, someOwner } from '../support/api.ts';
import { limitPermissions } from '../support/database.ts';
import { createDishes, dishRow, opensOffline, pressesInHistory, soldOutPath } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

const pressCalls = '**/api/online-menu/availability/presses';

/** Taps a dish and notes it: each tap is the other state than the one before. */
function tapper(oracle: Map<string, string[]>) {
  return async (page: Page, name: string) => {
    const taps = oracle.get(name) ?? [];
    oracle.set(name, [...taps, taps.at(-1) === 'SOLD_OUT' ? 'AVAILABLE' : 'SOLD_OUT']);
    await dishRow(page, name).dispatchEvent('click');
  };
}

const waits = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^${count} changes? (is|are) waiting`))).toBeVisible();

async function openedPage(page: Page, firstDish: string): Promise<void> {
  await page.goto(soldOutPath);
  await expect(dishRow(page, firstDish)).toBeVisible();
}

// proves: presses.once
test('200 presses without a network, over three reloads and a killed tab: none is lost, none is doubled', async ({
  office: page,
  context,
}) => {
  test.slow();
  const ids = await createDishes(page.request, 20);
  const names = [...ids.keys()];
  const oracle = new Map<string, string[]>();
  const tap = tapper(oracle);
  await openedPage(page, 'Dish 01');
  await opensOffline(page);
  await context.setOffline(true);

  let tab = page;
  for (let at = 0; at < 200; at += 1) {
    // Each dish is tapped ten times, in an order that mixes them.
    await tap(tab, names[(at * 7) % 20] ?? '');
    if (at % 50 !== 49) continue;
    await waits(tab, at + 1);
    if (at < 150) {
      await tab.reload();
    } else {
      const killed = tab;
      const end = killed.waitForEvent('crash');
      const devTools = await context.newCDPSession(killed);
      devTools.send('Page.crash').catch(() => undefined);
      await end;
      await killed.close();
      tab = await context.newPage();
      await tab.goto(soldOutPath);
    }
    await waits(tab, at + 1);
  }

  await context.setOffline(false);
  await expect(tab.getByText('Everything is sent.')).toBeVisible({ timeout: 60_000 });
  for (const [name, taps] of oracle) {
    const id = ids.get(name) ?? '';
    expect(await pressesInHistory(tab.request, id), name).toEqual(taps);
    expect(await getItem(tab.request, id)).toMatchObject({ availability: { state: taps.at(-1) } });
  }
});

test('nothing moves when the network goes, and what is tapped says that it waits', async ({
  office: page,
  context,
}) => {
  const ids = await createDishes(page.request, 3);
  await openedPage(page, 'Dish 02');
  await opensOffline(page);
  const placeOf = async () => (await dishRow(page, 'Dish 02').boundingBox())?.y;
  const before = await placeOf();
  await context.setOffline(true);
  await expect(page.getByText(/^No connection since/)).toBeVisible();
  expect(await placeOf()).toBe(before);
  await dishRow(page, 'Dish 01').click();
  await expect(page.getByText(/Waiting to send/)).toHaveCount(1);
  expect(await placeOf()).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  expect(await placeOf()).toBe(before);
  expect(await getItem(page.request, ids.get('Dish 01') ?? '')).toMatchObject({
    availability: { state: 'SOLD_OUT' },
  });
});

test('what was tapped without a network is told as sent, also where its first try finds the network back', async ({
  office: page,
  context,
}) => {
  await createDishes(page.request, 1);
  await openedPage(page, 'Dish 01');
  await opensOffline(page);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection since/)).toBeVisible();
  const back = Promise.withResolvers<void>();
  await page.route(pressCalls, async (route) => {
    await back.promise;
    await route.continue();
  });
  await dishRow(page, 'Dish 01').click();
  await waits(page, 1);
  await context.setOffline(false);
  back.resolve();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
});

test('a network that goes before the page is kept breaks nothing, and the page is kept once it is back', async ({
  office: page,
  context,
}) => {
  await createDishes(page.request, 1);
  const part = '**/RefusedDialog-*.js';
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/RefusedDialog-'));
  await openedPage(page, 'Dish 01');
  await failed;
  await page.unroute(part);
  await context.setOffline(true);
  await context.setOffline(false);
  await opensOffline(page);
});

test('a page that could not be kept is kept once the network is back', async ({ office: page, context }) => {
  await createDishes(page.request, 1);
  const shell = '**/sold-out-shell';
  const failed = context.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/sold-out-shell'),
  );
  await context.route(shell, (route) => route.abort());
  await openedPage(page, 'Dish 01');
  await failed;
  await context.unroute(shell);
  await context.setOffline(true);
  await context.setOffline(false);
  await opensOffline(page);
});

test('a network that is back before the page knows that it was gone: the page is kept', async ({
  office: page,
  context,
}) => {
  await createDishes(page.request, 1);
  const part = '**/RefusedDialog-*.js';
  await page.route(
    part,
    async (route) => {
      await context.setOffline(true);
      await context.setOffline(false);
      await route.abort();
    },
    { times: 1 },
  );
  await openedPage(page, 'Dish 01');
  await opensOffline(page);
});

// proves: presses.once
test('what fails in the middle is tried again in its place: a server at fault, too many calls, an answer that is lost', async ({
  office: page,
}) => {
  const ids = await createDishes(page.request, 6);
  const oracle = new Map<string, string[]>();
  const tap = tapper(oracle);
  await openedPage(page, 'Dish 01');
  const faults = ['none', '503', '429', 'lost', 'none', '500'];
  await page.route(pressCalls, async (route) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'none') return route.continue();
    if (fault === 'lost') {
      await route.fetch();
      return route.abort();
    }
    return route.fulfill({ status: Number(fault), headers: { 'retry-after': '1' }, body: '' });
  });
  for (const name of ids.keys()) {
    await tap(page, name);
    await tap(page, name);
    await tap(page, name);
  }
  await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 60_000 });
  expect(faults).toEqual([]);
  // What was tapped after the last fault may still be on its way.
  for (const [name, taps] of oracle)
    await expect
      .poll(() => pressesInHistory(page.request, ids.get(name) ?? ''), { message: name })
      .toEqual(taps);
});

// proves: presses.once
test('two tabs send one line: each press once and in its order', async ({ office: page, context }) => {
  const ids = await createDishes(page.request, 4);
  const oracle = new Map<string, string[]>();
  const tap = tapper(oracle);
  await openedPage(page, 'Dish 01');
  const second = await context.newPage();
  await openedPage(second, 'Dish 01');
  await opensOffline(page);
  await context.setOffline(true);
  for (let round = 1; round <= 10; round += 1) {
    await tap(round % 2 ? page : second, 'Dish 01');
    await waits(page, round);
    await waits(second, round);
  }
  await context.setOffline(false);
  const id = ids.get('Dish 01') ?? '';
  await expect.poll(() => pressesInHistory(page.request, id)).toEqual(oracle.get('Dish 01'));
  await expect(page.getByText(/Waiting to send/)).toHaveCount(0);
  await expect(second.getByText(/Waiting to send/)).toHaveCount(0);
});

// proves: presses.later-change
test('what is older than a later change of somebody else is shown and not done, as is what is deleted', async ({
  office: page,
  context,
}) => {
  const ids = await createDishes(page.request, 3);
  await openedPage(page, 'Dish 01');
  await opensOffline(page);
  await context.setOffline(true);
  await dishRow(page, 'Dish 01').click();
  await dishRow(page, 'Dish 02').click();
  await waits(page, 2);
  const first = ids.get('Dish 01') ?? '';
  await page.request.put(`/api/online-menu/items/${first}/availability`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { state: 'HIDDEN' },
  });
  await deleteItem(page.request, ids.get('Dish 02') ?? '');
  await context.setOffline(false);

  await expect(page.getByText('2 changes were not made')).toBeVisible();
  expect(await getItem(page.request, first)).toMatchObject({ availability: { state: 'HIDDEN' } });
  await page.reload();
  await page.getByRole('button', { name: 'See why' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Inês changed it later, at .*: Hidden\./)).toBeVisible();
  await expect(dialog.getByText(/It was deleted in the meantime\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss: Dish 02' }).click();
  await dialog.getByRole('button', { name: 'Dismiss: Dish 01' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(dishRow(page, 'Dish 01')).toBeVisible();
  await expect(page.getByText(/not made/)).toHaveCount(0);
});

// proves: presses.own-only
test('what somebody pressed is neither shown nor sent while another person is signed in, and goes when they come back', async ({
  office: page,
  owner,
  context,
  playwright,
  baseURL,
}) => {
  const ids = await createDishes(page.request, 1);
  const id = ids.get('Dish 01') ?? '';
  await openedPage(page, 'Dish 01');
  await opensOffline(page);
  await page.route(pressCalls, (route) => route.fulfill({ status: 503, body: '' }));
  await dishRow(page, 'Dish 01').click();
  await waits(page, 1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // What was kept of the restaurant is gone with the session.
  await expect.poll(() => page.evaluate(() => caches.has('cardamom.sold-out.reads'))).toBe(false);
  await page.unroute(pressCalls);

  await register(page.request, someOwner('Another House'));
  await page.goto(soldOutPath);
  await expect(page.getByText('Nothing on the menu yet')).toBeVisible();
  await expect(page.getByText(/wait/i)).toHaveCount(0);
  const watching = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(watching, owner);
  expect(await pressesInHistory(watching, id)).toEqual([]);

  await context.clearCookies();
  await signIn(page.request, owner);
  await page.goto('/');
  await expect.poll(() => pressesInHistory(watching, id)).toEqual(['SOLD_OUT']);
  await watching.dispose();
});

test('a press of somebody who has lost the permission is shown with its reason', async ({
  office: page,
  owner,
}) => {
  await createDishes(page.request, 1);
  await openedPage(page, 'Dish 01');
  limitPermissions(owner.email, ['SETTINGS']);
  await dishRow(page, 'Dish 01').click();
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(page.getByText(/You may no longer mark dishes sold out\./)).toBeVisible();
});
