import type { Page } from '@playwright/test';
import { changeRestaurant, wearLook } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { isKept } from '../support/guest.ts';
import {
  arabicWords,
  englishWords,
  furnish,
  pagesWithoutMenu,
  type GuestHouse,
} from '../support/guest-house.ts';
import {
  illegibleAtAnySize,
  lostInForcedColours,
  moving,
  smallTargets,
  textsAtOtherEdge,
  wordsOfNoLanguage,
} from '../support/guest-seen.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** Kinds of pages that have nothing of a look's own which others have not. */
const alikeInAllLooks = new Set(['menu', 'nothing found', 'dish that is gone']);

/** Every kind of page that a restaurant has. */
const kindsOf = ({ chooser, menu, dish, later, code }: GuestHouse): Record<string, string> => ({
  'after a scan': `${code}?table=Window+2`,
  chooser,
  menu: `${menu}?table=Window+2`,
  filter: `${menu}?find=#find`,
  'what was found': `${menu}?without=PEANUTS&diet=VEGETARIAN&q=eggs`,
  'nothing found': `${menu}?q=zzzzzz`,
  dish: `${dish}?without=PEANUTS`,
  'dish that is gone': `${menu}/00000000-0000-7000-8000-000000000000`,
  'menu of a time to come': later,
});

/** What somebody finds who sees badly, taps broadly, or reads large letters. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.goto(address);
  return [
    ...(await axeViolations(page, { isForGuests: true })),
    ...(await smallTargets(page)),
    ...(await illegibleAtAnySize(page)),
  ];
}

for (const look of ['COUNTER', 'LINEN', 'CANDLE', 'GRIDDLE']) {
  test(`${look}: no page of a restaurant has an axe violation (contrast AAA) in light or dark, a target below 44 px, or words that cannot be read at 320 px or with 200 % text`, async ({
    office: page,
  }) => {
    const house = await furnish(page.request, englishWords);
    await wearLook(page.request, look);
    const found: Record<string, string[]> = {};
    for (const [kind, address] of Object.entries(kindsOf(house))) {
      if (look !== 'LINEN' && alikeInAllLooks.has(kind)) continue;
      const faults = await lookAt(page, address);
      if (faults.length > 0) found[kind] = faults;
    }
    expect(found).toEqual({});
  });
}

test('nor has an address without a menu, or a page that was kept and is read without a network', async ({
  page,
  browser,
  context,
}) => {
  const found: Record<string, string[]> = {};
  for (const [kind, address] of Object.entries(await pagesWithoutMenu(browser))) {
    const faults = await lookAt(page, address);
    if (faults.length > 0) found[kind] = faults;
  }
  const path = '/qr-menu/cardamom-and-lime';
  await page.goto(path);
  await isKept(page, path);
  await context.setOffline(true);
  const faults = await lookAt(page, path);
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  expect({ ...found, ...(faults.length > 0 && { offline: faults }) }).toEqual({});
});

test('a menu from right to left keeps its order, and words that are not its own say their language', async ({
  office: page,
}) => {
  const house = await furnish(page.request, arabicWords);
  await changeRestaurant(page.request, { defaultLanguage: 'ar' });
  const found: Record<string, string[]> = {};
  for (const [kind, address] of Object.entries(kindsOf(house))) {
    const asked = address.replace('q=eggs', `q=${encodeURIComponent('شكشوكة')}`).replace('zzzzzz', 'ظظظظظظ');
    await page.goto(asked);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The restaurant's name is Latin, and a table is called as somebody wrote it.
    await page.locator('h1, bdi, [dir=auto]').evaluateAll((all) => {
      for (const own of all) if (/Harbour|Window/u.test(own.textContent ?? '')) own.textContent = 'هيل';
    });
    const faults = [...(await wordsOfNoLanguage(page)), ...(await illegibleAtAnySize(page))];
    if (faults.length > 0) found[kind] = faults;
  }
  expect(found).toEqual({});

  await page.setViewportSize(phone);
  await page.goto(house.menu);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'شاي' }) });
  const [name, price] = await Promise.all(
    [row.getByRole('heading'), row.getByText('12.50')].map((one) => one.boundingBox()),
  );
  expect(price?.x, 'the price stands at the line’s end').toBeLessThan(name?.x ?? 0);
});

for (const [language, words, dir] of [
  ['ar', englishWords, 'ltr'],
  ['en', arabicWords, 'rtl'],
] as const) {
  test(`all texts of a dish stand at the page's edge where it runs ${dir} on a page of the language ${language}`, async ({
    office: page,
  }) => {
    const house = await furnish(page.request, words);
    await changeRestaurant(page.request, { defaultLanguage: language });
    for (const look of ['COUNTER', 'LINEN', 'CANDLE', 'GRIDDLE']) {
      await wearLook(page.request, look);
      for (const address of [house.menu, house.dish]) {
        await page.goto(address);
        expect(await textsAtOtherEdge(page, dir), `${look} ${address}`).toEqual([]);
      }
    }
  });
}

test('forced colours leave each control an edge or underlined words', async ({ office: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { menu, dish } = await furnish(page.request, englishWords);
  const found: Record<string, string[]> = {};
  for (const look of ['COUNTER', 'GRIDDLE']) {
    await wearLook(page.request, look);
    for (const address of [menu, `${menu}?without=PEANUTS#find`, dish]) {
      await page.goto(address);
      const lost = await lostInForcedColours(page);
      if (lost.length > 0) found[`${look} ${address}`] = lost;
    }
  }
  expect(found).toEqual({});
});

test('nothing moves for who asked for less motion, and something does for others', async ({
  office: page,
}) => {
  const { menu, dish } = await furnish(page.request, englishWords);
  for (const address of [menu, dish]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await moving(page), address).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page), address).not.toEqual([]);
  }
});
