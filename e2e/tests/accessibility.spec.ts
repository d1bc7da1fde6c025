import { createCategory, createItem, getRestaurant } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { withoutFeed } from '../support/feed.ts';
import { officePages, signedOutPages } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';
import { visit, watchLoading } from '../support/visit.ts';

// Desktop windows are looked at in `every-page.spec.ts`, with all else that is looked at there.
test('on a phone no page for who is signed out has an axe violation in light and dark', async ({ page }) => {
  const found: string[] = [];
  for (const path of signedOutPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await axeViolations(page)));
  }
  expect(found).toEqual([]);
});

/** Pages of one part of the office are looked at in one browser window, which has loaded what they share. */
const parts = Map.groupBy(officePages, (path) => /^\/[^/]+\//.exec(path)?.[0] ?? 'beside both');

for (const [part, paths] of parts) {
  test(`on a phone no page of ${part} has an axe violation in light and dark`, async ({ office: page }) => {
    test.slow();
    await withoutFeed(page);
    const loaded = watchLoading(page);
    const soups = await createCategory(page.request, 'Soups');
    await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
    const found: string[] = [];
    await page.goto('/profile-setting');
    for (const path of paths) {
      await visit(page, path);
      await loaded();
      found.push(...(await axeViolations(page)));
    }
    expect(found).toEqual([]);
  });
}

test('the guest page has no axe violation in light and dark', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  const { restaurantUrl } = await getRestaurant(page.request);
  await page.goto(`/qr-menu/${restaurantUrl}`);
  await expect(page.getByText('Tomato soup')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the demo restaurant’s guest menu has no axe violation in light and dark', async ({ page }) => {
  await page.goto('/qr-menu/cardamom-and-lime');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
