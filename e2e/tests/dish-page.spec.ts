import type { Page } from '@playwright/test';
import { changeItem, createCategory, createItem, getRestaurant } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const free = { isDeclared: true, contains: [], mayContain: [] };

/** A menu of two sections, the second one below the first screen; returns its address. */
async function openMenu(page: Page): Promise<string> {
  const starters = await createCategory(page.request, 'Starters');
  for (const name of ['Bread', 'Olives', 'Soup', 'Salad', 'Tartare', 'Oysters', 'Pickles'])
    await createItem(page.request, { name, price: 600, categoryIds: [starters] });
  const mains = await createCategory(page.request, 'Mains');
  const curry = await createItem(page.request, { name: 'Green curry', price: 1200, categoryIds: [mains] });
  await changeItem(page.request, curry, {
    description: 'Basil, lime leaf, rice.',
    allergens: { ...free, contains: ['CELERY'] },
    marks: ['VEGAN'],
  });
  return `/qr-menu/${(await getRestaurant(page.request)).restaurantUrl}`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // proves: pages.guest.dish
    test('a guest goes from the list to a dish and back to its place, at their table and with their filter', async ({
      office: page,
    }) => {
      await page.goto(`${await openMenu(page)}?diet=VEGAN&table=12`);
      await expect(page.getByText('Table 12')).toBeVisible();
      await page.getByRole('link', { name: 'Green curry' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green curry');
      await expect(page).toHaveTitle(/^Green curry · /);
      await expect(page.getByText('Celery')).toBeVisible();
      const address = new URL(page.url());
      expect(address.pathname).toMatch(/^\/qr-menu\/[^/]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
      expect(address.search).toBe('?diet=VEGAN&table=12');
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible({ visible: javaScriptEnabled });

      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText('1 of 8 dishes');
      expect(new URL(page.url()).search).toBe('?diet=VEGAN&table=12');
      expect(new URL(page.url()).hash).toBe('#mains');
      await expect(page.getByRole('region', { name: 'Mains' })).toBeInViewport();
    });

    test('the browser’s own way back leads to where the guest was reading', async ({ office: page }) => {
      await page.goto(await openMenu(page));
      const link = page.getByRole('link', { name: 'Green curry' });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green curry');
      await page.goBack();
      await expect(link).toBeInViewport();
    });
  });
}

test('what is shared is the dish, without the guest’s table', async ({ office: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${await openMenu(page)}?table=12`);
  await page.getByRole('link', { name: 'Green curry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green curry');
  // A browser that has its own way to share shows a dialog that no test can read.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toHaveText('Address copied');
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
});

test('where a browser may not write to the clipboard, the address is copied all the same', async ({
  office: page,
}) => {
  await page.goto(await openMenu(page));
  await page.getByRole('link', { name: 'Green curry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green curry');
  // As on plain http.
  await page.evaluate(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  const button = page.getByRole('button', { name: 'Share' });
  await button.click();
  await expect(page.getByRole('status')).toHaveText('Address copied');
  await expect(button).toBeFocused();
});

test('axe finds nothing on the page of a dish, which fits 320 pixels and 200 % text', async ({
  office: page,
}) => {
  await page.goto(await openMenu(page));
  await page.getByRole('link', { name: 'Green curry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green curry');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});
