import type { Page } from '@playwright/test';
import { changeItem, wearLook } from '../support/api.ts';
import { walkByKeyboard } from '../support/focus-seen.ts';
import { englishWords, furnish, type GuestHouse } from '../support/guest-house.ts';
import { dish, isLookedAfter, openLive, withinSeconds } from '../support/guest.ts';
import { outOfOrder } from '../support/guest-seen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 700 } });

const [pick] = englishWords.dishes;

/** From the page's very beginning, or backwards from its end. */
async function begin(page: Page, _path: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.evaluate((isBackwards) => {
    const edge = document.createElement('span');
    edge.tabIndex = -1;
    if (isBackwards) document.body.append(edge);
    else document.body.prepend(edge);
    edge.focus({ preventScroll: true });
    scrollTo({ top: isBackwards ? document.documentElement.scrollHeight : 0, behavior: 'instant' });
    edge.remove();
  }, key === 'Shift+Tab');
}

test('the keyboard goes through each page in the order of reading, and what has the focus is seen', async ({
  office: page,
}) => {
  const { chooser, menu, dish: dishPath } = await furnish(page.request, englishWords);
  const found: string[] = [];
  for (const look of ['LINEN', 'GRIDDLE']) {
    await wearLook(page.request, look);
    for (const address of [chooser, menu, `${menu}?without=PEANUTS`, dishPath]) {
      // What is loaded after the page has its part in what the keyboard finds.
      await openLive(page, address);
      found.push(...(await outOfOrder(page)).map((fault) => `${address}: ${fault}`));
      for (const key of ['Tab', 'Shift+Tab'] as const)
        found.push(...(await walkByKeyboard(page, address, key, begin)));
    }
  }
  expect(found).toEqual([]);
});

test('the choice of menus opens by keyboard, goes when the keyboard leaves it, and gives the focus back with Escape', async ({
  office: page,
}) => {
  const { menu } = await furnish(page.request, englishWords);
  await openLive(page, menu);
  const summary = page.locator('summary').filter({ hasText: englishWords.menus[0] });
  const panel = page.getByRole('navigation', { name: 'Menus' });
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  for (let press = 0; press < englishWords.menus.length; press += 1) await page.keyboard.press('Tab');
  await expect(panel, 'it would lie over the dishes that come next').toBeHidden();
});

test('where the phone has its own way to share, a menu is handed on without the guest’s table and filter, also after news', async ({
  office: page,
  context,
}) => {
  const { menu, ids } = await furnish(page.request, englishWords);
  const guest = await context.newPage();
  await guest.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (told: object) => {
        document.documentElement.dataset['shared'] = JSON.stringify(told);
        return Promise.resolve();
      },
    });
  });
  await openLive(guest, `${menu}?without=PEANUTS&table=12`);
  const button = guest.getByRole('button', { name: 'Share this menu' });
  await changeItem(page.request, ids.plain, { name: 'Green tea' });
  await expect(dish(guest, 'Green tea')).toBeVisible(withinSeconds);
  await expect(button).toHaveCount(1);
  await button.click();
  const shared = await guest.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '')).toEqual({
    title: expect.stringContaining('Harbour Bistro'),
    url: new URL(menu, guest.url()).href,
  });
});

