import type { Page } from '@playwright/test';
import { demoMenuPath } from '../support/api.ts';
import { openLive } from '../support/guest.ts';
import { printedPages, withoutSpaces } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

/** More paper than this is no menu. */
const mostPages = 6;

test.use({ colorScheme: 'dark' });

/** Opens a guest's page, and waits for what makes it ready to be printed, which comes once everything else has come. */
async function openForPaper(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
  );
}

test('a printed menu parts no dish from its allergens, and leaves no choice out', async ({ page }) => {
  await openForPaper(page, await demoMenuPath(page.request));
  const dishes = await page.locator('main li:has(> div > h3)').evaluateAll((rows) =>
    rows.map((row) => {
      const summary = row.querySelector('summary');
      // The last word of a summary opens it, which paper cannot.
      const told = summary
        ? [...summary.childNodes].slice(0, -1)
        : [...(row.lastElementChild?.childNodes ?? [])];
      return {
        name: row.querySelector('h3')?.textContent ?? '',
        allergens: told.map((node) => node.textContent).join(''),
        options: [...row.querySelectorAll('details li > span:first-child')].map(
          (option) => option.textContent,
        ),
      };
    }),
  );
  expect(dishes).toHaveLength(60);

  const pages = await printedPages(page);
  expect(pages.length).toBeLessThanOrEqual(mostPages);
  for (const { name, allergens, options } of dishes) {
    const own = [allergens, ...options].map(withoutSpaces);
    // A name may stand in another dish too: one of its places is the dish.
    const isWhole = pages.some((sheet) =>
      sheet
        .split(withoutSpaces(name))
        .slice(1)
        .some((after) => own.every((words) => after.slice(0, 900).includes(words))),
    );
    expect(isWhole, `${name}: ${allergens}`).toBe(true);
  }
});

test('paper says where the menu is read today, and when it was printed', async ({ page }) => {
  await openForPaper(page, '/qr-menu/cardamom-and-lime');
  // Whoever prints while the page is read anew may be too early.
  await expect(async () => {
    const last = (await printedPages(page)).at(-1);
    expect(last).toContain(withoutSpaces('/qr-menu/cardamom-and-lime'));
    expect(last).toContain(String(new Date().getFullYear()));
    expect(last).not.toContain('find&filter');
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a printed menu follows the rules of paper too', async ({ page }) => {
    await page.goto(await demoMenuPath(page.request));
    const pages = await printedPages(page);
    expect(pages.length).toBeLessThanOrEqual(mostPages);
    expect(pages.join('')).not.toContain('find&filter');
  });
});
