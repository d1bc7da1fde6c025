import type { Page } from '@playwright/test';
import { createCategory, createItem, deleteItem } from '../support/api.ts';
import { withoutFeed } from '../support/feed.ts';
import { expect, test } from '../support/test.ts';
import { watchLoading } from '../support/visit.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A list, the link there that leads to a form, and the form's title. */
interface Way {
  list: string;
  link: string;
  form: string;
}

async function waysToForms(page: Page): Promise<Way[]> {
  const fish = await createCategory(page.request, 'Fish');
  await createItem(page.request, { name: 'Sea bass', price: 900, categoryIds: [fish] });
  return [
    { list: '/menu-management/categories', link: 'Fish', form: 'Fish' },
    { list: '/menu-management/categories', link: 'Add category', form: 'New category' },
    { list: '/menu-management/items', link: 'Sea bass', form: 'Sea bass' },
    { list: '/menu-management/items', link: 'Add item', form: 'New item' },
    { list: '/menu-management/menus', link: 'All day', form: 'All day' },
    { list: '/menu-management/menus', link: 'Add menu', form: 'New menu' },
    { list: '/menu-management/modifiers', link: 'Add modifier group', form: 'New modifier group' },
    { list: '/setting/financial', link: 'Add discount', form: 'New discount' },
  ];
}

test('a page that is opened by a link has the focus on its title; Back has it on that link', async ({
  office: page,
}) => {
  test.slow();
  await withoutFeed(page);
  const loaded = watchLoading(page);
  for (const { list, link, form } of await waysToForms(page)) {
    await page.goto(list);
    // The way to the first of something stands elsewhere than the way to the next.
    await loaded();
    const follow = page.getByRole('main').getByRole('link', { name: link, exact: true }).first();
    await follow.press('Enter');
    await expect(title(page)).toHaveText(form);
    await expect(title(page), `the title of ${form}`).toBeFocused();
    await page.goBack();
    await expect(follow, `the link to ${form}`).toBeFocused();
  }
});

test('a page that is slow to load takes the focus to its title, unless it was moved meanwhile', async ({
  office: page,
}) => {
  const fish = await createCategory(page.request, 'Fish');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/online-menu/categories/${fish}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/menu-management/categories');
  await page.getByRole('link', { name: 'Fish' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const moved = await page.evaluateHandle(() => document.activeElement);
  answer();
  await expect(title(page)).toHaveText('Fish');
  expect(await moved.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a page of what is not there, and one of what was deleted, has a title that is seen, read and focused', async ({
  office: page,
}) => {
  // The live feed would take the row out of the list before it can be followed.
  await withoutFeed(page);
  const fish = await createCategory(page.request, 'Fish');
  const bass = await createItem(page.request, { name: 'Sea bass', price: 900, categoryIds: [fish] });
  await page.goto('/menu-management/items');
  const link = page.getByRole('link', { name: 'Sea bass' });
  await expect(link).toBeVisible();
  await deleteItem(page.request, bass);
  await link.press('Enter');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.goto('/menu-management/items/0198a000-0000-7000-8000-00000000dead');
    await expect(title(page)).toHaveText('This item is not here');
    if (!isReloaded) await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(/^This item is not here · /);
  }
});
