import { changeItem, demoMenuPath } from '../support/api.ts';
import { dish, isKept, keptAddresses, openLive, serveMenu, withinSeconds } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('a page that is open when the network goes says since when it may be out of date, and catches up', async ({
  office: page,
  context,
}) => {
  const { path, ids } = await serveMenu(page.request);
  const guest = await context.newPage();
  await openLive(guest, path);
  await guest.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const line = guest.getByText(/^No connection\. Prices and allergens as of \d\d:\d\d\.$/).last();
  await context.setOffline(true);
  await expect(line).toBeVisible(withinSeconds);
  expect(await guest.evaluate(() => scrollY)).toBe(400);
  await expect(dish(guest, 'Main 1')).toContainText('1.00');
  await changeItem(page.request, ids.get('Main 1') ?? '', { sizes: [{ kind: 'PRICED', price: 1150 }] });
  await context.setOffline(false);
  await expect(dish(guest, 'Main 1')).toContainText('11.50');
  await expect(guest.locator('[data-live=line]')).toHaveCount(0);
});

test('after the first visit a page opens without a network, says from when it is, and is mended by the network', async ({
  office: page,
  context,
}) => {
  const { path } = await serveMenu(page.request);
  const guest = await context.newPage();
  await guest.goto(path);
  await isKept(guest, path);
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(path);
  const notice = again.getByRole('alert');
  await expect(notice).toHaveText(
    /^You are offline\. This menu is as of \w+day \d\d:\d\d; prices and allergens may have changed\. Ask us\.$/,
  );
  await expect(notice).toHaveCSS('padding-top', '12px');
  await expect(dish(again, 'Main 1')).toContainText('1.00');
  await again.goto(`${path}?table=12`);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(dish(again, 'Main 1')).toContainText('1.00');
});

test('a filter is kept nowhere: without a network its address shows the whole menu and says so', async ({
  office: page,
  context,
}) => {
  const { path } = await serveMenu(page.request);
  const guest = await context.newPage();
  await guest.goto(path);
  await isKept(guest, path);
  await guest.goto(`${path}?without=PEANUTS`);
  await expect(guest.getByText(/0 of 18 dishes/).first()).toBeVisible();
  expect(await guest.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await keptAddresses(guest)).filter((address) => address.includes('PEANUTS'))).toEqual([]);
  await context.setOffline(true);
  await guest.reload();
  await expect(guest.getByRole('alert')).toContainText('You are offline.');
  await expect(dish(guest, 'Main 1')).toBeVisible();
});

test('the pictures of a first visit are kept as the page has shown them', async ({
  page: guest,
  context,
}) => {
  const path = await demoMenuPath(guest.request);
  const firstPicture = async () => {
    const html = await (await guest.request.get(path)).text();
    return /<picture[^>]*><img src="([^"]*)"/u.exec(html)?.[1];
  };
  // The demo's pictures get AVIF after the start, one after the other.
  await expect.poll(firstPicture, { timeout: 60_000 }).toMatch(/\.avif$/u);
  await guest.goto(path);
  const picture = guest.locator('picture img').first();
  const isDrawn = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const keptType = () =>
    picture.evaluate(async (image) => {
      const answer = image instanceof HTMLImageElement ? await caches.match(image.currentSrc) : undefined;
      return answer?.headers.get('content-type');
    });
  await expect.poll(keptType).toBe('image/avif');
  await context.setOffline(true);
  await guest.reload();
  await expect(guest.getByRole('alert')).toContainText('You are offline.');
  await expect.poll(isDrawn).toBe(true);
});
