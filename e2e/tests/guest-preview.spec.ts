import type { Page } from '@playwright/test';
import { createCategory, createItem, createMenu, firstMenu } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** Where somebody looks at what they set. */
async function showStage(page: Page, isNarrow: boolean): Promise<void> {
  if (isNarrow) await page.getByText('Preview', { exact: true }).click();
}

test('what is typed is seen in the preview before it is saved, and guests see it after', async ({
  office: page,
}, { project }) => {
  const mains = await createCategory(page.request, 'Mains');
  const id = await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.goto(`/menu-management/items/${id}`);
  await page.getByLabel('Item name').fill('Sea bass with fennel');
  if (project.name.includes('phone')) await page.getByText('Preview', { exact: true }).click();
  const phone = page.getByRole('region', { name: 'As guests see it' }).frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'Sea bass with fennel' })).toBeVisible();
  await expect(phone.getByText('Allergens not declared. Please ask us.')).toBeVisible();
  await expect(page.getByText('Your unsaved version. Guests see the saved one.')).toBeVisible();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Item updated\./)).toBeVisible();
  if (project.name.includes('phone')) await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByText('This is what guests see now.')).toBeVisible();
});

test('in the phone beside an item the bar of sections stands at its own', async ({ office: page }, {
  project,
}) => {
  const names = [
    'Starters',
    'Soups',
    'Salads',
    'From the grill',
    'Pasta',
    'Side dishes',
    'Desserts',
    'Coffee and tea',
  ];
  let id = '';
  for (const name of names) {
    const categoryIds = [await createCategory(page.request, name)];
    id = await createItem(page.request, { name: `First of ${name}`, price: 900, categoryIds });
  }
  await page.goto(`/menu-management/items/${id}`);
  await showStage(page, project.name.includes('phone'));
  const phone = page.getByRole('region', { name: 'As guests see it' }).frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'First of Coffee and tea' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Coffee and tea', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(phone.getByRole('link', { name: 'Starters', exact: true })).not.toBeInViewport();
});

test('the page of a time to come is a press and a few keys away, and its address keeps it', async ({
  office: page,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.goto('/menu-management/menus/preview?at=2026-11-27T18:30');
  const time = page.getByRole('slider', { name: 'Time' });
  await expect(time).toHaveAttribute('aria-valuetext', '18:30');
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=2026-11-27T19(:|%3A)00/);
  const phone = page.getByRole('region', { name: 'The page on a phone' }).frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'Sea bass' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', '19:00');
});

test('in the phone beside a setting dishes are found, and menus are a press away', async ({ office: page }, {
  project,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await createItem(page.request, { name: 'Duck', price: 2100, categoryIds: [mains] });
  await createMenu(page.request, 'Late menu');
  await page.goto('/digital-menu/qr-menu');
  await showStage(page, project.name.includes('phone'));
  const phone = page.getByRole('region', { name: 'As guests see it' }).frameLocator('iframe');
  await expect(phone.getByText('Duck')).toBeVisible();
  await phone.getByRole('link', { name: /^Find/ }).click();
  await phone.getByRole('searchbox').fill('bass');
  await phone.getByRole('button', { name: 'Show dishes' }).click();
  await expect(phone.getByText('Sea bass')).toBeVisible();
  await expect(phone.getByText('Duck')).toHaveCount(0);
  await phone.getByRole('link', { name: /^All menus/ }).click();
  await phone
    .getByRole('link', { name: /^Late menu/ })
    .first()
    .click();
  await expect(phone.getByText('Duck')).toBeVisible();
  await expect(page).toHaveURL(/\/digital-menu\/qr-menu$/);
});

test('a setting is seen in the phone as it is typed', async ({ office: page }, { project }) => {
  await page.goto('/setting/general');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('Rua das Hortas 27');
  await showStage(page, project.name.includes('phone'));
  const phone = page.getByRole('region', { name: 'As guests see it' }).frameLocator('iframe');
  await expect(phone.getByText('Rua das Hortas 27').first()).toBeVisible();
});

test('where a proxy lets no frame through, the page draws the preview itself', async ({ office: page }, {
  project,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2400, categoryIds: [mains] });
  await page.route('**/preview-frame', (route) => route.fulfill({ status: 403, body: '' }));
  await page.goto('/digital-menu/qr-menu');
  await showStage(page, project.name.includes('phone'));
  const phone = page.getByRole('region', { name: 'As guests see it' });
  await expect(phone.getByText('Sea bass')).toBeVisible({ timeout: 30_000 });
});

test('of a large menu its form shows the first sections, and all once somebody points at the phone', async ({
  office: page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone the preview is asked for, and whole at once');
  const [categories, dishes] = [8, 40];
  for (let at = 1; at <= categories; at += 1) {
    const categoryIds = [await createCategory(page.request, `Section ${at}`)];
    await Promise.all(
      Array.from({ length: dishes }, async (_, dish) =>
        createItem(page.request, { name: `Dish ${at}-${dish}`, price: 900, categoryIds }),
      ),
    );
  }
  const { id } = await firstMenu(page.request);
  await page.goto(`/menu-management/menus/${id}`);
  const phone = page.getByRole('region', { name: 'As guests see it' }).frameLocator('iframe');
  const sections = phone.getByRole('link', { name: /^Section \d$/ });
  await expect(sections).toHaveCount(6);
  await phone.getByRole('heading', { name: 'Section 1' }).hover();
  await expect(sections).toHaveCount(categories);
});
