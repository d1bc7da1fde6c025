import { devices, type Browser, type Page } from '@playwright/test';
import { changeRestaurantUrl, getRestaurant, someOwner, type Owner } from '../support/api.ts';
import { addCategory, fillItem, saveNewItem } from '../support/office.ts';
import { phonePhoto } from '../support/pictures.ts';
import { decodeQrCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

// proves: pages.guest.menu, items.name, items.picture, items.price, categories.name, success.created
// proves: success.updated
test('a new restaurant reaches a guest’s phone, and its printed code outlives its URL', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = someOwner('Harbour Bistro');

  await test.step('the owner registers', () => registerInBrowser(page, owner));
  await test.step('adds a category and an item with a phone’s photo and a price', async () => {
    await addCategory(page, 'Soups');
    await fillItem(page, {
      name: 'Tomato soup',
      category: 'Soups',
      price: '4.50',
      picture: await phonePhoto(),
    });
    await saveNewItem(page);
  });
  const printed = await test.step('the QR code on the home page is printed', () => readQrCode(page));
  const guest = await guestPhone(browser);
  await test.step('a guest scans it and reads name, price and picture', async () => {
    await guest.goto(printed);
    const dish = guest.getByRole('listitem').filter({ hasText: 'Tomato soup' });
    await expect(dish.getByText('€4.50')).toBeVisible();
    const picture = dish.locator('picture img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
  });
  await test.step('the owner changes the price, and the guest reads the new one', async () => {
    await page.goto('/menu-management/items');
    await page.getByRole('link', { name: 'Tomato soup' }).click();
    await page.getByLabel(/^Price/).fill('5.20');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Item updated.')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('€5.20')).toBeVisible();
    await expect(guest.getByText('€4.50')).toHaveCount(0);
  });
  await test.step('the restaurant’s URL changes, and the code printed before still leads there', async () => {
    const { restaurantUrl } = await getRestaurant(page.request);
    await changeRestaurantUrl(page.request, `${restaurantUrl}-by-the-sea`);
    await guest.goto(printed);
    await expect(guest).toHaveURL(new RegExp(`/qr-menu/${restaurantUrl}-by-the-sea`));
    await expect(guest.getByText('€5.20')).toBeVisible();
  });
  await guest.context().close();
});

async function registerInBrowser(page: Page, owner: Owner): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Restaurant name').fill(owner.restaurantName);
  await page.getByRole('button', { name: /Venue type/ }).click();
  await page.getByRole('option', { name: 'Bistro' }).click();
  await page.getByRole('combobox', { name: 'Default currency' }).fill('Euro');
  await expect(page.getByRole('option', { name: /\bEUR\b/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Default currency' })).toHaveValue(/EUR/);
  await page.getByLabel('Your name').fill('Inês Duarte');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Register restaurant' }).click();
  await expect(page.getByRole('button', { name: 'Account of Inês Duarte' })).toBeVisible();
}

async function readQrCode(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ });
  await code.scrollIntoViewIfNeeded();
  let printed = '';
  // A camera looks until it reads.
  await expect(async () => {
    printed = await decodeQrCode(code);
  }).toPass();
  return printed;
}

/** A guest's phone of 390 px, with nobody signed in. */
async function guestPhone(browser: Browser): Promise<Page> {
  const size = { width: 390, height: 844 };
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: size,
    locale: 'en-GB',
    ...(process.env.RECORD === '1' && { recordVideo: { dir: test.info().outputPath('guest'), size } }),
  });
  return context.newPage();
}
