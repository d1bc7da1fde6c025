import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a category is created with the keyboard alone', async ({ office: page, isMobile }) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await page.goto('/menu-management/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await tabTo(page, 'Add category');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New category' })).toBeVisible();
  await tabTo(page, 'Category name');
  await page.keyboard.type('Starters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Category created.')).toBeVisible();
});

test('the first Tab offers to skip the navigation', async ({ office: page, isMobile }) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await page.goto('/menu-management/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('link', { name }).or(page.getByRole('textbox', { name })).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`"${name}" cannot be reached with Tab.`);
}
