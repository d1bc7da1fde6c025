import type { Page } from '@playwright/test';
import { changeItem, createCategory, createItem, getItem, register } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Items, sizes and prices' });

/** A restaurant with three priced dishes, in the sheet. */
async function openSheet(page: Page): Promise<string[]> {
  await register(page.request);
  const menu = await createCategory(page.request, 'Menu');
  const ids: string[] = [];
  for (const [name, price] of [
    ['Bass', 1900],
    ['Bream', 1750],
    ['Cod', 1625],
  ] as const)
    ids.push(await createItem(page.request, { name, price, categoryIds: [menu] }));
  await page.goto('/menu-management/spreadsheet');
  await gridOf(page).focus();
  return ids;
}

test('prices and names typed in the sheet are saved as one, and taken back as one', async ({ page }) => {
  const [bass = ''] = await openSheet(page);
  await page.keyboard.type('Sea bass');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('18.20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('350');
  await page.keyboard.press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('2 items updated.')).toBeVisible();
  expect(await getItem(page.request, bass)).toMatchObject({ name: 'Sea bass', version: 2 });

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await getItem(page.request, bass)).toMatchObject({ name: 'Bass' });
  await expect(page.getByRole('rowheader', { name: 'Bass', exact: true })).toBeVisible();
});

test('every price goes up by 5 %, rounded to .50, after each change was seen', async ({ page }) => {
  const ids = await openSheet(page);
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await expect(dialog.getByText('3 prices change')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Bream €17\.50 €18\.50/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Put into the sheet' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('3 items updated.')).toBeVisible();
  const prices = await Promise.all(ids.map((id) => getItem(page.request, id)));
  expect(prices).toMatchObject([
    { sizes: [{ price: 2000 }] },
    { sizes: [{ price: 1850 }] },
    { sizes: [{ price: 1700 }] },
  ]);
});

test('a wrong cell keeps what was typed and nothing is saved', async ({ page }) => {
  const [bass = ''] = await openSheet(page);
  await page.keyboard.type('Sea bass');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nineteen');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('1 cell needs your attention')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /nineteen/ })).toHaveAttribute('aria-invalid', 'true');
  expect(await getItem(page.request, bass)).toMatchObject({ name: 'Bass', version: 1 });
});

test('what somebody else saved first is shown beside mine, and I choose', async ({ page }) => {
  const [bass = ''] = await openSheet(page);
  await page.keyboard.type('Sea bass');
  await page.keyboard.press('Enter');
  // After it was typed over: a change from before would be in the cell already, by the live feed.
  await changeItem(page.request, bass, { name: 'Wolf fish' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('row', { name: 'Item Sea bass Wolf fish' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('1 item updated.')).toBeVisible();
  expect(await getItem(page.request, bass)).toMatchObject({ name: 'Sea bass', version: 3 });
});
