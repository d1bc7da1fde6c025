import { createCategory, createItem, firstMenu, getRestaurant } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

// proves: menus.form, success.created
test('a menu made of sections is what guests read, in its order, its featured dish first and without what it hides', async ({
  office: page,
}) => {
  const soups = await createCategory(page.request, 'Soups');
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await createItem(page.request, { name: 'Octopus rice', price: 1900, categoryIds: [mains] });
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await createItem(page.request, { name: 'Staff supper', price: 100, categoryIds: [mains] });

  await page.goto('/menu-management/menus');
  await page.getByRole('link', { name: 'Add menu' }).first().click();
  await page.getByLabel('Menu name').fill('Supper');
  for (const name of ['Mains', 'Soups']) {
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('row', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Hide Staff supper from guests' }).click();
  await page.getByRole('button', { name: 'Actions for Mains' }).click();
  await page.getByRole('menuitem', { name: 'Rename section' }).click();
  await page.getByLabel('Title of the section').fill('From the sea');
  await page.getByRole('button', { name: 'Use this title' }).click();
  await page.getByRole('button', { name: 'Actions for From the sea' }).click();
  await page.getByRole('menuitem', { name: 'Featured dish' }).click();
  await page.getByRole('button', { name: /^None/ }).click();
  await page.getByRole('option', { name: 'Sea bass' }).click();
  await page.getByRole('button', { name: 'Use this choice' }).click();
  await expect(page.getByRole('row', { name: /Sea bass/ })).toContainText('Featured');
  await page.getByRole('button', { name: 'Create menu' }).click();
  await expect(page.getByText('Menu created.')).toBeVisible();

  const { restaurantUrl } = await getRestaurant(page.request);
  await page.goto(`/qr-menu/${restaurantUrl}`);
  await page.getByRole('link', { name: /^Supper/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Sea bass',
    'Octopus rice',
    'Tomato soup',
  ]);
  await expect(page.getByText('Our pick')).toBeVisible();
  await expect(page.getByRole('region', { name: 'From the sea' })).toBeVisible();
});

// proves: menus.form, success.updated
test('hours that leave guests without a menu are said while they are typed', async ({ office: page }) => {
  const menu = await firstMenu(page.request);
  await page.goto(`/menu-management/menus/${menu.id}`);
  await page.getByRole('button', { name: 'Add days and times' }).click();
  const lunch = page.getByRole('group', { name: 'Days and times 1' });
  await lunch.getByRole('button', { name: 'Weekdays' }).click();
  await lunch.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('1200');
  await lunch.getByRole('group', { name: 'To' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('1500');
  await expect(page.getByText(/guests find no menu all day/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Menu updated.')).toBeVisible();
  await page.goto('/menu-management/menus');
  await expect(page.getByText('Mon–Fri 12:00–15:00').filter({ visible: true })).toBeVisible();
});

test('what guests see on Friday 18:30 is told beforehand', async ({ office: page, isMobile }) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.goto('/menu-management/menus');
  const preview = 'What guests see';
  if (isMobile) {
    // Beside the title and “Add” a phone's bar has room for one button.
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: preview }).click();
  } else {
    await page.getByRole('link', { name: preview }).click();
  }
  const phone = page.getByRole('region', { name: 'The page on a phone' }).frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'All day' })).toBeVisible();
  await page.goto('/menu-management/menus/preview?at=2027-01-08T18%3A30');
  await expect(page.getByText('Friday 8 January 2027, 18:30')).toBeVisible();
  await expect(phone.getByText('Sea bass')).toBeVisible();
});

// proves: menus.form, success.deleted
test('a deleted menu comes back by Undo', async ({ office: page }) => {
  await page.goto('/menu-management/menus');
  await page.getByRole('button', { name: 'Actions for All day' }).click();
  await page.getByRole('menuitem', { name: 'Delete menu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete menu' }).click();
  await expect(page.getByText('Menu deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'All day', exact: true })).toBeVisible();
});
