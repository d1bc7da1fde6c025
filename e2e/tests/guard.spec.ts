import { categoryNames, createCategory, createItem } from '../support/api.ts';
import { limitPermissions } from '../support/database.ts';
import { withoutFeed } from '../support/feed.ts';
import { officeRoutes } from '../support/office-pages.ts';
import { useDarkTheme } from '../support/office.ts';
import { expect, test } from '../support/test.ts';
import { ask, visit } from '../support/visit.ts';

// proves: guard.signed-out, calls.cookies
test('who is signed out goes to login and comes back to where they wanted to go', async ({ owner, page }) => {
  await page.context().clearCookies();
  await page.goto('/menu-management/items?search=soup');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/menu-management\/items\?search=soup/);
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});

test('who is signed out comes back to the profile too, which opens before it is known who asks', async ({
  owner,
  page,
}) => {
  await page.context().clearCookies();
  await page.goto('/profile-setting');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile-setting$/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(owner.email);
});

// proves: session.unknown-until-loaded
test('nobody counts as signed in before the profile has been loaded', async ({ office: page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/human-resources/staff/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/human-resources/staff/me');
  await page.goto('/menu-management/items');
  await asked;
  // What stands in for a page is there: nobody is let in, and nobody is sent to sign in.
  await expect(page.locator('[aria-hidden="true"]').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page).toHaveURL(/\/menu-management\/items$/);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'pt-PT' });

  // proves: looks.english, lists.languages
  test('the back office speaks English, and says so to screen readers', async ({ office: page }) => {
    await page.goto('/menu-management/items');
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    await expect(page.getByText('No items yet')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** An id that nothing has: whose page it is says so, and everybody else does not get there. */
const nobody = '0198c0de-0000-7000-8000-000000000001';

/** Who may enter each route of the back office: who holds one of these, or everybody who is signed in. */
const entry: Readonly<Record<string, readonly string[] | 'signed in'>> = {
  '/': 'signed in',
  '/profile-setting': 'signed in',
  '/$': 'signed in',
  '/menu-management/categories': ['MENU_MANAGEMENT'],
  '/menu-management/categories/new': ['MENU_MANAGEMENT'],
  '/menu-management/categories/$categoryId': ['MENU_MANAGEMENT'],
  '/menu-management/items': ['MENU_MANAGEMENT'],
  '/menu-management/items/new': ['MENU_MANAGEMENT'],
  '/menu-management/items/$itemId': ['MENU_MANAGEMENT'],
  '/menu-management/menus': ['MENU_MANAGEMENT'],
  '/menu-management/menus/new': ['MENU_MANAGEMENT'],
  '/menu-management/menus/preview': ['MENU_MANAGEMENT'],
  '/menu-management/menus/$menuId': ['MENU_MANAGEMENT'],
  '/menu-management/modifiers': ['MENU_MANAGEMENT'],
  '/menu-management/modifiers/new': ['ONLINE_MENU'],
  '/menu-management/modifiers/$modifierGroupId': ['ONLINE_MENU'],
  '/menu-management/sold-out': ['MENU_MANAGEMENT', 'POS'],
  '/menu-management/import': ['MENU_MANAGEMENT'],
  '/menu-management/health': ['MENU_MANAGEMENT'],
  '/menu-management/allergen-matrix': ['MENU_MANAGEMENT'],
  '/menu-management/spreadsheet': ['MENU_MANAGEMENT'],
  '/menu-management/history': ['MENU_MANAGEMENT'],
  '/digital-menu/digital-menu': ['ONLINE_MENU'],
  '/digital-menu/screens/new': ['ONLINE_MENU'],
  '/digital-menu/screens/$screenId': ['ONLINE_MENU'],
  '/digital-menu/qr-menu': ['ONLINE_MENU'],
  '/link-to-menu': ['LINK_TO_MENU'],
  '/digital-menu/qr-codes': ['ONLINE_MENU'],
  '/setting/staff': 'signed in',
  '/setting/staff/new': ['SETTINGS'],
  '/setting/staff/$staffId': 'signed in',
  '/setting/financial': ['SETTINGS'],
  '/setting/financial/new': ['SETTINGS'],
  '/setting/financial/$discountId': ['SETTINGS'],
  '/setting/printer': ['SETTINGS'],
  '/setting/printer/new': ['SETTINGS'],
  '/setting/printer/$printerId': ['SETTINGS'],
  '/setting/table': ['SETTINGS'],
  '/setting/table/new': ['SETTINGS'],
  '/setting/table/$tableSectionId': ['SETTINGS'],
  '/setting/tax': ['SETTINGS'],
  '/setting/service-charge': ['SETTINGS'],
  '/setting/general': ['SETTINGS'],
};

/** A page of each route; one that nothing stands on says so to whom it would be open. */
const pageOf = (route: string) => route.replace(/\$\w+$/, nobody).replace('$', 'no-such-page');

const permissions = ['ONLINE_MENU', 'SETTINGS', 'MENU_MANAGEMENT', 'LINK_TO_MENU', 'POS'];

test('it is known of every route of the back office who may enter it', () => {
  expect(Object.keys(entry).toSorted()).toEqual(officeRoutes.toSorted());
});

// proves: pages.categories, pages.category, pages.items, pages.item, pages.menus, pages.menu, pages.modifiers
// proves: pages.modifier, guard.signed-in-without-permission, permissions.MENU_MANAGEMENT
// proves: permissions.ONLINE_MENU, pages.digital-menu, pages.qr-menu-settings, guard.profile-first, calls.me
// proves: pages.setting.general, pages.setting.printer, pages.setting.table, pages.setting.financial
// proves: pages.setting.tax, pages.setting.service-charge, permissions.SETTINGS, permissions.POS
// proves: permissions.LINK_TO_MENU
test('each page opens by its permission alone, and by no other', async ({ owner, office: page }) => {
  test.slow();
  await withoutFeed(page);
  // Loaded anew: a profile that is still on its way would tell what was held before.
  const hold = async (held: string[]) => {
    limitPermissions(owner.email, held);
    await page.goto('/');
  };
  const guarded = Object.entries(entry).flatMap(([route, needs]) =>
    needs === 'signed in' ? [] : [{ route, needs }],
  );
  for (const permission of new Set(guarded.flatMap(({ needs }) => needs))) {
    await hold([permission]);
    for (const { route, needs } of guarded) {
      if (!needs.includes(permission)) continue;
      await visit(page, pageOf(route));
      await expect(page).toHaveURL(new RegExp(`${pageOf(route)}$`));
    }
  }
  for (const routes of Map.groupBy(guarded, ({ needs }) => needs.join()).values()) {
    await hold(permissions.filter((name) => routes.every(({ needs }) => !needs.includes(name))));
    for (const { route } of routes) {
      await ask(page, pageOf(route));
      await expect(page, route).toHaveURL(/:\d+\/$/);
    }
  }
});

// proves: pages.home, pages.profile, pages.setting.staff, permissions.no-requirement
test('what takes no permission opens to everybody who is signed in', async ({ owner, office: page }) => {
  limitPermissions(owner.email, []);
  await page.goto('/setting/staff');
  for (const [route, needs] of Object.entries(entry)) {
    if (needs !== 'signed in') continue;
    await visit(page, pageOf(route));
    await expect(page).toHaveURL(new RegExp(`${pageOf(route)}$`));
  }
});

// proves: pages.signed-in-only, guard.signed-out, pages.setting.staff
test('no page of the back office opens to somebody who is signed out', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  for (const route of Object.keys(entry)) {
    if (route === '/') continue;
    const path = pageOf(route);
    await ask(page, path);
    await expect(page, path).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

// proves: session.failed-profile-clears
test('a profile that is refused clears what the browser kept of the person', async ({ office: page }) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cardamom.')));
  await page.goto('/');
  await useDarkTheme(page);
  await expect.poll(kept).toContain('cardamom.theme');
  await page.context().clearCookies();
  await page.goto('/menu-management/categories');
  await expect(page).toHaveURL(/\/login\b/);
  expect(await kept()).toEqual([]);
});

// proves: session.logout
test('signing out leads to login, and the way back is closed', async ({ owner, office: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/menu-management/categories');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(owner.restaurantName)).toHaveCount(0);
});

test('a wrong password is told without telling whether the e-mail exists', async ({ owner, page }) => {
  await page.context().clearCookies();
  for (const email of [owner.email, 'nobody@example.org']) {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill('Not-the-one-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The e-mail or the password is not correct')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
});

// proves: session.403-home, errors.alert
test('a permission lost while typing is told, leads home, and nothing is written', async ({
  owner,
  office: page,
}) => {
  await page.goto('/menu-management/categories/new');
  await page.getByLabel('Category name').fill('Starters');
  limitPermissions(owner.email, ['POS']);
  await page.getByRole('button', { name: 'Create category' }).click();
  // The form says it as well, until it makes room for Home.
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText('The required permission is missing')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await categoryNames(page.request)).not.toContain('Starters');
});

test('what was typed when a permission was lost is there again once it is back', async ({
  owner,
  office: page,
}) => {
  const soups = await createCategory(page.request, 'Soups');
  const itemId = await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  const typed = [
    { path: '/menu-management/categories/new', field: 'Category name', save: 'Create category' },
    { path: `/menu-management/items/${itemId}`, field: 'Item name', save: 'Save changes' },
    { path: '/menu-management/menus/new', field: 'Menu name', save: 'Create menu' },
  ];
  for (const { path, field, save } of typed) {
    await page.goto(path);
    await page.getByLabel(field).fill('Starters of the day');
    limitPermissions(owner.email, ['POS']);
    await page.getByRole('button', { name: save }).click();
    await expect(page).toHaveURL(/\/$/);
    limitPermissions(owner.email, ['MENU_MANAGEMENT', 'ONLINE_MENU']);
    await page.goto(path);
    await expect(page.getByText(/^Unsaved changes from .* restored$/)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue('Starters of the day');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(/(created|updated)\./).first()).toBeVisible();
  }
});

test('cells typed when a permission was lost are in the spreadsheet again once it is back', async ({
  owner,
  office: page,
}) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
  await page.goto('/menu-management/spreadsheet');
  await page.getByRole('grid', { name: 'Items, sizes and prices' }).focus();
  await page.keyboard.type('Gazpacho');
  await page.keyboard.press('Enter');
  limitPermissions(owner.email, ['POS']);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/$/);
  limitPermissions(owner.email, ['MENU_MANAGEMENT']);
  await page.goto('/menu-management/spreadsheet');
  await expect(page.getByRole('rowheader', { name: 'Gazpacho' })).toBeVisible();
});

// proves: pages.unmatched
test('an unmatched path offers a search over the pages', async ({ office: page }) => {
  await page.goto('/menu-management/catgories');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('categ');
  await page.getByRole('link', { name: 'Categories' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
});

// proves: session.refresh-once
test('an access token that has run out is renewed without anybody noticing', async ({ office: page }) => {
  await createCategory(page.request, 'Soups');
  await page.goto('/menu-management/categories');
  await expect(page.getByRole('link', { name: 'Soups' })).toBeVisible();
  await page.context().clearCookies({ name: /access/ });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Soups' })).toBeVisible();
});

test.describe('with a page whose script is gone', () => {
  test.use({ provokes: /dynamically imported module/ });

  // proves: guard.reload-once, pages.on-demand
  test('a page that fails to load reloads once and then says so', async ({ office: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => {
      // Home shows a guest page in a frame, which may still be on its way.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await page.route(/\/assets\/.*profile.*\.js$/, (route) => route.abort());
    await page.goto('/profile-setting');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^This page could not be loaded · /);
    await expect
      .poll(() => documents.map((url) => new URL(url).pathname))
      .toEqual(['/profile-setting', '/profile-setting']);
    await page.unroute(/\/assets\/.*profile.*\.js$/);
    // The first press may meet the document that the reload is about to replace.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('heading', { level: 1, name: /profile/i })).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
});
