import { changeItem, createCategory, createItem, register } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a printed allergen matrix says when it must be printed again, and what changed', async ({
  page,
  context,
}) => {
  await register(page.request);
  const grill = await createCategory(page.request, 'Grill');
  const bass = await createItem(page.request, { name: 'Sea bass', price: 1900, categoryIds: [grill] });

  await page.goto('/menu-management/allergen-matrix');
  await expect(page.getByText(/Not printed yet/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Sea bass/ })).toContainText('Not declared: ask the kitchen');
  expect(await axeViolations(page)).toEqual([]);

  const answered = context.waitForEvent('response', (response) =>
    response.url().includes('/allergen-matrix.pdf'),
  );
  await page.getByRole('button', { name: 'Print A4 (PDF)' }).click();
  const pdf = await answered;
  expect(pdf.status()).toBe(200);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(page.getByText('The printed matrix is up to date')).toBeVisible();

  const allergens = { isDeclared: true, contains: ['FISH'], mayContain: [] };
  await changeItem(page.request, bass, { allergens });
  await page.reload();
  await expect(page.getByText('Reprint needed')).toBeVisible();
  await expect(page.getByText('“Sea bass” is now declared: contains Fish')).toBeVisible();

  await page.goto('/menu-management/health');
  await expect(page.getByRole('link', { name: 'Allergen matrix: reprint needed' })).toBeVisible();
});
