import { createCategory, createItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('what is typed is seen in the preview before it is saved, and guests see it after', async ({
  office: page,
}, { project }) => {
  const mains = await createCategory(page.request, 'Mains');
  const id = await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.goto(`/menu-management/items/${id}`);
  await page.getByLabel('Item name').fill('Sea bass with fennel');
  if (project.name.includes('phone')) await page.getByText('Preview', { exact: true }).click();
  const phone = page.getByRole('region', { name: 'As guests see it' });
  await expect(phone.getByRole('heading', { name: 'Sea bass with fennel' })).toBeVisible();
  await expect(phone.getByText('Allergens not declared. Please ask us.')).toBeVisible();
  await expect(page.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Item updated\./)).toBeVisible();
  if (project.name.includes('phone')) await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByText('This is what guests see now.')).toBeVisible();
});

test('the page of a time to come is a press and a few keys away, and its address keeps it', async ({
  office: page,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.goto('/menu-management/menus/preview?at=2026-11-27T18:30');
  const time = page.getByRole('slider', { name: 'Time' });
  await expect(time).toHaveAttribute('aria-valuetext', '18:30');
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=2026-11-27T19(:|%3A)00/);
  const phone = page.getByRole('region', { name: 'The page on a phone' });
  await expect(phone.getByRole('heading', { name: 'Sea bass' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', '19:00');
});
