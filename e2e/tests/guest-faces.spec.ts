import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { createCategory, createItem, getRestaurant, register, someOwner, wearLook } from '../support/api.ts';
import { englishWords, furnish } from '../support/guest-house.ts';
import { isLookedAfter } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

interface Shift {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Runs in the page, before its own scripts: adds up what the browser itself says moved, and notes what it was. */
function watchShifts(): void {
  const watch = { shifted: 0, moved: [] as string[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
      watch.shifted += value;
      watch.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 20) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { watch });
}

const watched = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { watch: { shifted: number; moved: string[] } }).watch);

const shifted = async (page: Page) => (await watched(page)).shifted;

/** What the browser rounds a pixel to; Lighthouse calls it 0. */
const leastShift = 0.001;

/** Two frames on, what was changed is painted and noted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const hasFace = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      // A name of two words is told in quotation marks.
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
      ),
    family,
  );

const isFetched = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('cardamom.guest-faces') !== null);

/** Laid out to its end, which is after its fonts. */
const isWhole = (page: Page) => page.locator('html[data-whole]').isVisible();

/** Registers a restaurant that is always called the same: where its name breaks is part of what is measured. */
async function found(page: Page): Promise<void> {
  await register(page.request, { ...someOwner(), restaurantName: 'Harbour Bistro' });
}

async function menuOf(page: Page): Promise<string> {
  await found(page);
  const mains = await createCategory(page.request, 'From the oven');
  for (const name of ['Slow-roasted tomato soup', 'Cardamom pancakes', 'Chicken and preserved lemon pie'])
    await createItem(page.request, { name, price: 1250, categoryIds: [mains] });
  return `/qr-menu/${(await getRestaurant(page.request)).restaurantUrl}`;
}

test.use({ viewport: { width: 390, height: 844 } });

const faces = { COUNTER: 'Caprasimo', LINEN: 'Gloock', CANDLE: 'Cormorant', GRIDDLE: 'Anton' };

for (const [look, family] of Object.entries(faces)) {
  test(`a face that comes late moves nothing, and the next page has it and Inter (${look})`, async ({
    page,
  }) => {
    const menu = await menuOf(page);
    await wearLook(page.request, look);
    const late = Promise.withResolvers<void>();
    await page.route('**/guest/faces/**', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    const inter = page.waitForResponse(/inter-latin-wght/u);
    await page.goto(menu);
    await inter;
    await painted(page);
    expect(await hasFace(page, family)).toBe(false);
    const before = await shifted(page);

    late.resolve();
    await isFetched(page);
    await painted(page);
    expect((await shifted(page)) - before).toBeLessThan(leastShift);
    expect(await hasFace(page, 'Inter Variable')).toBe(false);

    await isLookedAfter(page);
    await page.reload();
    await expect.poll(() => hasFace(page, family)).toBe(true);
    await expect.poll(() => hasFace(page, 'Inter Variable')).toBe(true);
  });
}

/** What moves on a phone of this width that comes with none of the fonts, and gets them once all else is painted. */
async function movedByLateFonts(browser: Browser, menu: string, width: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    const late = Promise.withResolvers<void>();
    await page.route(/\.woff2$/u, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    // Pictures of the house are still being made, and a page that hears of it draws them anew.
    await page.route('**/live', (route) => route.abort());
    await page.goto(menu);
    await painted(page);
    late.resolve();
    await isFetched(page);
    await expect.poll(() => isWhole(page)).toBe(true);
    await painted(page);
    const sum = await watched(page);
    return sum.shifted < leastShift ? [] : [sum.shifted.toFixed(4), ...sum.moved];
  } finally {
    await context.close();
  }
}

for (const look of Object.keys(faces)) {
  test(`nothing moves on phones of 320 to 412 px that come with none of its fonts (${look})`, async ({
    page,
    browser,
  }) => {
    await found(page);
    const { menu } = await furnish(page.request, englishWords);
    await wearLook(page.request, look);
    const moved: Record<string, string[]> = {};
    for (const width of [320, 360, 390, 412]) {
      const all = await movedByLateFonts(browser, menu, width);
      if (all.length > 0) moved[width] = all;
    }
    expect(moved).toEqual({});
  });
}

test('Griddle’s face shows on the first page, two seconds late, where no line breaks anew', async ({
  page,
}) => {
  await found(page);
  for (const section of ['Grill', 'Small plates', 'Soups and salads']) {
    const category = await createCategory(page.request, section);
    for (const name of ['Octopus', 'Sirloin steak', 'Aubergine', 'Sea bass', 'Short rib', 'Squid'])
      await createItem(page.request, { name, price: 2890, categoryIds: [category] });
  }
  await wearLook(page.request, 'GRIDDLE');
  await page.route('**/guest/faces/**', async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(`/qr-menu/${(await getRestaurant(page.request)).restaurantUrl}`);
  await isFetched(page);
  await painted(page);
  expect(await hasFace(page, 'Anton')).toBe(true);
  expect(await shifted(page)).toBeLessThan(leastShift);
});

test('a face with which lines would break anew waits for the next page', async ({ page }) => {
  const menu = await menuOf(page);
  await wearLook(page.request, 'GRIDDLE');
  const { resolve } = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const wide = await readFile(resolve('@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2'));
  await page.route('**/guest/faces/**', (route) => route.fulfill({ body: wide, contentType: 'font/woff2' }));
  await page.goto(menu);
  await isFetched(page);
  expect(await hasFace(page, 'Anton')).toBe(false);
  await isLookedAfter(page);
  await page.reload();
  await expect.poll(() => hasFace(page, 'Anton')).toBe(true);
});