const frameColours = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas) =>
    metas.map((meta) => {
      // A colour may be written in more than one way.
      const probe = Object.assign(document.createElement('span'), { hidden: true });
      probe.style.color = (meta as HTMLMetaElement).content;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );

test('light or dark is as the phone has it until a guest chooses; the choice outlives news, and the next page begins with it', async ({
  office: page,
  context,
}) => {
  const { menu, dish: dishPath, ids } = await furnish(page.request, englishWords);
  const guest = await context.newPage();
  await guest.emulateMedia({ colorScheme: 'dark' });
  await openLive(guest, menu);
  const toDark = guest.getByRole('button', { name: 'Dark', exact: true });
  const toLight = guest.getByRole('button', { name: 'Light', exact: true });
  const [light = '', dark = ''] = await frameColours(guest);
  await expect(toLight, 'it names what a press leads to').toHaveCount(1);
  await guest.emulateMedia({ colorScheme: 'light' });
  await expect(toDark).toHaveCount(1);
  expect(await frameColours(guest)).toEqual([light, dark]);

  await toDark.press('Enter');
  await expect(toLight).toBeFocused();
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await frameColours(guest)).toEqual([dark, dark]);
  await changeItem(page.request, ids.plain, { name: 'Green tea' });
  await expect(dish(guest, 'Green tea')).toBeVisible(withinSeconds);
  await expect(toLight).toHaveCount(1);
  await expect(toLight).toBeFocused();

  await isLookedAfter(guest);
  // The late script comes after the first paint, and with it the colour of the frame.
  await guest.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset['began'] = dataset['theme'] ?? '';
    });
  });
  for (const next of [dishPath, '/qr-menu/nobody-is-here']) {
    await guest.goto(next);
    await expect(guest.locator('html')).toHaveAttribute('data-began', 'dark');
    await expect.poll(async () => new Set(await frameColours(guest)).size).toBe(1);
  }
  await toLight.click();
  await expect(toDark).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest chooses a menu, another one from there, opens a dish’s line, and skips to what they came for', async ({
    office: page,
  }) => {
    const house: GuestHouse = await furnish(page.request, englishWords);
    const [shown, , later] = englishWords.menus;
    await page.goto(house.chooser);
    await page.getByRole('link', { name: shown }).click();
    await expect(page).toHaveURL(new RegExp(`${house.menu}$`));

    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: pick }) });
    await expect(row.getByText('540 kcal')).toBeHidden();
    await row.getByText('More').click();
    await expect(row.getByText('540 kcal')).toBeVisible();
    await expect(row.getByText('Add as many as you like, optional')).toBeVisible();

    await page.keyboard.press('Tab');
    await page.goto(house.menu);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#menu$/);

    await page.locator('summary').filter({ hasText: shown }).click();
    await page.getByRole('link', { name: later }).click();
    await expect(page.getByRole('heading', { level: 2, name: later })).toBeVisible();
    await expect(page.getByText(/^from /).first()).toBeVisible();
    await expect(page.locator('footer').getByRole('button'), 'it would do nothing').toHaveCount(0);
  });
});

test('a screen reader finds the parts of a menu by their names, and its dishes below their sections', async ({
  office: page,
}) => {
  const { menu } = await furnish(page.request, englishWords);
  await page.goto(`${menu}?without=PEANUTS`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the menu"
    - link "Find & filter"
    - banner:
      - heading /Harbour Bistro/ [level=1]
      - paragraph:
        - text: /Open until 23:59/
        - link "Map Rua das Hortas 27, 1200-270 Lisboa"
        - link "Call +351 210 000 270"
    - main:
      - heading "All day and all night" [level=2]
      - region "2 of 4 dishes":
        - status:
          - heading "2 of 4 dishes" [level=2]
        - list:
          - listitem:
            - link "No peanuts remove"
          - listitem:
            - link "Clear"
        - paragraph: /1 dish is hidden/
      - group: All day and all night
      - navigation "Sections of the menu":
        - list:
          - listitem:
            - link "Slow-roasted Mediterranean specialities"
          - listitem:
            - link "Soups"
      - region "Slow-roasted Mediterranean specialities":
        - heading "Slow-roasted Mediterranean specialities" [level=2]
        - list:
          - listitem:
            - heading /Donau/ [level=3]
    - contentinfo
    - navigation "Find & filter":
      - link /Find & filter 1 on/
  `);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName.at(1))));
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(jumps, levels.join()).toEqual([]);
});

test('a screen reader finds what is known of a dish as terms and lists', async ({ office: page }) => {
  const house = await furnish(page.request, englishWords);
  await page.goto(house.dish);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the dish"
    - main:
      - article:
        - link "Menu"
        - button "Share"
        - heading /Donau/ [level=1]
        - list:
          - listitem: /For one/
          - listitem: /For the whole table to share/
        - list:
          - listitem: Vegetarian
        - term: Contains
        - definition:
          - list:
            - listitem: Eggs
            - listitem: Dairy
        - term: May contain
        - heading /Accompaniments from the wood-fired oven/ [level=2]
        - list:
          - listitem: /Flatbread/
    - contentinfo
  `);
});
