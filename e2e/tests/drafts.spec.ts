import type { Page } from '@playwright/test';
import { changeItem, createCategory, createItem, getItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** An item whose form is open with another price typed, and kept. */
async function typePrice(page: Page): Promise<string> {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByLabel(/^Price/).fill('5.20');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('cardamom-draft:'))),
    )
    .toBe(true);
  return itemId;
}

const notice = (page: Page) => page.getByText(/^Unsaved changes from .* restored$/);

test('a reload keeps what was typed, and discarding it ends it', async ({ office: page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const itemId = await typePrice(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/5\.20/);
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 450 }] });
  await page
    .getByRole('status')
    .filter({ has: notice(page) })
    .getByRole('button')
    .click();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/4\.50/);
  await page.reload();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/4\.50/);
  await expect(notice(page)).toHaveCount(0);
});

test('a saved draft is not offered again', async ({ office: page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const itemId = await typePrice(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 520 }] });
  await page.reload();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/5\.20/);
  await expect(notice(page)).toHaveCount(0);
});

test('signing out keeps it for the same person', async ({ office: page, owner }) => {
  const itemId = await typePrice(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(`/menu-management/items/${itemId}`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/5\.20/);
});

test('a draft whose item was saved elsewhere since is compared first', async ({ office: page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const itemId = await typePrice(page);
  await changeItem(page.request, itemId, { sizes: [{ kind: 'PRICED', price: 490 }] });
  await page.reload();
  const question = page.getByRole('dialog', { name: 'You saved this elsewhere in the meantime' });
  await question.getByRole('button', { name: 'Keep what is typed here' }).click();
  await question.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/5\.20/);
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 490 }] });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 520 }] });
});

test('while a new item is stored nothing is typed that would be lost, and a refusal gives the focus back', async ({
  office: page,
}) => {
  await createCategory(page.request, 'Soups');
  await page.goto('/menu-management/items/new');
  const name = page.getByLabel('Item name');
  await page.getByLabel(/^Price/).fill('4.50');
  await name.fill('Tomato soup');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/online-menu/items', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await answer.promise;
    return route.abort();
  });
  const isSent = page.waitForRequest((request) => request.method() === 'POST');
  await name.press('Enter');
  await isSent;
  await page.keyboard.type(' of the day');
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(name).toHaveValue('Tomato soup');
  await expect(name).toBeFocused();
  await page.unroute('**/api/online-menu/items');
  await name.press('Enter');
  await expect(page.getByText('Item created.')).toBeVisible();
});
