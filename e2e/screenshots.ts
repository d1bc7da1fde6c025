import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../scripts/lib/paths.mjs';
import { startProductServer } from '../scripts/lib/product-server.ts';
import { withoutFeed } from './support/feed.ts';
import { ensureBrowser } from '../scripts/test/browser.ts';

// Remakes the pictures of the README from the demo restaurant, as a person sees it: `npm run screenshots`.

const themes = ['light', 'dark'] as const;
const sizes = {
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const;

const guestMenu = '/qr-menu/cardamom-and-lime';
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  categories: (page) => page.goto('/menu-management/categories'),
  items: (page) => page.goto('/menu-management/items'),
  'item-form': async (page) => {
    await page.goto('/menu-management/items');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.waitForURL(/items\/[0-9a-f-]{36}/);
    await page.getByLabel('Item name').waitFor();
  },
  guest: async (page) => {
    await page.goto(guestMenu);
    // Beside it other menus may be on, as the time of day has it.
    const allDay = page.getByRole('link', { name: /^All day/ });
    if (await allDay.isVisible()) await allDay.click();
  },
};

const folder = join(root, 'docs/screenshots');
const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-screenshots-'));
const server = await startProductServer(dataDir);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const session = await signIn(browser);
  for (const [size, device] of Object.entries(sizes)) {
    for (const theme of themes) {
      const look = {
        ...device,
        baseURL: server.baseUrl,
        colorScheme: theme,
        locale: 'en-GB',
        timezoneId: 'UTC',
      } as const;
      const signedOut = await browser.newContext(look);
      await picture(await signedOut.newPage(), (page) => page.goto('/login'), `sign-in-${size}`, theme);
      await signedOut.close();
      const signedIn = await browser.newContext({ ...look, storageState: session });
      const page = await signedIn.newPage();
      for (const [name, open] of Object.entries(pages)) await picture(page, open, `${name}-${size}`, theme);
      await signedIn.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Spends the one-time link that the first start prints, and returns the session's cookies. */
async function signIn(chromiumBrowser: Browser) {
  const [link] = /\S*\/sign-in-link#\S+/.exec(server.output()) ?? [];
  if (!link) throw new Error(`The first start printed no sign-in link.\n${server.output()}`);
  const context = await chromiumBrowser.newContext({ baseURL: server.baseUrl });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page
    .getByRole('navigation')
    .or(page.getByRole('button', { name: /open navigation/i }))
    .first()
    .waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** One page in one theme, once its fonts and pictures are there, as a PNG with a palette. */
async function picture(
  page: Page,
  open: (page: Page) => Promise<unknown>,
  name: string,
  theme: string,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutFeed(page);
  await open(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Guests' pages hold a stream that never ends, and are whole as they come from the server.
  if (!page.url().includes(guestMenu)) await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await writeFile(
    join(folder, `${name}-${theme}.png`),
    await sharp(png)
      .resize({ width: 1280, withoutEnlargement: true })
      .png({ palette: true, effort: 10 })
      .toBuffer(),
  );
  process.stdout.write(`docs/screenshots/${name}-${theme}.png\n`);
}
