import type { Page } from '@playwright/test';
import { changeItem, changeRestaurantUrl, createItem, firstMenu, getRestaurant } from '../support/api.ts';
import {
  changeLook,
  dish,
  markSoldOut,
  openAt,
  openLive,
  serveMenu,
  topOf,
  withinSeconds,
} from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

const priced = (price: number) => ({ sizes: [{ kind: 'PRICED', price }] });

/** Reads a dish in the middle of the menu. */
async function readAt(guest: Page, name: string): Promise<void> {
  await dish(guest, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** How everything on the page is drawn. */
async function stylesOf(guest: Page): Promise<string[]> {
  return guest.evaluate(() =>
    [...document.querySelectorAll('main *, header *')].map((element) => {
      const { color, fontSize, paddingBlock, backgroundColor, display } = getComputedStyle(element);
      return [element.localName, color, fontSize, paddingBlock, backgroundColor, display].join(' ');
    }),
  );
}

test('what is saved reaches an open page within seconds, and what is being read stays where it is', async ({
  office: page,
  context,
}) => {
  const { path, ids } = await serveMenu(page.request);
  const id = (name: string) => ids.get(name) ?? '';
  const guest = await context.newPage();
  await openLive(guest, path);
  await guest.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const read = dish(guest, 'Main 3');
  await readAt(guest, 'Main 3');
  await read.getByText('More').click();
  const before = await topOf(read);
  const stays = async () => {
    expect(Math.abs((await topOf(read)) - before)).toBeLessThanOrEqual(1);
    await expect(read.getByText('Water, Salt')).toBeVisible();
    await expect(guest.locator('[data-same-page]')).toHaveCount(1);
  };

  await test.step('a price', async () => {
    await changeItem(page.request, id('Main 3'), priced(1150));
    await expect(read).toContainText('11.50', withinSeconds);
    await expect(guest.getByRole('status')).toHaveText('Menu updated.');
    await stays();
  });
  await test.step('a dish above that grows by lines', async () => {
    const description = 'Slowly cooked with many herbs that have to be named one after the other. '.repeat(6);
    await changeItem(page.request, id('Starter 2'), { description });
    await expect(dish(guest, 'Starter 2')).toContainText('Slowly cooked', withinSeconds);
    await stays();
  });
  await test.step('sold out, in place', async () => {
    await markSoldOut(page.request, id('Main 3'));
    await expect(read).toContainText('Sold out', withinSeconds);
    await stays();
  });
  await test.step('a dish that is new, above', async () => {
    const categories = await page.request.get('/api/online-menu/categories');
    const { data } = (await categories.json()) as { data: { items: { id: string; name: string }[] } };
    const starters = data.items.find(({ name }) => name === 'Starters')?.id ?? '';
    await createItem(page.request, { name: 'Oysters', price: 1800, categoryIds: [starters] });
    await expect(dish(guest, 'Oysters')).toBeAttached(withinSeconds);
    await stays();
  });
});

test('on the page of a dish, too, what is being read stays where it is, whatever comes above it', async ({
  office: page,
  context,
}) => {
  const { path, ids } = await serveMenu(page.request);
  const id = ids.get('Main 3') ?? '';
  const story = 'Brought up the hill by mule in the morning, and on the coals by noon. '.repeat(12).trim();
  await changeItem(page.request, id, { story, marks: ['VEGAN'] });
  const guest = await context.newPage();
  await guest.setViewportSize({ width: 390, height: 600 });
  await openLive(guest, `${path}/${(await firstMenu(page.request)).id}/${id}`);
  const told = guest.getByText('Brought up the hill');
  const ingredients = guest.getByText('Water, Salt');
  await told.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [storyTop, factsTop] = [await topOf(told), await topOf(ingredients)];
  await test.step('words that were not there', async () => {
    const description = 'Slowly cooked with many herbs that have to be named one after the other. '.repeat(4);
    await changeItem(page.request, id, { description });
    await expect(guest.locator('main')).toContainText('Slowly cooked', withinSeconds);
    expect(Math.abs((await topOf(told)) - storyTop)).toBeLessThanOrEqual(1);
    expect(Math.abs((await topOf(ingredients)) - factsTop)).toBeLessThanOrEqual(1);
  });
  await test.step('words that are gone', async () => {
    await changeItem(page.request, id, { description: '' });
    await expect(guest.locator('main')).not.toContainText('Slowly cooked', withinSeconds);
    expect(Math.abs((await topOf(told)) - storyTop)).toBeLessThanOrEqual(1);
  });
});

test('another look is worn by the open page, with all of its styles', async ({ office: page, context }) => {
  const { path } = await serveMenu(page.request);
  const guest = await context.newPage();
  await openLive(guest, path);
  const before = await stylesOf(guest);
  await changeLook(page.request, { look: 'GRIDDLE', accentColour: '#ffc61a' });
  await expect.poll(async () => (await stylesOf(guest))[0], withinSeconds).not.toBe(before[0]);
  const fresh = await context.newPage();
  await fresh.goto(path);
  expect(await stylesOf(guest)).toEqual(await stylesOf(fresh));
});

test('what a guest typed and ticked in the filter is kept', async ({ office: page, context }) => {
  const { path, ids } = await serveMenu(page.request);
  const guest = await context.newPage();
  await openLive(guest, path);
  await guest.getByRole('link', { name: 'Find & filter' }).last().click();
  await guest.getByRole('searchbox').fill('Dessert');
  await guest.getByRole('checkbox', { name: 'Peanuts' }).check();
  await guest.getByRole('searchbox').focus();
  await changeItem(page.request, ids.get('Main 1') ?? '', priced(4400));
  await expect(guest.locator('main')).toContainText('44.00', withinSeconds);
  await expect(guest.getByRole('searchbox')).toHaveValue('Dessert');
  await expect(guest.getByRole('searchbox')).toBeFocused();
  await expect(guest.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
});

test('an open page follows its restaurant to a new address', async ({ office: page, context }) => {
  const { path } = await serveMenu(page.request);
  const guest = await context.newPage();
  await openLive(guest, path);
  const { restaurantUrl } = await getRestaurant(page.request);
  await changeRestaurantUrl(page.request, `${restaurantUrl}-new`);
  await expect(guest).toHaveURL(new RegExp(`/qr-menu/${restaurantUrl}-new$`), withinSeconds);
});

test.describe('where no worker stands between', () => {
  test.use({ serviceWorkers: 'block' });

  test('a cache in front that still answers with what was there before keeps nobody from the news', async ({
    office: page,
    context,
  }) => {
    const { path, ids } = await serveMenu(page.request);
    const guest = await context.newPage();
    const before = await page.request.get(path);
    await openLive(guest, path);
    let asked = 0;
    await guest.route(`**${path}`, async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({ response: before }) : route.continue());
    });
    await changeItem(page.request, ids.get('Main 1') ?? '', priced(4400));
    await expect(dish(guest, 'Main 1')).toContainText('44.00', withinSeconds);
    expect(asked).toBe(2);
  });

  test('a page that has just come, and has what was changed already, is asked for again and not made anew', async ({
    office: page,
    context,
  }) => {
    const { path, ids } = await serveMenu(page.request);
    const guest = await context.newPage();
    await guest.addInitScript(() => {
      globalThis.DOMParser = class extends DOMParser {
        override parseFromString(...asked: Parameters<DOMParser['parseFromString']>) {
          document.documentElement.toggleAttribute('data-parsed', true);
          return super.parseFromString(...asked);
        }
      };
    });
    await changeItem(page.request, ids.get('Main 1') ?? '', priced(4400));
    let asked = 0;
    const isAskedTwice = Promise.withResolvers<void>();
    guest.on('response', (response) => {
      if (new URL(response.url()).pathname !== path || response.request().isNavigationRequest()) return;
      asked += 1;
      if (asked === 2) isAskedTwice.resolve();
    });
    await openLive(guest, path);
    await isAskedTwice.promise;
    await expect(guest.locator('[data-parsed]')).toHaveCount(0);
    await changeItem(page.request, ids.get('Main 1') ?? '', priced(4500));
    await expect(dish(guest, 'Main 1')).toContainText('45.00', withinSeconds);
    await expect(guest.locator('[data-parsed]')).toHaveCount(1);
  });

  test('a choice of light or dark holds on the next page there, too, as soon as it is at rest', async ({
    office: page,
    context,
  }) => {
    const { path } = await serveMenu(page.request);
    const guest = await context.newPage();
    await openLive(guest, path);
    await guest.getByRole('button', { name: 'Dark', exact: true }).click();
    await guest.reload();
    await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(guest.getByRole('button', { name: 'Light', exact: true })).toHaveCount(1);
  });

  test('a page that hours change is read anew at that minute, without any news', async ({
    office: page,
    context,
  }) => {
    const { path } = await serveMenu(page.request);
    const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    await openAt(page.request, [{ weekdays, from: '00:00', to: '23:58' }]);
    const guest = await context.newPage();
    await guest.clock.install();
    // A stream that tells nothing, not even what time it is on the server.
    const contentType = 'text/event-stream';
    await guest.route('**/live?*', (route) => route.fulfill({ contentType, body: ': beat\n\n' }));
    await openLive(guest, path);
    const left = await guest.evaluate(() => Number(document.documentElement.dataset['until']) - Date.now());
    expect(left).toBeGreaterThan(0);
    const asked: string[] = [];
    guest.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().endsWith(path)) asked.push(request.url());
    });
    await guest.clock.fastForward(left - 20_000);
    expect(asked).toEqual([]);
    await guest.clock.fastForward(30_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test('a page that stands in another one neither listens nor keeps anything', async ({
  office: page,
  context,
}) => {
  const { path } = await serveMenu(page.request);
  const guest = await context.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto('/robots.txt');
  await guest.setContent(`<iframe src="${path}" title="Menu"></iframe>`);
  const script = guest.waitForResponse((response) => response.url().includes('page-live'));
  await expect(guest.frameLocator('iframe').getByRole('heading', { name: 'Main 1' })).toBeAttached();
  await script;
  await guest
    .frames()[1]
    ?.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6000 })));
  await expect(guest.frameLocator('iframe').locator('footer').getByRole('button')).toHaveText(
    /^(Dark|Light)$/,
  );
  expect(asked.filter((url) => /live\?|guest-worker/.test(url))).toEqual([]);
  expect(await guest.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
