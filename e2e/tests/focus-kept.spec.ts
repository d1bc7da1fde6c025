import type { Locator, Page } from '@playwright/test';
import { createCategory, createItem } from '../support/api.ts';
import { withoutFeed } from '../support/feed.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withoutFeed(page));

const somewhere = (page: Page) => page.locator(':focus:not(body)');

/** Presses something by keyboard that is gone when `comes` is there; the focus must not be lost with it (WCAG 2.2, 2.4.3). */
async function keepsFocus(page: Page, pressed: Locator, comes: Locator): Promise<void> {
  await pressed.press('Enter');
  await expect(comes).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(somewhere(page), `what has the focus after ${String(pressed)}`).toHaveCount(1);
}

test('the focus stays on the page where what was pressed is gone: forms', async ({ office: page }) => {
  const category = await createCategory(page.request, 'Fish');
  const item = await createItem(page.request, { name: 'Sea bass', price: 900, categoryIds: [category] });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto(`/menu-management/items/${item}`);
  await button('Contains fish').press('Enter');
  await keepsFocus(page, button(/^Declare 1/), page.getByText(/Contains fish\. Free/));
  await expect(button('Back to not declared')).toBeFocused();
  await keepsFocus(page, button('Save changes'), page.getByText('Item updated.'));

  await page.goto(`/menu-management/categories/${category}`);
  const name = page.getByRole('textbox', { name: /^Category name/ });
  await name.fill('Fishes');
  await keepsFocus(page, button('Discard changes'), page.getByRole('textbox', { name: /^Category name/ }));
  await name.fill('Fishes');
  await keepsFocus(page, button('Save changes'), page.getByText('Category updated.'));
});

test('the focus stays on the page where what was pressed is gone: what an ingredient touches, and back', async ({
  office: page,
}) => {
  const category = await createCategory(page.request, 'Fish');
  const fish = { price: 900, categoryIds: [category], ingredients: ['Lemon'] };
  await createItem(page.request, { name: 'Sea bass', ...fish });
  await page.goto('/menu-management/sold-out?by=ingredient');
  const see = page.getByRole('link', { name: 'See dishes with Lemon' });
  const all = page.getByRole('link', { name: 'All ingredients' });
  const title = page.getByRole('heading', { level: 1 });
  await keepsFocus(page, see, all);
  await expect(title).toBeFocused();
  await keepsFocus(page, all, see);
  await expect(title).toBeFocused();
});

test('the focus stays on the page where what was pressed is gone: an import', async ({ office: page }) => {
  await page.goto('/menu-management/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).press('Enter');
  const buffer = Buffer.from('Category;Name;Price\nFish;Dorado;12.00\n');
  await (await chooser).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  const apply = page.getByRole('button', { name: 'Import 2 changes' });
  await expect(apply).toBeVisible();
  await expect(somewhere(page)).toHaveCount(1);
  await keepsFocus(page, apply, page.getByRole('heading', { name: 'Menu imported' }));
});

test('the focus stays on the page where what was pressed is gone: the spreadsheet', async ({
  office: page,
}) => {
  const category = await createCategory(page.request, 'Fish');
  await createItem(page.request, { name: 'Sea bass', price: 900, categoryIds: [category] });
  await page.goto('/menu-management/spreadsheet');
  await page.getByRole('grid', { name: 'Items, sizes and prices' }).focus();
  await page.keyboard.type('Dorado');
  await page.keyboard.press('Enter');
  await keepsFocus(
    page,
    page.getByRole('button', { name: 'Save changes' }),
    page.getByText('1 item updated.'),
  );
});

test('the first control of a list that takes the focus keeps it, wherever its row is', async ({
  office: page,
}) => {
  const category = await createCategory(page.request, 'Sides');
  for (const name of ['Charred leeks', 'New potatoes', 'Plain rice'])
    await createItem(page.request, { name, price: 400, categoryIds: [category] });
  await page.goto('/menu-management/items');
  const rice = page.getByRole('link', { name: 'Plain rice' });
  await rice.focus();
  await expect(rice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Plain rice' })).toBeVisible();
});
