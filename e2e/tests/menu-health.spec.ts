import { createCategory, createItem, register } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('what is missing leads to the field where it is mended', async ({ page }) => {
  await register(page.request);
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Caldo verde', price: 450, categoryIds: [soups] });

  await page.goto('/menu-management/health');
  await page.getByRole('link', { name: 'No description' }).click();
  await page.getByRole('link', { name: 'Caldo verde', exact: true }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Kale and potato, with chouriço.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();

  await page.goto('/menu-management/health');
  await expect(page.getByText('No description')).toBeVisible();
  await expect(page.getByRole('link', { name: 'No description' })).toHaveCount(0);
});

test('home names the work that is left', async ({ page }) => {
  await register(page.request);
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Caldo verde', price: 450, categoryIds: [soups] });
  await page.goto('/');
  await page.getByRole('link', { name: /^Allergens not declared.* 1$/ }).click();
  await expect(page.getByRole('heading', { name: /^Allergens not declared/, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Caldo verde', exact: true })).toBeVisible();
});
