import type { Browser, Page } from '@playwright/test';
import {
  changeItem,
  createCategory,
  createItem,
  createMenu,
  register,
  signIn,
  someOwner,
  type Owner,
} from '../support/api.ts';
import { worksWith } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const items = '/menu-management/items';

/** What an owner is promised of a change made elsewhere. */
const withinSeconds = { timeout: 5000 };

/** Somebody else of the restaurant, signed in on a device of their own. */
async function colleagueOf(owner: Owner, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const colleague = await register(page.request, someOwner());
  worksWith(owner.email, colleague.email, 'Rui');
  await signIn(page.request, colleague);
  return page;
}

async function seaBass(page: Page): Promise<string> {
  const fish = await createCategory(page.request, 'Fish');
  return createItem(page.request, { name: 'Sea bass', price: 900, categoryIds: [fish] });
}

/** Opens a page, and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/api/live') && response.ok());
  await page.goto(path);
  await stream;
}

const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Sea bass' });

test('a price that a colleague changes is in the list within seconds, without a reload', async ({
  office: page,
  owner,
  browser,
}) => {
  const itemId = await seaBass(page);
  const theirs = await colleagueOf(owner, browser);
  await openLive(page, items);
  await expect(row(page)).toContainText('9.00');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await theirs.goto(`${items}/${itemId}`);
  await theirs.getByLabel(/^Price/).fill('11.50');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs.getByText('Item updated. Live on 1 menu.')).toBeVisible();
  await expect(row(page)).toContainText('11.50', withinSeconds);
  await expect(page.locator('[data-same-page]')).toHaveCount(1);
});

test('two tabs of one browser hold one stream, and the second goes on when the first is closed', async ({
  office: page,
  context,
}) => {
  const itemId = await seaBass(page);
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams += 1;
  });
  await openLive(page, items);
  const other = await context.newPage();
  await other.goto(items);
  await expect(row(other)).toContainText('9.00');
  await expect.poll(() => waitingTabs(other)).toBe(1);
  await changeItem(page.request, itemId, { sizes: [{ kind: 'PRICED', price: 1150 }] });
  for (const tab of [page, other]) await expect(row(tab)).toContainText('11.50', withinSeconds);
  expect(streams).toBe(1);

  const goesOn = other.waitForResponse((response) => response.url().includes('/api/live'));
  await page.close();
  expect((await goesOn).request().headers()['last-event-id']).toMatch(/^[\da-f]{8}-\d+$/);
  await changeItem(other.request, itemId, { sizes: [{ kind: 'PRICED', price: 1275 }] });
  await expect(row(other)).toContainText('12.75', withinSeconds);
});

test('on plain http, where a browser has no locks, two tabs hold one stream as well', async ({
  office: page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const itemId = await seaBass(page);
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams += 1;
  });
  await openLive(page, items);
  const other = await context.newPage();
  const loaded = other.waitForResponse((response) => /\/live-[^/]+\.js$/.test(response.url()));
  await other.goto(items);
  await loaded;
  for (const [price, shown] of [
    [1150, '11.50'],
    [1275, '12.75'],
  ] as const) {
    await changeItem(page.request, itemId, { sizes: [{ kind: 'PRICED', price }] });
    for (const tab of [page, other]) await expect(row(tab)).toContainText(shown, withinSeconds);
  }
  expect(streams).toBe(1);
});

test('who is typing keeps what they typed, and is told whose save came in between', async ({
  office: page,
  owner,
  browser,
}) => {
  const itemId = await seaBass(page);
  const theirs = await colleagueOf(owner, browser);
  await openLive(page, `${items}/${itemId}`);
  await page.getByLabel('Description').fill('With lemon');
  await changeItem(theirs.request, itemId, { sizes: [{ kind: 'PRICED', price: 1150 }] });
  await expect(page.getByText(/^Rui .*saved this at/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('With lemon');
});

test('a number that a deletion was asked about stays as it was read, and is refused where the list has grown', async ({
  office: page,
}) => {
  const soups = await createCategory(page.request, 'Soups');
  const addSoup = (number: number) =>
    createItem(page.request, { name: `Soup ${number}`, price: 450, categoryIds: [soups] });
  for (let number = 10; number < 70; number += 1) await addSoup(number);
  await openLive(page, items);
  await expect(page.getByText('1–50 of 60')).toBeVisible();
  const bar = page.getByRole('group', { name: 'What to do with the selection' });
  await page.getByRole('checkbox', { name: 'Select All' }).check();
  await bar.getByRole('button', { name: 'Select all 60 of this list' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Delete 60' })).toBeVisible();
  await addSoup(70);
  await expect(page.getByText('All 61 of this list selected')).toBeVisible(withinSeconds);
  await question.getByRole('button', { name: 'Delete 60' }).click();
  await expect(page.getByText(/your selection has 61 entries now/)).toBeVisible();
  await expect(page.getByText('1–50 of 61')).toBeVisible();
});

test('saving says on how many menus guests find it', async ({ office: page }) => {
  const itemId = await seaBass(page);
  await createMenu(page.request, 'Evening');
  await page.goto(`${items}/${itemId}`);
  await page.getByLabel(/^Price/).fill('9.50');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated. Live on 2 menus.')).toBeVisible();
});

/** How many tabs wait for the one that has the stream. */
function waitingTabs(tab: Page) {
  return tab.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name = '' }) => name.startsWith('cardamom.live.')).length;
  });
}
