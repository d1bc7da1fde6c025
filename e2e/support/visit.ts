import { expect, type Page } from '@playwright/test';

/** Asks the open window for a page of the back office, as a link in it does: without loading everything anew. */
export async function ask(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Goes to a page within the open window, and answers once that stands in the place of the one before. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await ask(page, path);
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible();
}
