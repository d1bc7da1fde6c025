import type { Locator } from '@playwright/test';
import { createCategory, createItem } from '../support/api.ts';
import { illegibleParts } from '../support/legible.ts';
import { expect, test } from '../support/test.ts';

// What a person comes for begins at once: docs/decisions.md, 41.
test('on a phone nine items, and seven to be marked sold out, stand whole on the first screen', async ({
  office: page,
}) => {
  const category = await createCategory(page.request, 'Mains');
  for (let dish = 1; dish <= 9; dish += 1)
    await createItem(page.request, { name: `Dish ${dish}`, price: 950, categoryIds: [category] });

  await page.goto('/menu-management/items');
  const items = page.getByRole('row', { name: /Dish/ });
  await expect(items.last()).toContainText('Dish 9');
  const foot = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox();
  expect(await wholeAbove(items, foot)).toBeGreaterThanOrEqual(9);

  await page.goto('/menu-management/sold-out');
  const dishes = page.getByRole('button', { name: /^Mark sold out: Dish/ });
  await expect(dishes.last()).toContainText('Dish 9');
  const tools = await page.getByRole('radiogroup', { name: 'Sold out until' }).boundingBox();
  expect(await wholeAbove(dishes, tools)).toBeGreaterThanOrEqual(7);
});

test('with letters twice as large a list’s title and its button lie over nothing and under nothing', async ({
  office: page,
}) => {
  await page.goto('/setting/staff');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '32px'));
  await expect(page.getByRole('button', { name: 'Search or go to…' })).toBeVisible();
  expect(await illegibleParts(page)).toEqual([]);
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** How many of them end above where something else begins. */
async function wholeAbove(rows: Locator, foot: Box): Promise<number> {
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  return boxes.filter((box) => box !== null && foot !== null && box.y + box.height <= foot.y).length;
}
