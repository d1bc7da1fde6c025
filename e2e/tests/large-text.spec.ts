import { withoutFeed } from '../support/feed.ts';
import { illegibleParts } from '../support/legible.ts';
import { officePages, pagesOfOneDish, signedOutPages } from '../support/office-pages.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withoutFeed(page));

/** Twice the text on a desktop, and a window as narrow as WCAG's reflow asks. */
const settings = [
  { name: 'at 200 % text', width: 1280, height: 800, fontSize: '32px' },
  { name: 'at 320 px', width: 320, height: 640, fontSize: '16px' },
];

test('at 200 % text and at 320 px no page scrolls sideways, and nothing to press or read is cut off or covered', async ({
  office: page,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const { name, width, height, fontSize } of settings) {
      await page.setViewportSize({ width, height });
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size;
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, fontSize);
      for (const fault of await illegibleParts(page)) found.push(`${path} ${name}: ${fault}`);
    }
  };
  for (const path of [...officePages, ...(await pagesOfOneDish(page))]) await look(path);
  await page.context().clearCookies();
  for (const path of signedOutPages) await look(path);
  expect(found).toEqual([]);
});
