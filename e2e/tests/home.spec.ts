import { createCategory, createItem, getRestaurant } from '../support/api.ts';
import { callItDemo } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

/** A restaurant of the test with one dish, whose list of what is to set up stands at its second step. */
async function withDish(api: Parameters<typeof createCategory>[0]): Promise<void> {
  const soups = await createCategory(api, 'Soups');
  await createItem(api, { name: 'Caldo verde', price: 450, categoryIds: [soups] });
}

test('a guest who scans the code is seen on Home, and ends setting up', async ({ office: page, browser }) => {
  await withDish(page.request);
  const { shortUrl } = await getRestaurant(page.request);
  await page.goto('/');
  await expect(page.getByText('Nobody has scanned a code yet.')).toBeVisible();
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  for (const done of ['2 of 5 done', '3 of 5 done', '4 of 5 done']) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByText(done)).toBeVisible();
  }
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(shortUrl);
  await expect(guest.getByText('Caldo verde')).toBeVisible();
  await guest.context().close();

  await expect(page.getByRole('heading', { name: 'Your menu is ready for your guests' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('5 of 5 done')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 scan in 14 days')).toBeVisible();
  await expect(page.getByText('5 of 5 done')).toHaveCount(0);
});

test('the guests’ page stands on Home as it is now, and follows what is changed', async ({
  office: page,
}) => {
  await withDish(page.request);
  await page.goto('/');
  const stage = page.frameLocator('iframe[title^="The guest page of"]');
  await expect(stage.getByText('Caldo verde')).toBeVisible();
  const fish = await createCategory(page.request, 'Fish');
  await createItem(page.request, { name: 'Sea bass', price: 2450, categoryIds: [fish] });
  await expect(stage.getByText('Sea bass')).toBeVisible();
});

test('the guests’ page on Home is written in the faces of its look', async ({ office: page }) => {
  await withDish(page.request);
  await page.goto('/');
  const name = page.frameLocator('iframe[title^="The guest page of"]').getByRole('heading', { level: 1 });
  const shown = () =>
    name.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(shown).toEqual(expect.arrayContaining(['Gloock', 'Inter Variable']));
});

test('the owner deletes the demo restaurant by its name, is signed out, and may register again', async ({
  office: page,
  owner,
}) => {
  await withDish(page.request);
  const { publicUrl, shortUrl } = await getRestaurant(page.request);
  callItDemo(owner.email);
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete the demo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await dialog.getByLabel(/^Name of the restaurant/).fill('Another');
  await dialog.getByLabel(/^Your password/).fill(owner.password);
  await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
  await expect(dialog.getByLabel(/^Name of the restaurant/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(/^Name of the restaurant/).fill(owner.restaurantName);
  await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
  await expect(page).toHaveURL(/\/register$/);
  for (const address of [publicUrl, shortUrl]) expect((await page.request.get(address)).status()).toBe(410);
});
