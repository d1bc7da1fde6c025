import { getRestaurant } from '../support/api.ts';
import { useDarkTheme } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

// proves: profile.theme, looks.dark
test('the dark theme is on the server and there before the first paint', async ({ office: page }) => {
  await page.goto('/');
  const answerOf = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  const saved = answerOf('/staff/me/preferences');
  await useDarkTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Not before it is kept: leaving the page would end the call.
  await saved;
  // The scripts of the app are held back: what is dark now is dark without them.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 15, 12)');
  const profile = answerOf('/staff/me');
  release();
  expect(await (await profile).json()).toMatchObject({ data: { theme: 'dark' } });
});

test('the guest page follows the guest’s device', async ({ office: page }) => {
  const { restaurantUrl } = await getRestaurant(page.request);
  for (const [colorScheme, background] of [
    ['light', 'rgb(252, 247, 237)'],
    ['dark', 'rgb(23, 22, 18)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/qr-menu/${restaurantUrl}`);
    const body = page.locator('body');
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background);
  }
});

test('no rule joins a sheet with font faces, which would lay the whole page out again', async ({
  office: page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(({ cssRules }) => ({
      faces: [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length,
      rules: cssRules.length,
    })),
  );
  const withFaces = sheets.filter(({ faces }) => faces > 0);
  expect(withFaces.length).toBeGreaterThan(0);
  for (const { faces, rules } of withFaces) expect(rules).toBe(faces);
});
