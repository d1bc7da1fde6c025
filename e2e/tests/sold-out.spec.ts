import type { Locator, Page } from '@playwright/test';
import { createCategory, createItem, firstMenu, getItem, type Owner } from '../support/api.ts';
import { limitPermissions } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

/** A dish, and what it is made of. */
const dishes = [
  { name: 'Avocado toast', price: 950, ingredients: ['Sourdough', 'Avocado'] },
  { name: 'Sea bass', price: 2400, ingredients: ['Fennel'] },
  { name: 'Winter salad', price: 1100, ingredients: ['avocado', 'Chicory'] },
];

/** A menu of three dishes; returns their ids by name. */
async function serve(page: Page): Promise<Map<string, string>> {
  const mains = await createCategory(page.request, 'Mains');
  const ids = new Map<string, string>();
  for (const dish of dishes)
    ids.set(dish.name, await createItem(page.request, { ...dish, categoryIds: [mains] }));
  return ids;
}

/** From here on the person is a waiter: permission "POS system" and nothing else. */
const becomeWaiter = ({ email }: Owner) => limitPermissions(email, ['POS']);

/** Touches on a phone, clicks on a desktop, and counts. */
function counter(hasTouch: boolean) {
  let taps = 0;
  return {
    press: async (target: Locator) => {
      taps += 1;
      await (hasTouch ? target.tap() : target.click());
    },
    taps: () => taps,
  };
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

// proves: pages.home, permissions.POS
test('a waiter with POS alone marks a dish sold out in two taps, guests see it within five seconds', async ({
  office: page,
  owner,
  browser,
  hasTouch,
}) => {
  await serve(page);
  const { publicUrl } = await firstMenu(page.request);
  becomeWaiter(owner);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(publicUrl);
  await expect(guest.getByText('Sea bass')).toBeVisible();
  await expect(guest.getByText('Sold out')).toHaveCount(0);

  await page.goto('/');
  const hand = counter(hasTouch);
  const way = page.getByRole('link', { name: 'Mark sold out' });
  await expect(way).toBeVisible();
  const began = Date.now();
  await hand.press(way);
  await hand.press(page.getByRole('button', { name: 'Mark sold out: Sea bass' }));
  await expect(rowOf(page, 'Sea bass').getByText(/^Sold out until/)).toBeVisible();
  const tookMs = Date.now() - began;
  test.info().annotations.push({
    type: 'From home to done',
    description: `${hand.taps()} taps, ${(tookMs / 1000).toFixed(1)} s`,
  });
  expect(hand.taps()).toBe(2);

  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('Sold out')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 5_000 });

  await page.goto('/');
  await hand.press(page.getByRole('button', { name: 'Bring back: Sea bass' }));
  await expect(page.getByText('Back on the menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: Sea bass' })).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('Sold out')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 5_000 });
  await guest.context().close();
});

test('an ingredient that is out takes its dishes along, and undo brings back exactly these', async ({
  office: page,
}) => {
  const ids = await serve(page);
  const stateOf = async (name: string) => getItem(page.request, ids.get(name) ?? '');
  await page.goto('/menu-management/sold-out');
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Ingredients').click();
  await page.getByRole('searchbox', { name: 'Search ingredients' }).fill('avo');
  await page.getByRole('link', { name: /^See dishes with avocado/i }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Mark 2 sold out' }).click();
  await expect(page.getByRole('button', { name: 'Bring 2 back' })).toBeVisible();
  await expect.poll(() => stateOf('Winter salad')).toMatchObject({ availability: { state: 'SOLD_OUT' } });
  expect(await stateOf('Avocado toast')).toMatchObject({ availability: { state: 'SOLD_OUT' } });
  expect(await stateOf('Sea bass')).toMatchObject({ availability: { state: 'AVAILABLE' } });

  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark 2 sold out' })).toBeVisible();
  await expect.poll(() => stateOf('Winter salad')).toMatchObject({ availability: { state: 'AVAILABLE' } });
});

test('the form sets availability at once, and what is typed beside it is saved without a conflict', async ({
  office: page,
  isMobile,
}) => {
  const ids = await serve(page);
  const id = ids.get('Sea bass') ?? '';
  await page.goto(`/menu-management/items/${id}`);
  await page.getByLabel('Item name').fill('Sea bass with fennel');
  // A phone has no room for four words beside each other.
  if (isMobile) {
    await page.getByRole('main').getByRole('button', { name: 'Available' }).click();
    await page.getByRole('menuitemradio', { name: 'Sold out until the end of the day' }).click();
  } else await page.getByRole('radiogroup', { name: 'Guests can have it' }).getByText('Sold out').click();
  await expect.poll(() => getItem(page.request, id)).toMatchObject({ availability: { state: 'SOLD_OUT' } });
  await expect(page.getByLabel('Item name')).toHaveValue('Sea bass with fennel');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, id)).toMatchObject({
    name: 'Sea bass with fennel',
    availability: { state: 'SOLD_OUT' },
  });
});

test('the list marks a dish sold out in two presses', async ({ office: page }) => {
  const ids = await serve(page);
  await page.goto('/menu-management/items');
  const row = page.getByRole('row', { name: /Sea bass/ });
  // On a phone the row's menu offers the states.
  await row
    .getByRole('button', { name: /^Status of Sea bass|^Actions for Sea bass/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Sold out until the end of the day' }).click();
  await expect(row.getByText(/Sold out until/).filter({ visible: true })).toBeVisible();
  await expect
    .poll(() => getItem(page.request, ids.get('Sea bass') ?? ''))
    .toMatchObject({ availability: { state: 'SOLD_OUT' } });
});
