import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { create, createCategory, createItem, getRestaurant } from '../support/api.ts';
import { limitPermissions } from '../support/database.ts';
import { decodeQrCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

/** A dish on the restaurant's menu, so that guests find something. */
async function withDish(api: Parameters<typeof createCategory>[0]): Promise<void> {
  const soups = await createCategory(api, 'Soups');
  await createItem(api, { name: 'Caldo verde', price: 450, categoryIds: [soups] });
}

// proves: pages.link-to-menu, pages.navigation.link-to-menu, permissions.LINK_TO_MENU
test('whoever looks after the website finds every link, that they work, and their codes', async ({
  owner,
  office: page,
  isMobile,
}) => {
  await create(page.request, '/api/settings/table-sections', { name: 'Terrace', tableCount: 14 });
  const { shortUrl } = await getRestaurant(page.request);
  limitPermissions(owner.email, ['LINK_TO_MENU']);
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Link to menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link to menu' })).toBeVisible();
  await expect(page.getByText('Checked just now: all 16 links work on this machine.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search links' }).fill('terrace 12');
  await expect(page.getByRole('heading', { name: '1 link' })).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Table 12/ }).click();
  await expect(await opening).toHaveURL(/\/qr-menu\/[a-z0-9-]+\?table=12$/);

  await page.getByRole('searchbox', { name: 'Search links' }).fill('');
  await page.getByRole('button', { name: `Copy link of ${owner.restaurantName}` }).click();
  await expect(page.getByText(`Link of ${owner.restaurantName} copied.`)).toBeVisible();
  await page.getByRole('button', { name: `QR code of ${owner.restaurantName}` }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: `QR code of ${owner.restaurantName}` });
  await expect(code).toBeVisible();
  expect(await decodeQrCode(code)).toBe(shortUrl);
});

test('without the permission the navigation does not name it', async ({ owner, office: page, isMobile }) => {
  limitPermissions(owner.email, ['MENU_MANAGEMENT']);
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Menus', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Link to menu' })).toHaveCount(0);
});

test('what is pressed stays where it is while the page learns more', async ({ office: page }) => {
  const hold = Promise.withResolvers<void>();
  await page.route('**/api/online-menu/links/check', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/link-to-menu');
  const more = page.getByRole('button', { name: 'More for the link of All day' });
  await expect(more).toBeVisible();
  const before = await more.boundingBox();
  hold.resolve();
  await expect(page.getByText(/^Checked just now/)).toBeVisible();
  expect(await more.boundingBox()).toEqual(before);
});

test('the lines that are copied put the menu into another website', async ({ office: page, context }) => {
  await withDish(page.request);
  await page.goto('/link-to-menu');
  await page.getByRole('button', { name: 'More for the link of All day' }).click();
  await page.getByRole('menuitem', { name: 'Put on a website' }).click();
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByRole('textbox', { name: 'Code for your website' }).inputValue();

  const body = `<!doctype html><title>A website</title><h1>Our restaurant</h1>${code}`;
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(body);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const website = await context.newPage();
  await website.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await expect(
    website.frameLocator('iframe[title^="All day, menu of"]').getByText('Caldo verde'),
  ).toBeVisible();
  host.close();
});
