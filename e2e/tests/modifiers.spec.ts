import type { Page } from '@playwright/test';
import { createCategory, createItem, getRestaurant } from '../support/api.ts';
import { openChoices } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

/** Makes a group of these options in the form of a new one. */
async function addGroup(page: Page, name: string, options: readonly [name: string, price: string][]) {
  await page.goto('/menu-management/modifiers');
  await page.getByRole('link', { name: 'Add modifier group' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const [place, [option, price]] of options.entries()) {
    if (place > 1) await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByRole('textbox', { name: 'Option' }).nth(place).fill(option);
    await page.getByRole('textbox', { name: 'Price difference' }).nth(place).fill(price);
  }
}

async function giveTo(page: Page, item: string, group: string): Promise<void> {
  await page.goto('/menu-management/items');
  await page.getByRole('link', { name: item }).click();
  await openChoices(page, 'Modifier groups');
  // By keyboard, at the page's end: to show an option must not scroll the page, which would close the list.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: group })).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
}

// proves: pages.guest.restaurant, modifiers.form, success.created
test('a choice made in the office is what guests read, rule, order and prices, also without JavaScript', async ({
  office: page,
  browser,
}) => {
  const grill = await createCategory(page.request, 'Grill');
  await createItem(page.request, { name: 'Sirloin', price: 2190, categoryIds: [grill] });
  await addGroup(page, 'Side', [
    ['Fries', '0'],
    ['Truffle mash', '2.50'],
    ['Rice', '0'],
    ['No side', '-2'],
  ]);
  await page.getByRole('textbox', { name: 'Name for guests' }).fill('Choose your side');
  await page.getByRole('textbox', { name: 'At most' }).fill('2');
  await expect(page.getByText('Choose your side · Choose 1 to 2')).toBeVisible();
  await page.getByRole('button', { name: /^Move Rice,/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Create modifier group' }).click();
  await expect(page.getByText('Modifier group created.')).toBeVisible();
  await giveTo(page, 'Sirloin', 'Side');

  const { restaurantUrl } = await getRestaurant(page.request);
  const guest = await browser.newContext({ javaScriptEnabled: false });
  const menu = await guest.newPage();
  await menu.goto(`${new URL(page.url()).origin}/qr-menu/${restaurantUrl}`);
  const dish = menu.getByRole('listitem').filter({ has: menu.getByRole('heading', { name: 'Sirloin' }) });
  await dish.getByText('More').click();
  await expect(dish.getByText('Choose your side')).toBeVisible();
  const options = dish.locator('details').getByRole('listitem');
  await expect(options.first()).toBeVisible();
  await expect(options).toHaveText([/^Fries/, /^Rice/, /^Truffle mash\+€2\.50/, /^No side−€2\.00/]);
  await expect(dish.getByText('Allergens not declared').first()).toBeVisible();
  await guest.close();
});

// proves: errors.on-field
test('a rule that cannot hold is refused where it is wrong, and the name in use is named', async ({
  office: page,
}) => {
  await addGroup(page, 'Milk', [
    ['Oat', '0'],
    ['oat', '0.40'],
  ]);
  await page.getByRole('textbox', { name: 'At least' }).fill('3');
  await page.getByRole('button', { name: 'Create modifier group' }).click();
  await expect(page.getByText('At most 2, the number of options')).toBeVisible();
  await expect(page.getByText('This name is already in use')).toBeVisible();
  await page.getByRole('textbox', { name: 'Option' }).nth(1).fill('Soy');
  await page.getByRole('textbox', { name: 'At least' }).fill('1');
  await page.getByRole('button', { name: 'Create modifier group' }).click();
  await expect(page.getByText('Modifier group created.')).toBeVisible();

  await addGroup(page, 'MILK', [
    ['Oat', '0'],
    ['Soy', '0'],
  ]);
  await page.getByRole('button', { name: 'Create modifier group' }).click();
  await expect(page.getByText('This name is already in use')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
});

// proves: modifiers.form, errors.dependency-alert, success.deleted
test('a group in use is not deleted and names its items; a deleted one comes back by Undo', async ({
  office: page,
}) => {
  const drinks = await createCategory(page.request, 'Drinks');
  await createItem(page.request, { name: 'Flat white', price: 320, categoryIds: [drinks] });
  await addGroup(page, 'Milk', [
    ['Whole', '0'],
    ['Oat', '0.40'],
  ]);
  await page.getByRole('button', { name: 'Create modifier group' }).click();
  await expect(page.getByText('Modifier group created.')).toBeVisible();
  await giveTo(page, 'Flat white', 'Milk');

  const remove = async () => {
    await page.goto('/menu-management/modifiers');
    await page.getByRole('button', { name: 'Actions for Milk' }).click();
    await page.getByRole('menuitem', { name: 'Delete modifier group' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete modifier group' }).click();
  };
  await remove();
  const alert = page.getByRole('alertdialog', { name: '“Milk” is still used' });
  await alert.getByRole('link', { name: 'Flat white' }).click();
  // The list that is left has actions of this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Flat white' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Milk' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();

  await remove();
  await expect(page.getByText('Modifier group deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Milk' })).toBeVisible();
});
