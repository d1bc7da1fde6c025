import type { Page } from '@playwright/test';
import { createCategory, createItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();

async function fromMenu(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function choose(page: Page, ...rows: string[]): Promise<void> {
  for (const name of rows) {
    await page.getByRole('button', { name: `Actions for ${name}` }).waitFor();
    const box = page.getByRole('row', { name }).getByRole('checkbox');
    // A phone shows no boxes before the first row is chosen from its menu.
    if (await box.isVisible()) await box.check();
    else await fromMenu(page, name, 'Select');
    await expect(box).toBeChecked();
  }
}

test('categories are put in order from the menu and by keyboard, and stay so', async ({ office }) => {
  for (const name of ['Soups', 'Mains', 'Desserts']) await createCategory(office.request, name);
  await office.goto('/menu-management/categories');
  await expect.poll(() => names(office)).toEqual(['Soups', 'Mains', 'Desserts']);
  await fromMenu(office, 'Desserts', 'Move up');
  await expect.poll(() => names(office)).toEqual(['Soups', 'Desserts', 'Mains']);
  await office.getByRole('button', { name: 'Drag Soups' }).focus();
  await office.keyboard.press('Enter');
  await office.keyboard.press('ArrowDown');
  await expect(office.getByRole('row', { name: /Mains/ })).toHaveAttribute('data-drops', 'before');
  const isStored = office.waitForResponse((response) => response.url().endsWith('/categories/order'));
  await office.keyboard.press('Enter');
  expect((await isStored).status()).toBe(204);
  await expect.poll(() => names(office)).toEqual(['Desserts', 'Soups', 'Mains']);
  await office.reload();
  await expect.poll(() => names(office)).toEqual(['Desserts', 'Soups', 'Mains']);
});

// proves: success.deleted
test('a category is dragged to another place by its handle, and let go of by Escape', async ({
  isMobile,
  office,
}) => {
  test.skip(isMobile, 'A mouse drags here; a finger is another kind of pointer.');
  for (const name of ['Starters', 'Mains', 'Sweets']) await createCategory(office.request, name);
  await office.goto('/menu-management/categories');
  await expect.poll(() => names(office)).toEqual(['Starters', 'Mains', 'Sweets']);
  const dragTo = async (name: string, y: number) => {
    await office.getByRole('button', { name: `Drag ${name}` }).hover();
    await office.mouse.down();
    await office.mouse.move(700, y, { steps: 5 });
  };
  const last = await office.getByRole('row', { name: /Sweets/ }).boundingBox();
  const below = (last?.y ?? 0) + (last?.height ?? 0) - 4;
  await dragTo('Starters', below);
  await office.keyboard.press('Escape');
  await office.mouse.up();
  expect(await names(office)).toEqual(['Starters', 'Mains', 'Sweets']);
  await dragTo('Starters', below);
  const isStored = office.waitForResponse((response) => response.url().endsWith('/categories/order'));
  await office.mouse.up();
  expect((await isStored).status()).toBe(204);
  await expect.poll(() => names(office)).toEqual(['Mains', 'Sweets', 'Starters']);
  await office.reload();
  await expect.poll(() => names(office)).toEqual(['Mains', 'Sweets', 'Starters']);
});

test('a deleted item comes back from the message that says so', async ({ office }) => {
  const category = await createCategory(office.request, 'Mains');
  await createItem(office.request, { name: 'Dal', price: 900, categoryIds: [category] });
  await office.goto('/menu-management/items');
  await fromMenu(office, 'Dal', 'Delete item');
  await office.getByRole('button', { name: 'Delete item' }).click();
  const undo = office.getByRole('button', { name: 'Undo' });
  await expect(office.getByRole('alertdialog', { name: 'Item deleted.' }).getByText('“Dal”')).toBeVisible();
  await expect(office.getByText('No items yet')).toBeVisible();
  await undo.press('Enter');
  await expect(office.getByText('“Dal” is back.')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Dal' })).toBeVisible();
});

// proves: activation.toggle, success.deactivated, success.activated, categories.delete-blocked
test('several are switched off and on together; what is in use is named when several are deleted', async ({
  office,
}) => {
  const mains = await createCategory(office.request, 'Mains');
  await createCategory(office.request, 'Empty');
  await createItem(office.request, { name: 'Dal', price: 900, categoryIds: [mains] });
  await office.goto('/menu-management/categories');
  await choose(office, 'Mains', 'Empty');
  await office.getByRole('button', { name: 'Deactivate' }).click();
  await expect(office.getByText('Deactivation completed.')).toBeVisible();
  await expect(
    office.getByRole('row', { name: /Mains/ }).getByText('Inactive').filter({ visible: true }),
  ).toBeVisible();
  await choose(office, 'Mains', 'Empty');
  await office.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(office.getByText(/^Activation completed\./)).toBeVisible();
  await expect(office.getByRole('row', { name: /Mains/ }).getByText('Inactive')).toHaveCount(0);
  await choose(office, 'Mains', 'Empty');
  await office.getByRole('button', { name: 'Delete', exact: true }).click();
  await office.getByRole('button', { name: 'Delete 2' }).click();
  const alert = office.getByRole('alertdialog', { name: '1 of 2 could not be deleted' });
  await expect(alert.getByRole('link', { name: 'Mains', exact: true })).toBeVisible();
  await expect(alert).toContainText('Still used by 1 entry');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => names(office)).toEqual(['Mains']);
});

// proves: categories.delete-blocked, errors.dependency-alert
test('a category in use lets its items move elsewhere and is deleted after it', async ({ office }) => {
  const old = await createCategory(office.request, 'Old');
  await createCategory(office.request, 'New');
  await createItem(office.request, { name: 'Dal', price: 900, categoryIds: [old] });
  await office.goto('/menu-management/categories');
  await fromMenu(office, 'Old', 'Delete category');
  await office.getByRole('button', { name: 'Delete category' }).click();
  const alert = office.getByRole('alertdialog', { name: '“Old” still has items' });
  await expect(alert.getByRole('link', { name: 'Dal' })).toBeVisible();
  await alert.getByRole('button', { name: /Move them to/ }).click();
  await office.getByRole('option', { name: 'New' }).click();
  await alert.getByRole('button', { name: 'Move and delete' }).click();
  await expect.poll(() => names(office)).toEqual(['New']);
  await office.goto('/menu-management/items');
  await expect(office.getByRole('row', { name: /Dal/ })).toContainText('New');
});

test('a duplicate opens under its own name, not on any menu yet', async ({ office, isMobile }) => {
  const category = await createCategory(office.request, 'Mains');
  await createItem(office.request, { name: 'Dal', price: 900, categoryIds: [category] });
  await office.goto('/menu-management/items');
  await fromMenu(office, 'Dal', 'Duplicate');
  await expect(office.getByRole('heading', { level: 1, name: 'Dal (copy)' })).toBeVisible();
  if (isMobile) await expect(office.getByRole('button', { name: 'Inactive' })).toBeVisible();
  else await expect(office.getByRole('radio', { name: 'Inactive' })).toBeChecked();
});

test('the items of one category stand in the order guests read them', async ({ office }) => {
  const category = await createCategory(office.request, 'Mains');
  for (const name of ['Rice', 'Dal'])
    await createItem(office.request, { name, price: 900, categoryIds: [category] });
  await office.goto(`/menu-management/items?category=${category}`);
  await expect.poll(() => names(office)).toEqual(['Rice', 'Dal']);
  await fromMenu(office, 'Dal', 'Move up');
  await expect.poll(() => names(office)).toEqual(['Dal', 'Rice']);
  await office.goto('/menu-management/items');
  await expect.poll(() => names(office)).toEqual(['Dal', 'Rice']);
});

// proves: items.category-first
test('the form of the first item leads to a category first, and back', async ({ office }) => {
  await office.goto('/menu-management/items/new');
  await office.getByRole('link', { name: 'Add category' }).click();
  await office.getByLabel('Category name').fill('Mains');
  await office.getByRole('button', { name: 'Create category' }).click();
  await expect(office.getByText('Category created.')).toBeVisible();
  await expect(office).toHaveURL(/\/menu-management\/items\/new$/);
  await expect(office.getByLabel('Item name')).toBeVisible();
});
