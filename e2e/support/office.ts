import { expect, type Page } from '@playwright/test';
import type { Picture } from './pictures.ts';

/** Creates a category on its page, as a person does. */
export async function addCategory(page: Page, name: string): Promise<void> {
  await page.goto('/menu-management/categories');
  await page.getByRole('link', { name: 'Add category' }).first().click();
  await page.getByLabel('Category name').fill(name);
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText('Category created.')).toBeVisible();
}

/** Chooses the dark theme in the menu of one's account. */
export async function useDarkTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Use dark theme' }).click();
}

/** What a person types into the item form. */
export interface TypedItem {
  name: string;
  category: string;
  price: string;
  picture?: Picture;
}

/** Fills the form of a new item without saving it. */
export async function fillItem(page: Page, item: TypedItem): Promise<void> {
  await page.goto('/menu-management/items/new');
  await page.getByLabel('Item name').fill(item.name);
  await chooseCategory(page, item.category);
  await page.getByLabel(/^Price/).fill(item.price);
  if (!item.picture) return;
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/files') && response.ok());
  await choosePicture(page, item.picture);
  await stored;
  await expect(page.getByRole('progressbar', { name: /uploading/ })).toHaveCount(0);
}

/** Chooses a category in the item form; the only category of a restaurant is chosen already. */
export async function chooseCategory(page: Page, category: string): Promise<void> {
  await openChoices(page, 'Category');
  const option = page.getByRole('option', { name: category });
  if ((await option.getAttribute('aria-selected')) !== 'true') await option.click();
  await page.keyboard.press('Tab');
}

/**
 * Opens a combo box, and returns once its list is seen: it stands in its place unseen before. The page has come to rest before: an open list closes when
 * its page scrolls, and Playwright scrolls where a press would miss.
 */
export async function openChoices(page: Page, field: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.evaluate(
    (input) =>
      new Promise((resolve) => {
        input.scrollIntoView({ block: 'center' });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await box.click();
  const list = page.locator('[data-placement]').filter({ has: page.getByRole('listbox') });
  await expect(list).toHaveCSS('opacity', '1');
}

/** Chooses a picture in a form, as by its "Choose picture" button, and the part of it that guests see. */
export async function choosePicture(page: Page, picture: Picture): Promise<void> {
  await beginPicture(page, picture);
  if (!picture.needsCrop) return;
  const crop = page.getByRole('dialog', { name: 'Choose what guests see' });
  await crop.getByRole('button', { name: 'Use this part' }).click();
  await expect(crop).toHaveCount(0);
}

/** Chooses a picture's file and nothing further. */
export async function beginPicture(page: Page, { name, mimeType, buffer }: Picture): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose picture|Replace picture/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Saves the form of a new item. */
export async function saveNewItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Item created.')).toBeVisible();
}
