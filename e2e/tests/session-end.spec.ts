import type { Locator, Page } from '@playwright/test';
import { createCategory, createItem, getItem, type Owner } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const sentence = 'Your session ended; what you typed is kept.';
const restored = (page: Page) => page.getByText(/^Unsaved changes from .* restored$/);

/** Signs in on the page that the end of a session led to. */
async function signInAgain(page: Page, { email, password }: Owner): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** The sheet of one dish, with another price typed into it. */
async function typeIntoSheet(page: Page): Promise<string> {
  const grill = await createCategory(page.request, 'Grill');
  const bass = await createItem(page.request, { name: 'Sea bass', price: 1900, categoryIds: [grill] });
  await page.goto('/menu-management/spreadsheet?search=bass');
  await page.getByRole('grid', { name: 'Items, sizes and prices' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('21.50');
  await page.keyboard.press('Enter');
  return bass;
}

// proves: session.refresh-refused
test('a sheet saved after the session ended is there again after signing in, and can be saved', async ({
  office: page,
  owner,
}) => {
  const bass = await typeIntoSheet(page);
  await page.context().clearCookies();
  // A page that reads what changed meanwhile may find out that the session has ended before anybody saves.
  await page.getByRole('button', { name: 'Save changes' }).or(page.getByText(sentence)).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await signInAgain(page, owner);

  await expect(page).toHaveURL(/\/menu-management\/spreadsheet\?search=bass/);
  await expect(restored(page)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '21.50' })).toBeVisible();
  expect(await getItem(page.request, bass)).toMatchObject({ sizes: [{ price: 1900 }] });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('1 item updated.')).toBeVisible();
  expect(await getItem(page.request, bass)).toMatchObject({ sizes: [{ price: 2150 }] });
  await page.reload();
  await expect(page.getByRole('gridcell', { name: '21.50' })).toBeVisible();
  await expect(restored(page)).toHaveCount(0);
});

test('a form saved by Enter right after the last key is there again after signing in', async ({
  office: page,
  owner,
}) => {
  const starters = await createCategory(page.request, 'Starter');
  await page.goto(`/menu-management/categories/${starters}`);
  const name = page.getByLabel('Category name');
  await expect(name).toHaveValue('Starter');
  // The session ends while the save is on its way: any other call would find that out before it.
  await page.route('**/online-menu/categories/*', async (route) => {
    if (route.request().method() === 'PATCH') await page.context().clearCookies();
    await route.continue();
  });
  // Both in one go, so that nothing is kept by the pause after typing.
  const kept = await name.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(7, 7);
    document.execCommand('insertText', false, 's');
    field.form?.requestSubmit();
    return Object.values<string>(localStorage).join('\n');
  });
  expect(kept).toContain('Starters');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.unroute('**/online-menu/categories/*');
  await signInAgain(page, owner);
  await expect(restored(page)).toBeVisible();
  await expect(name).toHaveValue('Starters');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Starters');
  await expect(restored(page)).toHaveCount(0);
});

test('what is typed while a save is on its way stays, and is kept', async ({ office: page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const starters = await createCategory(page.request, 'Starters');
  await page.goto(`/menu-management/categories/${starters}`);
  const held = Promise.withResolvers<void>();
  await page.route('**/online-menu/categories/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue();
  });
  await page.getByLabel('Category name').fill('Small plates');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByLabel('Description').fill('To share');
  held.resolve();
  await expect(page.getByText('Category updated.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('To share');
  await expect(page.getByLabel('Category name')).toHaveValue('Small plates');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('To share');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated.')).toBeVisible();
});

test('who signs out, or has typed nothing, is only welcomed back', async ({ office: page }) => {
  const welcome = page.getByText('Welcome back. Your menu is where you left it.');
  await page.goto('/menu-management/categories/new');
  await expect(page.getByLabel('Category name')).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(welcome).toBeVisible();
});

/** Signs in again where a dialog opens by itself, behind which nothing else can be reached. */
async function signInToDialog(page: Page, { email, password }: Owner, title: string): Promise<Locator> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Ends the session while a dialog is open, and sends what was typed; a page that reads may find out before. */
async function sendTooLate(page: Page, button: string): Promise<void> {
  await page.context().clearCookies();
  const send = page.getByRole('dialog').getByRole('button', { name: button });
  await send.or(page.getByText(sentence)).click();
  await expect(page.getByText(sentence)).toBeVisible();
}

test('another e-mail sent after the session ended is there again, without the password', async ({
  office: page,
  owner,
}) => {
  await page.goto('/profile-setting');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel(/^New e-mail/).fill('fresh@example.org');
  await page.getByLabel(/^Your password/).fill(owner.password);
  await sendTooLate(page, 'Send the link');
  const kept = await page.evaluate(() => Object.values<string>(localStorage).join('\n'));
  expect(kept).toContain('fresh@example.org');
  expect(kept).not.toContain(owner.password);

  const dialog = await signInToDialog(page, owner, 'Change your e-mail');
  await expect(dialog.getByLabel(/^New e-mail/)).toHaveValue('fresh@example.org');
  await expect(dialog.getByLabel(/^Your password/)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('another restaurant sent after the session ended is there again, and can be added', async ({
  office: page,
  owner,
}) => {
  await page.goto('/menu-management/categories');
  await page.getByRole('button', { name: owner.restaurantName }).click();
  await page.getByRole('menuitem', { name: 'Add restaurant' }).click();
  await page.getByLabel(/^Restaurant name/).fill('Casa Nova');
  await page.getByRole('button', { name: /Venue type/ }).click();
  await page.getByRole('option', { name: 'Bistro' }).click();
  await sendTooLate(page, 'Add restaurant');

  const dialog = await signInToDialog(page, owner, 'Add a restaurant');
  await expect(dialog.getByLabel(/^Restaurant name/)).toHaveValue('Casa Nova');
  await dialog.getByRole('button', { name: 'Add restaurant' }).click();
  await expect(page.getByText('Casa Nova is ready. You are working in it now.')).toBeVisible();
});

test('a rate sent after the session ended is there again, for the same currency, and goes with its dialog', async ({
  office: page,
  owner,
}) => {
  const grill = await createCategory(page.request, 'Grill');
  await createItem(page.request, { name: 'Sea bass', price: 1900, categoryIds: [grill] });
  await page.goto('/setting/general');
  const currency = page.getByRole('combobox', { name: /^Currency/ });
  // A hand has scrolled there before it types: a list closes where its page scrolls.
  await currency.click();
  await currency.fill('yen');
  await page.getByRole('option', { name: /Japanese Yen/ }).click();
  const asked = page.getByRole('dialog', { name: /Japanese Yen/ });
  await asked.getByText('Convert them').click();
  await asked.getByRole('textbox', { name: /^1 / }).fill('160,5');
  await sendTooLate(page, 'Change currency');

  const dialog = await signInToDialog(page, owner, 'Japanese Yen');
  await expect(dialog.getByRole('textbox', { name: /^1 / })).toHaveValue('160,5');
  await dialog.getByRole('button', { name: 'Change currency' }).click();
  await expect(page.getByText('Currency changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Currency/ })).toHaveValue(/JPY/);
  await expect(dialog).toHaveCount(0);
});
