import type { Locator, Page } from '@playwright/test';
import { createCategory } from '../support/api.ts';
import { withoutFeed } from '../support/feed.ts';
import { walkByKeyboard } from '../support/focus-seen.ts';
import { expect, test } from '../support/test.ts';

const path = '/menu-management/categories';

/** What stands at the window's foot, by what it is called. */
const floatingParts = (page: Page): Record<string, Locator> => ({
  places: page.getByRole('navigation', { name: 'Main navigation' }),
  bar: page.getByRole('group', { name: 'What to do with the selection' }),
  top: page.getByRole('button', { name: 'Back to top' }),
  toast: page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog'),
});

/** Pairs of these parts that lie over each other. */
async function overlaps(parts: Record<string, Locator>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({
      name,
      box: (await part.isVisible()) ? await part.boundingBox() : null,
    })),
  );
  const boxes = found.flatMap(({ name, box }) => (box === null ? [] : [{ name, box }]));
  return boxes.flatMap(({ name, box: one }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}

/** The list with rows chosen, scrolled down, and a message that stays because nothing could be changed. */
async function listWithAllThatFloats(page: Page): Promise<Record<string, Locator>> {
  for (let at = 10; at < 40; at += 1) await createCategory(page.request, `Category ${at}`);
  await page.route(`**/api/online-menu/categories/bulk`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(path);
  await page.getByRole('button', { name: 'Actions for Category 10' }).waitFor();
  const box = page.getByRole('row', { name: 'Category 10' }).getByRole('checkbox');
  if (await box.isVisible()) {
    await box.check();
  } else {
    // A phone shows no boxes before the first row is chosen from its menu.
    await page.getByRole('button', { name: 'Actions for Category 10' }).click();
    await page.getByRole('menuitem', { name: 'Select' }).click();
  }
  const parts = floatingParts(page);
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  for (const name of ['bar', 'toast']) await expect(parts[name] as Locator).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(parts['top'] as Locator).toBeVisible();
  return parts;
}

test.beforeEach(({ page }) => withoutFeed(page));

/** Scrolls there, and waits until what floats has found its place: a place it only passes through proves nothing. */
async function settleAt(page: Page, to: 'middle' | 'end'): Promise<void> {
  await page.evaluate(async (where) => {
    for (let times = 0; times < 3; times += 1) {
      scrollTo({ top: where === 'end' ? document.documentElement.scrollHeight : 400, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  }, to);
}

test('nothing that floats covers another, nor the last row of a list, wherever it is scrolled to', async ({
  office: page,
}) => {
  const parts = await listWithAllThatFloats(page);
  const last = page.getByRole('button', { name: 'Actions for Category 39' });
  await settleAt(page, 'middle');
  expect(await overlaps(parts)).toEqual([]);
  await settleAt(page, 'end');
  expect(await overlaps({ ...parts, last })).toEqual([]);

  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(parts['toast'] as Locator).toHaveCount(0);
  await settleAt(page, 'end');
  expect(await overlaps({ ...parts, last })).toEqual([]);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await settleAt(page, 'end');
  expect(await overlaps({ ...parts, last })).toEqual([]);
});

test('what has the focus lies under nothing that floats', async ({ office: page }) => {
  await listWithAllThatFloats(page);
  expect(await walkByKeyboard(page, path, 'Tab')).toEqual([]);
  expect(await walkByKeyboard(page, path, 'Shift+Tab')).toEqual([]);
});
