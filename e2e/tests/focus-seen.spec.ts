import type { Page } from '@playwright/test';
import { withoutFeed } from '../support/feed.ts';
import { focusedControl } from '../support/focus-seen.ts';
import { officePages, pagesOfOneDish } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withoutFeed(page));

/** More controls than any page has. */
const mostPresses = 150;

const isForm = (path: string) => /\/(new|[\da-f-]{36})$/.test(path);

/** Where a walk begins: bar and navigation are the same on every page, so they are walked through once. */
async function stand(page: Page, path: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const main = page.locator('main');
  if (key === 'Tab') {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await (path === '/' ? page.locator('body') : main).evaluate((start) =>
      start.focus({ preventScroll: true }),
    );
    return;
  }
  await main.evaluate((element) => {
    const controls = element.querySelectorAll<HTMLElement>('a[href], button:enabled, input, [tabindex="0"]');
    [...controls].at(-1)?.focus();
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
}

/** Presses a key through a page until it leads out or back; returns what is wrong with how the focus is seen. */
async function walk(page: Page, path: string, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Something typed brings the bar that saves.
  if (isForm(path)) await page.getByRole('main').getByRole('textbox').first().fill('Something else');
  await stand(page, path, key);
  const visited = new Set<string>();
  const found: string[] = [];
  while (visited.size < mostPresses) {
    await page.keyboard.press(key);
    const control = await focusedControl(page);
    if (control === null || visited.has(control.place)) break;
    visited.add(control.place);
    if (control.fault) found.push(`${path} ${control.place}: ${control.fault}`);
  }
  expect(visited.size, `controls that ${key} reaches on ${path}`).toBeGreaterThan(0);
  return found;
}

const isOther = (path: string) => !isForm(path);

for (const { key, what, isMeant, width } of [
  { key: 'Tab', what: 'form', isMeant: isForm, width: 1280 },
  { key: 'Tab', what: 'other page', isMeant: isOther, width: 1280 },
  { key: 'Shift+Tab', what: 'form', isMeant: isForm, width: 1280 },
  { key: 'Shift+Tab', what: 'other page', isMeant: isOther, width: 1280 },
  { key: 'Shift+Tab', what: 'form on a tablet', isMeant: isForm, width: 800 },
] as const) {
  test(`${key} leads through every ${what}, and what has the focus shows it and lies under nothing`, async ({
    office: page,
  }) => {
    test.slow();
    page.on('dialog', (dialog) => void dialog.accept());
    // A low window, where bars that stay in place cover most.
    await page.setViewportSize({ width, height: 600 });
    const found: string[] = [];
    for (const path of [...officePages, ...(await pagesOfOneDish(page))].filter(isMeant))
      found.push(...(await walk(page, path, key)));
    expect(found).toEqual([]);
  });
}
