import type { Page } from '@playwright/test';
import { changeItem, createCategory, createItem, getItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const theirs = { description: 'With basil from the yard', sizes: [{ kind: 'PRICED', price: 490 }] };

/** A colleague saves the item while its form is open here with another price typed. */
async function loseTheRace(page: Page): Promise<string> {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByLabel('Price').fill('5.20');
  await changeItem(page.request, itemId, theirs);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })).toBeVisible();
  return itemId;
}

test('who keeps their own after a lost race replaces what they typed and nothing else', async ({
  office: page,
}) => {
  const itemId = await loseTheRace(page);
  expect(await getItem(page.request, itemId), 'nothing is written before the answer').toMatchObject(theirs);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({
    description: theirs.description,
    sizes: [{ price: 520 }],
  });
  await expect(page.getByLabel('Price')).toHaveValue(/5\.20/);
  await expect(page.getByLabel('Description')).toHaveValue(theirs.description);
});

test('who loads the other version sees it, and nothing is written', async ({ office: page }) => {
  const itemId = await loseTheRace(page);
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Price')).toHaveValue(/4\.90/);
  await expect(page.getByLabel('Description')).toHaveValue(theirs.description);
  expect(await getItem(page.request, itemId)).toMatchObject(theirs);
});

test('who closes the question keeps what was typed and is asked again at the next save', async ({
  office: page,
}) => {
  const itemId = await loseTheRace(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Price')).toHaveValue(/5\.20/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 520 }] });
});
