import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Opens the form of a new category from its list and types into it. */
async function beginCategory(page: Page): Promise<void> {
  await page.goto('/menu-management/categories');
  await page.getByRole('link', { name: 'Add category' }).first().click();
  await page.getByLabel('Category name').click();
  await page.keyboard.type('Starters');
}

test('Back with unsaved changes asks, and staying keeps what was typed', async ({ office: page }) => {
  await beginCategory(page);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/categories\/new$/);
  await expect(page.getByLabel('Category name')).toHaveValue('Starters');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page).toHaveURL(/\/categories$/);
});

test('closing the tab with unsaved changes asks', async ({ office: page }) => {
  await beginCategory(page);
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Category name')).toHaveValue('Starters');
});

test('a saved form is left without a question', async ({ office: page }) => {
  await beginCategory(page);
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('link', { name: 'Starters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Category name')).toHaveValue('');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toHaveCount(0);
});

test('an owner who deletes their restaurant is not held back by what is unsaved', async ({
  office: page,
  owner,
}) => {
  await page.goto('/setting/general');
  await page.getByLabel('Postal address').fill('Rua das Hortas 27, Lisbon');
  await page.getByRole('button', { name: 'Delete restaurant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name of the restaurant/).fill(owner.restaurantName);
  await dialog.getByLabel(/^Your password/).fill(owner.password);
  await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
  await expect(page).toHaveURL(/\/register$/);
});
