import { createCategory, createItem, getRestaurant } from '../support/api.ts';
import { expectNoViolations } from '../support/axe.ts';
import { officePages, signedOutPages } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';

for (const path of signedOutPages) {
  test(`${path} has no axe violation in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

/** Pages of one part of the office are looked at in one browser window, which has loaded what they share. */
const parts = Map.groupBy(officePages, (path) => /^\/[^/]+\//.exec(path)?.[0] ?? 'beside both');

for (const [part, paths] of parts) {
  test(`no page of ${part} has an axe violation in light and dark`, async ({ office: page }) => {
    test.slow();
    const soups = await createCategory(page.request, 'Soups');
    await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
  });
}

test('the guest page has no axe violation in light and dark', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  const { restaurantUrl } = await getRestaurant(page.request);
  await page.goto(`/qr-menu/${restaurantUrl}`);
  await expect(page.getByText('Tomato soup')).toBeVisible();
  await expectNoViolations(page);
});

test('the demo restaurant’s guest menu has no axe violation in light and dark', async ({ page }) => {
  await page.goto('/qr-menu/cardamom-and-lime');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
});
