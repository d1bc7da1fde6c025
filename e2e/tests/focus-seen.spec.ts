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

/** Opens a page, and waits until all of it is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Something typed brings the bar that saves.
  if (isForm(path)) await page.getByRole('main').getByRole('textbox').first().fill('Something else');
}

/** Presses a key through the open page until it leads out or back; returns what is wrong with how the focus is seen. */
async function walk(page: Page, path: string, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await stand(page, path, key);
  const visited = new Set<string>();
  const found: string[] = [];
  while (visited.size < mostPresses) {
    await page.keyboard.press(key);
    const control = await focusedControl(page);
    if (control === null || visited.has(control.place)) break;
    visited.add(control.place);
    if (control.fault) found.push(`${path} ${control.place} by ${key}: ${control.fault}`);
  }
  expect(visited.size, `controls that ${key} reaches on ${path}`).toBeGreaterThan(0);
  return found;
}

const isOther = (path: string) => !isForm(path);

const bothWays = ['Tab', 'Shift+Tab'] as const;

for (const { keys, what, isMeant, width } of [
  { keys: bothWays, what: 'form', isMeant: isForm, width: 1280 },
  { keys: bothWays, what: 'other page', isMeant: isOther, width: 1280 },
  { keys: ['Shift+Tab'], what: 'form on a tablet', isMeant: isForm, width: 800 },
] as const) {
  test(`${keys.join(', then ')}: a walk through every ${what}, and what has the focus shows it and lies under nothing`, async ({
    office: page,
  }) => {
    test.slow();
    page.on('dialog', (dialog) => void dialog.accept());
    // A low window, where bars that stay in place cover most.
    await page.setViewportSize({ width, height: 600 });
    const found: string[] = [];
    for (const path of [...officePages, ...(await pagesOfOneDish(page))].filter(isMeant)) {
      await open(page, path);
      for (const key of keys) found.push(...(await walk(page, path, key)));
    }
    expect(found).toEqual([]);
  });
}
