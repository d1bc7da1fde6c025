import { createPerson, someOwner } from '../support/api.ts';
import { limitPermissions } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

// proves: pages.setting.staff, permissions.no-requirement
test('without any permission names and positions are read, and nothing is changed', async ({
  owner,
  office: page,
  isMobile,
}) => {
  test.skip(isMobile, 'Permissions are the same at every width.');
  const id = await createPerson(page.request, 'Rosa');
  limitPermissions(owner.email, []);
  await page.goto('/setting/staff');
  await expect(page.getByRole('row', { name: /Rosa/ })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Position']);
  await expect(page.getByRole('link', { name: 'Add person' })).toHaveCount(0);
  await page.goto(`/setting/staff/${id}`);
  await expect(page.getByText('To change them you need the permission “Settings”')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/setting/staff/new');
  await expect(page).toHaveURL(/:\d+\/$/);
});

// proves: staff.name, staff.email, staff.pin, staff.position, staff.permissions, permissions.services
test('somebody is added, invited, joins in a browser of their own and may do what was chosen', async ({
  office: page,
  browser,
  baseURL,
}) => {
  const { email } = someOwner();
  await page.goto('/setting/staff');
  await page.getByRole('link', { name: 'Add person' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rosa');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lima');
  await page.getByRole('textbox', { name: 'Position' }).fill('Waiter');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await expect(page.getByRole('textbox', { name: /^PIN/ })).toHaveValue(/^\d{6}$/);
  await page.getByRole('checkbox', { name: 'Mark dishes sold out and bring them back' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Create person' }).click();

  const dialog = page.getByRole('dialog', { name: 'Invitation link' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Rosa Lima/ })).toContainText('Invited');
  await page.reload();
  await expect(page.getByRole('row', { name: /Rosa Lima/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const { pathname, hash } = new URL(link);
  const hers = await browser.newContext({ ...(baseURL && { baseURL }) });
  const rosa = await hers.newPage();
  const asked: string[] = [];
  rosa.on('request', (request) => asked.push(request.url()));
  await rosa.goto(pathname + hash);
  await expect(rosa.getByText('Inês Duarte has invited you to work here.')).toBeVisible();
  await rosa.getByRole('textbox', { name: /^Password/ }).fill('Lime green 1');
  await rosa.getByRole('button', { name: /^Join / }).click();
  await expect(rosa).toHaveURL(/:\d+\/$/);
  await expect(rosa.getByRole('link', { name: 'Sold out' }).first()).toBeVisible();
  await expect(rosa.getByRole('link', { name: 'Items', exact: true })).toHaveCount(0);
  expect(
    asked.filter((url) => url.includes(hash.slice(1))),
    'no address carries the token',
  ).toEqual([]);

  await rosa.goto(pathname + hash);
  await rosa.reload();
  await expect(rosa.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await hers.close();
  await page.reload();
  await expect(page.getByRole('row', { name: /Rosa Lima/ })).not.toContainText('Invited');
});

test('who is switched off is signed out at once', async ({ office: page, browser, baseURL, isMobile }) => {
  test.skip(isMobile, 'A session ends the same at every width.');
  const { email, password } = someOwner();
  await createPerson(page.request, 'Leon', { email, password, permissions: ['POS'] });
  const his = await browser.newContext({ ...(baseURL && { baseURL }) });
  const leon = await his.newPage();
  await leon.goto('/login');
  await leon.getByLabel('E-mail').fill(email);
  await leon.getByLabel(/^Password/).fill(password);
  await leon.getByRole('button', { name: 'Sign in' }).click();
  await expect(leon).toHaveURL(/:\d+\/$/);
  await page.goto('/setting/staff');
  await page.getByRole('button', { name: 'Status of Leon: Active' }).click();
  await page
    .getByRole('menuitemradio', { name: /Inactive/ })
    .or(page.getByRole('menuitem', { name: /Inactive/ }))
    .click();
  await expect(page.getByText('Deactivation completed.')).toBeVisible();
  await leon.goto('/setting/staff');
  await expect(leon).toHaveURL(/\/login\b/);
  await his.close();
});
