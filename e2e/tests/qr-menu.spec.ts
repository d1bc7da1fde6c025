import { createCategory, createItem, firstMenu, getRestaurant } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

// proves: qr.toggle.settings, pages.qr-menu-settings
test('an owner hides prices and allergens and picks a look, and guests read it so at once', async ({
  office: page,
  browser,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2450, categoryIds: [mains] });
  const { publicUrl } = await firstMenu(page.request);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(publicUrl);
  await expect(guest.getByText('24.50')).toBeVisible();

  await page.goto('/digital-menu/qr-menu');
  await page.getByText('Prices', { exact: true }).click();
  await page.getByText('Allergens', { exact: true }).click();
  await expect(page.getByText('Guests have a right to know about allergens')).toBeVisible();
  await page.getByText('Candle', { exact: true }).click();
  await expect(page.getByLabel(/^Accent colour/)).toHaveValue('#c08a3e');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('QR menu updated.')).toBeVisible();

  await guest.reload();
  await expect(guest.getByText('Sea bass')).toBeVisible();
  await expect(guest.getByText('24.50')).toHaveCount(0);
  await expect(guest.getByRole('contentinfo').getByText('Ask us about allergens.')).toBeVisible();
  await expect(guest.locator('body')).toHaveCSS('background-color', 'rgb(248, 243, 235)');
  const { restaurantUrl } = await getRestaurant(page.request);
  const told = await guest.request.get(`/api/public/restaurants/${restaurantUrl}`);
  expect(await told.json()).toMatchObject({ data: { look: 'CANDLE', accentColour: '#c08a3e' } });
});

test('history tells of the settings in words, and takes a change back', async ({ office: page }) => {
  await page.goto('/digital-menu/qr-menu');
  await page.getByText('Calories', { exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('QR menu updated.')).toBeVisible();
  await page.goto('/menu-management/history');
  await expect(page.getByText(/^QR menu settings · Changed by/)).toBeVisible();
  await expect(page.getByText('Hidden from guests')).toBeVisible();
  await page.getByRole('button', { name: 'Put back: Calories' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.goto('/digital-menu/qr-menu');
  await expect(page.getByRole('switch', { name: 'Calories' })).toBeChecked();
});
