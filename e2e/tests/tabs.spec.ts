import type { Page } from '@playwright/test';
import { categoryNames, createCategory, register, someOwner } from '../support/api.ts';
import { createCategoriesByOwnClient } from '../support/own-client.ts';
import { worksInToo } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const categories = '/menu-management/categories';

test('signing out in one tab signs out the other', async ({ owner, office: page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto(categories);
  await expect(other.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(owner.restaurantName)).toHaveCount(0);
});

// proves: session.refresh-once
test('an access token that has run out is renewed once for both tabs', async ({ office: page, context }) => {
  await createCategory(page.request, 'Soups');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(categories);
    await expect(tab.getByRole('link', { name: 'Soups' })).toBeVisible();
  }
  await context.clearCookies({ name: /access/ });
  let renewals = 0;
  const answers = Promise.all(tabs.map((tab) => activeOnes(tab)));
  await context.route('**/authentication/refresh', async (route) => {
    renewals += 1;
    await expect.poll(() => tabsThatWait(page)).toBe(1);
    await route.continue();
  });
  await Promise.all(
    tabs.map((tab) => tab.getByRole('radiogroup').getByText('Active', { exact: true }).click()),
  );
  await answers;
  expect(renewals).toBe(1);
});

for (const { browser, hasLocks, mostRenewals } of [
  { browser: 'a browser', hasLocks: true, mostRenewals: 1 },
  // As on plain http, where each tab has to find out by itself; the server lets parallel tabs pass.
  { browser: 'a browser without locks', hasLocks: false, mostRenewals: 3 },
]) {
  // proves: session.refresh-once
  test(`50 writes of three tabs whose session has run out, in ${browser}: none is lost, none is doubled, renewals at most ${mostRenewals}`, async ({
    office: page,
    context,
  }) => {
    if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(categories);
      await expect(tab.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
      expect(await tab.evaluate(() => 'locks' in navigator)).toBe(hasLocks);
    }
    const names = Array.from({ length: 50 }, (_, index) => `Category ${index + 1}`);
    let [renewals, refused] = [0, 0];
    context.on('response', (response) => {
      if (response.status() === 401 && response.request().method() === 'POST') refused += 1;
    });
    await context.route('**/authentication/refresh', async (route) => {
      renewals += 1;
      // Not before every write has met the session that has run out.
      await expect.poll(() => refused, { intervals: [20] }).toBe(names.length);
      await route.continue();
    });
    await context.clearCookies({ name: /access/ });
    await Promise.all(
      tabs.map((tab, at) =>
        createCategoriesByOwnClient(
          tab,
          names.filter((_, index) => index % tabs.length === at),
        ),
      ),
    );
    expect((await categoryNames(page.request)).toSorted()).toEqual(names.toSorted());
    expect(renewals).toBeGreaterThan(0);
    expect(renewals).toBeLessThanOrEqual(mostRenewals);
    // Whichever renewal came last, the session can be renewed from it.
    await context.clearCookies({ name: /access/ });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Category 50' })).toBeVisible();
  });
}

test('one account switches between its restaurants, in every tab', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const bistro = await register(page.request);
  await createCategory(page.request, 'Soups');
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const bakery = await register(elsewhere, someOwner('Bakery Lime'));
  await createCategory(elsewhere, 'Cakes');
  await elsewhere.dispose();
  worksInToo(bistro.email, bakery.email);

  const other = await context.newPage();
  await page.goto('/');
  await other.goto(categories);
  await expect(other.getByRole('link', { name: 'Soups' })).toBeVisible();
  await page.getByRole('button', { name: bistro.restaurantName }).click();
  await page.getByRole('menuitem', { name: bakery.restaurantName }).click();
  await expect(page.getByRole('button', { name: bakery.restaurantName })).toBeVisible();
  await expect(other.getByRole('button', { name: bakery.restaurantName })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goto(categories);
    await expect(tab.getByRole('link', { name: 'Cakes' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Soups' })).toHaveCount(0);
  }
});

/** How many tabs wait for another one's renewal. */
function tabsThatWait(tab: Page) {
  return tab.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name === 'cardamom.session.refresh').length;
  });
}

/** Waits until the server has answered this tab's question for the active categories. */
function activeOnes(tab: Page) {
  return tab.waitForResponse((response) => response.url().includes('isActive=true') && response.ok());
}
