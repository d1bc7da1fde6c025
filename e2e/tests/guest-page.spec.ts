import { get } from 'node:http';
import {
  changeRestaurantUrl,
  createCategory,
  createItem,
  demoMenuPath,
  firstMenu,
  getRestaurant,
} from '../support/api.ts';
import type { Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads name and price in the restaurant’s currency', async ({ owner, page }) => {
    const soups = await createCategory(page.request, 'Soups');
    await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
    const { restaurantUrl } = await getRestaurant(page.request);
    await page.goto(`/qr-menu/${restaurantUrl}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.restaurantName);
    await expect(page.getByText('Tomato soup')).toBeVisible();
    await expect(page.getByText(/€\s?4\.50|4[.,]50\s?€/)).toBeVisible();
  });
});

test('a printed code survives a renamed URL', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  const { shortUrl } = await firstMenu(page.request);
  const before = await getRestaurant(page.request);
  const after = await changeRestaurantUrl(page.request, `${before.restaurantUrl}-new`);
  await page.goto(shortUrl);
  await expect(page).toHaveURL(new RegExp(`/qr-menu/${after.restaurantUrl}`));
  await expect(page.getByText('Tomato soup')).toBeVisible();
  await page.goto(`/qr-menu/${before.restaurantUrl}`);
  await expect(page).toHaveURL(new RegExp(`/qr-menu/${after.restaurantUrl}`));
});

test('a guest of an unknown restaurant reads what to do, with a true 404', async ({ page }) => {
  const response = await page.goto('/qr-menu/no-such-restaurant');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** What a server sends before the phone has answered once: ten segments, in bytes (docs/decisions.md, 45). */
const firstFlight = 14_600;

/** How many bytes of an answer travel, its headers among them; and whether it was compressed as what many read. */
function weigh(url: string): Promise<{ bytes: number; isReadOften: boolean }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = `HTTP/1.1 200 OK\r\n\r\n`.length;
      for (const part of answer.rawHeaders) bytes += Buffer.byteLength(part) + 2;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      const isReadOften = answer.headers.etag?.endsWith('-br11"') ?? false;
      answer.on('end', () => resolve({ bytes, isReadOften }));
    }).on('error', reject);
  });
}

test('sixty dishes come in a connection’s first flight, headers and data for search engines with them', async ({
  page,
  baseURL,
}) => {
  const menu = `${baseURL}${await demoMenuPath(page.request)}`;
  await expect.poll(async () => (await weigh(menu)).isReadOften).toBe(true);
  expect((await weigh(menu)).bytes).toBeLessThanOrEqual(firstFlight);
});

test('the page fits 320 pixels and 200 % text', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, {
    name: 'Slow-roasted Mediterranean tomato soup',
    price: 450,
    categoryIds: [soups],
  });
  const { restaurantUrl } = await getRestaurant(page.request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/qr-menu/${restaurantUrl}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a section is reached at the first press, also while dishes are still to be laid out', async ({
  page,
}) => {
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => void fonts.push(route));
  await page.goto(await demoMenuPath(page.request));
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-whole');
  await page.getByRole('navigation').getByRole('link', { name: 'Desserts' }).click();
  const topOf = () =>
    page.getByRole('region', { name: 'Desserts' }).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(topOf).toBeLessThan(70);
  expect(await topOf()).toBeGreaterThan(40);
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await Promise.all(fonts.map((route) => route.abort()));
});

test('where the script that comes late cannot come, all dishes are laid out', async ({ page }) => {
  await page.route('**/guest/assets/page-live*', (route) => route.abort());
  await page.goto(await demoMenuPath(page.request));
  await expect(page.locator('html')).toHaveAttribute('data-whole');
});

test('all dishes are laid out in the end, and the page keeps nothing of the waiting', async ({ page }) => {
  await page.goto(await demoMenuPath(page.request));
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await expect(page.locator('main section [role=list] > li[style*=content-visibility]')).toHaveCount(0);
});
