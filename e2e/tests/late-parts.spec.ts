import { expect, test } from '../support/test.ts';

test('a dialog that cannot be loaded takes nothing away, says so, and comes when it is asked for again', async ({
  office: page,
}) => {
  const part = '**/OfficePalette-*.js';
  await page.route(part, (route) => route.abort());
  await page.goto('/menu-management/categories/new');
  const name = page.getByLabel('Category name');
  await name.fill('Starters');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(name).toHaveValue('Starters');
  await page.unroute(part);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what comes after the page by itself does not take it away, and comes once the person is back', async ({
  office: page,
}) => {
  const part = '**/OfficeLate-*.js';
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/OfficeLate-'));
  await page.goto('/menu-management/categories');
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.unroute(part);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: /^Guests see/ })).toBeVisible();
});

test('a part whose network is back before its loading fails comes by itself', async ({
  office: page,
  context,
}) => {
  await page.route(
    '**/OfficeLate-*.js',
    async (route) => {
      await context.setOffline(true);
      await context.setOffline(false);
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/menu-management/categories');
  await expect(page.getByRole('link', { name: /^Guests see/ })).toBeVisible();
});
