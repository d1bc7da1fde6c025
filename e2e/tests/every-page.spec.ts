import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { withoutFeed } from '../support/feed.ts';
import { walkByKeyboard } from '../support/focus-seen.ts';
import { illegibleParts } from '../support/legible.ts';
import { officePages, pagesOfOneDish, signedOutPages } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';
import { visit, watchLoading } from '../support/visit.ts';

// Each page is looked at in every way while it stands there: to open it again for each of them takes longer than to look.
test.beforeEach(({ page }) => withoutFeed(page));

const desktop = { width: 1440, height: 900 };

/** Twice the text on a desktop, and a window as narrow as WCAG's reflow asks. */
const larger = [
  { name: 'at 200 % text', size: { width: 1280, height: 800 }, fontSize: '32px' },
  { name: 'at 320 px', size: { width: 320, height: 640 }, fontSize: '16px' },
];

const isForm = (path: string) => /\/(new|[\da-f-]{36})$/.test(path);
const isMenu = (path: string) => path.startsWith('/menu-management/');

/** What axe and a reader of large text find on the page that stands there. */
async function look(page: Page, path: string): Promise<string[]> {
  const found = await axeViolations(page);
  for (const { name, size, fontSize } of larger) {
    await page.setViewportSize(size);
    await page.locator('html').evaluate((html, text) => {
      html.style.fontSize = text;
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, fontSize);
    for (const fault of await illegibleParts(page)) found.push(`${path} ${name}: ${fault}`);
  }
  await page.locator('html').evaluate((html) => html.style.removeProperty('font-size'));
  return found;
}

/** Until the stage beside a form has followed what was typed: a control that has the focus there would move on with it. */
async function stageAtRest(page: Page): Promise<void> {
  const stage = page.locator('main aside');
  if ((await stage.count()) === 0) return;
  await stage.evaluate(
    (shown) =>
      new Promise<void>((resolve) => {
        const quietFor = 700;
        let timer = setTimeout(resolve, quietFor);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietFor);
        }).observe(shown, { subtree: true, childList: true, characterData: true });
      }),
  );
}

/** What who goes through the page by keyboard does not see of the focus; a form on a tablet too. */
async function walk(page: Page, path: string): Promise<string[]> {
  // A low window, where bars that stay in place cover most.
  await page.setViewportSize({ width: 1280, height: 600 });
  // Something typed brings the bar that saves.
  if (isForm(path)) {
    await page.getByRole('main').getByRole('textbox').first().fill('Something else');
    await stageAtRest(page);
  }
  const found = [
    ...(await walkByKeyboard(page, path, 'Tab')),
    ...(await walkByKeyboard(page, path, 'Shift+Tab')),
  ];
  if (!isForm(path)) return found;
  await page.setViewportSize({ width: 800, height: 600 });
  return [...found, ...(await walkByKeyboard(page, path, 'Shift+Tab'))];
}

for (const { what, isMeant } of [
  { what: 'form of the menu', isMeant: (path: string) => isForm(path) && isMenu(path) },
  { what: 'form of the settings', isMeant: (path: string) => isForm(path) && !isMenu(path) },
  { what: 'other page of the menu', isMeant: (path: string) => !isForm(path) && isMenu(path) },
  { what: 'other page', isMeant: (path: string) => !isForm(path) && !isMenu(path) },
]) {
  test(`${what}: no axe violation in light and dark; at 200 % text and at 320 px all can be read; what has the focus shows it and lies under nothing`, async ({
    office: page,
  }) => {
    // A dozen pages with axe, zoom and every tab stop: four minutes where the processor is slow.
    test.setTimeout(600_000);
    const loaded = watchLoading(page);
    const paths = [...officePages, ...(await pagesOfOneDish(page.request))].filter(isMeant);
    const found: string[] = [];
    await page.goto('/no-such-page');
    for (const path of paths) {
      await page.setViewportSize(desktop);
      await visit(page, path);
      await loaded();
      found.push(...(await look(page, path)), ...(await walk(page, path)));
    }
    expect(found).toEqual([]);
  });
}

test('page for who is signed out: no axe violation in light and dark; at 200 % text and at 320 px all can be read', async ({
  page,
}) => {
  const loaded = watchLoading(page);
  const found: string[] = [];
  for (const path of signedOutPages) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loaded();
    found.push(...(await look(page, path)));
  }
  expect(found).toEqual([]);
});
