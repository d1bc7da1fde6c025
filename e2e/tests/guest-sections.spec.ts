import type { Page } from '@playwright/test';
import { changeItem, demoMenuPath } from '../support/api.ts';
import { openLive, serveMenu, withinSeconds } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** As in Safari and Firefox: the browser does not follow what is read by itself. */
async function withoutTargetCurrent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) => !asked[0].includes('scroll-target-group') && supports(...asked);
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('nav { scroll-target-group: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  });
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections of the menu' });

/** The entries that look like the one that is read. */
async function marked(page: Page): Promise<string[]> {
  return bar(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const looks = links.map((link) => getComputedStyle(link).boxShadow + getComputedStyle(link).color);
      return links
        .filter((_, at) => looks.indexOf(looks[at] ?? '') === looks.lastIndexOf(looks[at] ?? ''))
        .map(({ textContent }) => textContent);
    });
}

/** Whether an entry stands in the bar from its first letter to its last. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  return bar(page)
    .getByRole('link', { name, exact: true })
    .evaluate((link) => {
      const [at, around] = [link.getBoundingClientRect(), link.closest('ul')?.getBoundingClientRect()];
      return around !== undefined && at.left >= around.left && at.right <= around.right;
    });
}

/** Scrolls as a hand does, until the section's title stands below the bar. */
async function readOn(page: Page, name: string): Promise<void> {
  await page.mouse.move(200, 500);
  const top = () =>
    page
      .getByRole('region', { name, exact: true })
      .evaluate((section) => section.getBoundingClientRect().top);
  await expect(async () => {
    await page.mouse.wheel(0, (await top()) - 50);
    expect(Math.abs((await top()) - 50)).toBeLessThan(3);
  }).toPass();
}

/** Where something stands once it no longer moves. */
async function atRest(top: () => Promise<number>): Promise<number> {
  let now = Number.NaN;
  await expect
    .poll(async () => {
      const before = now;
      now = await top();
      return now - before;
    })
    .toBe(0);
  return now;
}

for (const marksItself of [true, false]) {
  const browser = marksItself ? 'that follows it itself' : 'that does not follow it';

  test(`the section that is read is marked and in sight in the bar, in a browser ${browser}`, async ({
    page,
  }) => {
    if (!marksItself) await withoutTargetCurrent(page);
    await page.goto(await demoMenuPath(page.request));
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    const names = await bar(page).getByRole('link').allTextContents();
    expect(await isInSight(page, names.at(-2) ?? '')).toBe(false);

    for (const name of [names[1], names.at(-2), names[2]]) {
      await readOn(page, name ?? '');
      const readFrom = await page.evaluate(() => scrollY);
      await expect.poll(() => marked(page)).toEqual([name]);
      await expect.poll(() => isInSight(page, name ?? '')).toBe(true);
      // Parts of a pixel are told rounded.
      expect(Math.abs((await page.evaluate(() => scrollY)) - readFrom), 'the page stands still').toBeLessThan(
        2,
      );
      if (!marksItself) await expect(bar(page).locator('[aria-current=true]')).toHaveText(name ?? '');
    }
  });

  test(`a last section that cannot come up to the bar is marked once it was pressed, in a browser ${browser}`, async ({
    page,
  }) => {
    if (!marksItself) await withoutTargetCurrent(page);
    await page.goto(await demoMenuPath(page.request));
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    const last = bar(page).getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    await page.getByRole('region', { name, exact: true }).evaluate((section) => {
      for (const dish of [...section.querySelectorAll('[role=list] > li')].slice(1)) dish.remove();
    });
    await last.click();
    await expect.poll(() => marked(page)).toEqual([name]);
    expect(await isInSight(page, name)).toBe(true);
  });
}

test('the mark outlives a page that is changed in place', async ({ office: page, browser }) => {
  const { path, ids } = await serveMenu(page.request);
  const guest = await browser.newPage();
  await withoutTargetCurrent(guest);
  await openLive(guest, path);
  await bar(guest).getByRole('link', { name: 'Mains' }).click();
  await expect(bar(guest).locator('[aria-current=true]')).toHaveText('Mains');
  await changeItem(page.request, ids.get('Main 1') ?? '', { name: 'Main of the day' });
  await expect(guest.getByRole('heading', { name: 'Main of the day' })).toBeVisible(withinSeconds);
  await expect(bar(guest).locator('[aria-current=true]')).toHaveText('Mains');
  await guest.close();
});

test('an entry that the keyboard is on stays in sight, whatever section comes below the bar', async ({
  page,
}) => {
  await withoutTargetCurrent(page);
  await page.goto(await demoMenuPath(page.request));
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  const [first = '', ...others] = await bar(page).getByRole('link').allTextContents();
  await page.keyboard.press('Tab');
  await bar(page).getByRole('link', { name: first, exact: true }).focus();
  await readOn(page, others.at(-1) ?? '');
  await expect(bar(page).locator('[aria-current=true]')).not.toHaveText(first);
  expect(await isInSight(page, first)).toBe(true);
});

for (const way of ['by a link of the bar', 'by scrolling']) {
  test(`a page that is read anew stands where it was left, ${way}, and says where that is`, async ({
    page,
  }) => {
    const path = await demoMenuPath(page.request);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    // A face that comes late may wait for the next page, whose lines then break elsewhere.
    await page.goto(path);
    const names = await bar(page).getByRole('link').allTextContents();
    const name = names.at(-3) ?? '';
    const section = page.getByRole('region', { name, exact: true });
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    if (way === 'by scrolling') await readOn(page, name);
    else await bar(page).getByRole('link', { name, exact: true }).click();
    await expect.poll(() => marked(page)).toEqual([name]);
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    await expect.poll(top).toBeLessThan(70);
    const before = await atRest(top);
    await page.reload();
    await expect.poll(() => marked(page)).toEqual([name]);
    expect(Math.abs((await atRest(top)) - before)).toBeLessThan(3);
    expect(await isInSight(page, name)).toBe(true);
  });
}
