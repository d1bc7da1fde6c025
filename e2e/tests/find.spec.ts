import type { Page } from '@playwright/test';
import { changeItem, create, createCategory, createItem, getRestaurant } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { openLive } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

const free = { isDeclared: true, contains: [], mayContain: [] };

/** A menu of three dishes: a vegan one with a choice of sauces, one with peanuts, one that nobody has declared. */
async function openMenu(page: Page): Promise<string> {
  const mains = await createCategory(page.request, 'Mains');
  const sauces = await create(page.request, '/api/online-menu/modifier-groups', {
    name: 'Sauces',
    options: [
      { name: 'Chutney', allergens: free },
      { name: 'Satay', allergens: { ...free, contains: ['PEANUTS'] } },
    ],
  });
  const add = (name: string) => createItem(page.request, { name, price: 1200, categoryIds: [mains] });
  const curry = { allergens: free, marks: ['VEGAN'], modifierGroupIds: [sauces] };
  await changeItem(page.request, await add('Green curry'), curry);
  await changeItem(page.request, await add('Peanut stew'), { allergens: { ...free, contains: ['PEANUTS'] } });
  await add('Dish of the day');
  return `/qr-menu/${(await getRestaurant(page.request)).restaurantUrl}`;
}

const dishes = (page: Page) => page.getByRole('heading', { level: 3 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a guest leaves out peanuts, reads what is left and why, and takes the filter away', async ({
      office: page,
    }) => {
      await page.goto(`${await openMenu(page)}?table=Window+2`);
      await expect(dishes(page)).toHaveCount(3);

      await page.getByRole('link', { name: 'Find & filter' }).last().click();
      const form = page.getByRole('form', { name: 'Find & filter' });
      await form.getByText('Peanuts', { exact: true }).click();
      await form.getByRole('button', { name: 'Show dishes' }).click();

      await expect(page.getByRole('status')).toHaveText('1 of 3 dishes');
      await expect(page).toHaveTitle(/^1 of 3 dishes · /);
      await expect(form).toBeHidden();
      await expect(dishes(page)).toHaveText(['Green curry']);
      await expect(page.getByText('1 dish is hidden: its allergens are not declared.')).toBeVisible();
      await expect(page.getByText('Do not choose: Satay (peanuts)')).toBeVisible();
      const address = new URL(page.url());
      expect(address.searchParams.getAll('without')).toEqual(['PEANUTS']);
      expect(address.searchParams.get('table')).toBe('Window 2');
      await expect(page.getByRole('region', { name: '1 of 3 dishes' })).toBeFocused();

      await page.getByRole('link', { name: /^No peanuts/ }).click();
      await expect(dishes(page)).toHaveCount(3);
      expect(new URL(page.url()).search).toBe('?table=Window+2');
    });
  });
}

test('a word is found in spite of slips, and what was asked stands in the form', async ({ office: page }) => {
  await page.goto(`${await openMenu(page)}?find=#find`);
  const field = page.getByRole('searchbox', { name: 'Dish or ingredient' });
  await field.fill('gren cury');
  await field.press('Enter');
  await expect(dishes(page)).toHaveText(['Green curry']);
  await page
    .getByRole('link', { name: /^Find & filter.*1.*on$/s })
    .last()
    .click();
  await expect(field).toHaveValue('gren cury');
});

test('the open form holds the keyboard and gives the page back where it was', async ({ office: page }) => {
  await openLive(page, await openMenu(page));
  const before = await page.evaluate(() => {
    window.scrollTo(0, 200);
    return window.scrollY;
  });
  await page.getByRole('link', { name: 'Find & filter' }).last().click();
  const form = page.getByRole('form', { name: 'Find & filter' });
  await expect(form).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'Close' })).toBeFocused();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('#find'),
    );
    expect(isOutside, `Tab ${press}`).toBe(false);
  }
  await form.getByRole('link', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('Escape closes the form and gives its button the focus back', async ({ office: page }) => {
  await openLive(page, await openMenu(page));
  const button = page.getByRole('link', { name: 'Find & filter' }).last();
  await button.click();
  const form = page.getByRole('form', { name: 'Find & filter' });
  await form.getByRole('searchbox').press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
});

test('the form comes to the page that is read, and stays with what is ticked when the menu changes', async ({
  office: page,
}) => {
  const menu = await openMenu(page);
  await openLive(page, `${menu}?table=5`);
  await page.evaluate(() => {
    document.documentElement.dataset['isTheSame'] = '';
  });
  await page.getByRole('link', { name: 'Find & filter' }).last().click();
  const form = page.getByRole('form', { name: 'Find & filter' });
  await expect(form).toBeFocused();
  await form.getByText('Peanuts', { exact: true }).click();

  const late = await createCategory(page.request, 'Late plates');
  await createItem(page.request, { name: 'Toast', price: 400, categoryIds: [late] });
  await expect(page.getByRole('heading', { name: 'Toast', includeHidden: true })).toBeAttached();
  await expect(form).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
  await expect(page.locator('html[data-is-the-same]')).toBeAttached();

  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page.locator('html[data-is-the-same]')).toBeAttached();
});

test('where the form cannot be fetched the press leads to the page that has it', async ({ office: page }) => {
  const menu = await openMenu(page);
  await openLive(page, menu);
  await page.route('**/*?find=', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole('link', { name: 'Find & filter' }).last().click();
  await expect(page.getByRole('form', { name: 'Find & filter' })).toBeVisible();
});

test('the button is out of the way while a guest reads on, and back when they scroll up', async ({
  office: page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const mains = await createCategory(page.request, 'Long list');
  for (let number = 1; number <= 12; number += 1)
    await createItem(page.request, { name: `Dish ${number}`, price: 900, categoryIds: [mains] });
  // What hides it is loaded after the page.
  await openLive(page, await openMenu(page));
  const button = page.getByRole('link', { name: 'Find & filter' }).last();
  await expect(button).toBeInViewport();
  const scrollBy = (pixels: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels);
  await scrollBy(400);
  await expect(button).not.toBeInViewport();
  await scrollBy(-40);
  await expect(button).toBeInViewport();
  await scrollBy(200);
  await expect(button).not.toBeInViewport();
  await scrollBy(10_000);
  await expect(button).toBeInViewport();
});

test('axe finds nothing in the open form and on the filtered page', async ({ office: page }) => {
  const menu = await openMenu(page);
  await page.goto(`${menu}?find=#find`);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${menu}?without=PEANUTS&diet=VEGAN`);
  expect(await axeViolations(page)).toEqual([]);
});

test('form and filtered page fit 320 pixels and 200 % text', async ({ office: page }) => {
  const menu = await openMenu(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [`${menu}?find=#find`, `${menu}?without=PEANUTS&q=curry`]) {
    await page.goto(address);
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const form = document.querySelector('#find') ?? document.documentElement;
      return [document.documentElement, form].map((one) => one.scrollWidth - one.clientWidth);
    });
    expect(overflow).toEqual([0, 0]);
  }
});

test('the button covers nothing for good', async ({ office: page }) => {
  await page.goto(await openMenu(page));
  const gap = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const button = [...document.querySelectorAll('a[href$="#find"]')].at(-1);
    return (button?.getBoundingClientRect().top ?? 0) - bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});
