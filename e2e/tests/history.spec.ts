import { changeItem, createCategory, createItem, deleteItem, getItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('who changed what is told in words, and one field is put back', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await changeItem(page.request, itemId, {
    name: 'Cold tomato soup',
    sizes: [{ kind: 'PRICED', price: 520 }],
  });
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByRole('button', { name: 'History' }).click();
  const panel = page.getByRole('dialog', { name: 'History of “Cold tomato soup”' });
  await expect(panel.getByText('Changed by Inês Duarte')).toBeVisible();
  await expect(panel.getByText('€4.50')).toBeVisible();
  await panel.getByRole('button', { name: 'Put back: Price' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({
    name: 'Cold tomato soup',
    sizes: [{ price: 450 }],
  });
});

test('a deleted item is restored from the history', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await deleteItem(page.request, itemId);
  await page.goto('/menu-management/history?kind=ITEM');
  await page.getByRole('button', { name: 'Restore “Tomato soup”' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ name: 'Tomato soup', sizes: [{ price: 450 }] });
  await page.goto(`/menu-management/items/${itemId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato soup' })).toBeVisible();
});

test('the address of a deleted item offers to bring it back', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await deleteItem(page.request, itemId);
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByRole('button', { name: 'Restore “Tomato soup”' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue('Tomato soup');
});
