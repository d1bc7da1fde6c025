import type { Page } from '@playwright/test';
import { signIn, type Owner } from '../support/api.ts';
import { switchOff } from '../support/database.ts';
import { mailedLink } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const next = 'Fresh-basil-2';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

async function typePasswords(page: Page, current: string, password: string, again = password) {
  await page.getByLabel(/^Current password/).fill(current);
  await page.getByLabel(/^New password(?! again)/).fill(password);
  await page.getByLabel(/^New password again/).fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function signInOn(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>) {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

// proves: password.change, password.change.mismatch, password.change.must-differ, errors.C_002, errors.C_011
// proves: pages.profile, errors.on-field
test('a password is changed with the current one and the new one twice, and other devices are signed out', async ({
  office: page,
  owner,
  browser,
}) => {
  const elsewhere = await browser.newContext({ userAgent: phone });
  await signIn(elsewhere.request, owner);
  await page.goto('/profile-setting');
  await expect(page.getByText('Safari on iPhone')).toBeVisible();

  await typePasswords(page, owner.password, next, `${next}3`);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await typePasswords(page, 'Not-the-one-1', next);
  await expect(page.getByText('The password you entered is incorrect. Please try again.')).toBeVisible();
  await typePasswords(page, owner.password, owner.password);
  await expect(page.getByText('New password must be different from your current password')).toBeVisible();
  await typePasswords(page, owner.password, next);
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0);

  const other = await elsewhere.newPage();
  await other.goto('/profile-setting');
  await expect(other).toHaveURL(/\/login/);
  await signInOn(other, owner);
  await expect(other.getByText('The e-mail or the password is not correct')).toBeVisible();
  await signInOn(other, { ...owner, password: next });
  await expect(other).toHaveURL(/\/profile-setting$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile settings' })).toBeVisible();
  await elsewhere.close();
});

test('a forgotten password is set by the link of a mail, which a look at it does not spend', async ({
  owner,
  page,
}) => {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('npm run sign-in-link')).toBeVisible();
  const link = await mailedLink(owner.email, '/reset-password');

  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
  await page.reload();
  await page.getByLabel(/^New password(?! again)/).fill(next);
  await page.getByLabel(/^New password again/).fill(next);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed. Sign in with the new one.')).toBeVisible();
  await signInOn(page, { email: owner.email, password: next });
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel(/^New password(?! again)/).fill(`${next}3`);
  await page.getByLabel(/^New password again/).fill(`${next}3`);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('what is said of a forgotten password tells nobody who has an account', async ({ owner, page }) => {
  await page.context().clearCookies();
  const said = [];
  for (const email of [owner.email, 'nobody@example.org']) {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    // No mail server is set up for the tests.
    const answer = page.getByRole('region', { name: 'Ask whoever runs Cardamom for you' });
    await expect(answer).toBeVisible();
    said.push((await answer.innerText()).replace(email, ''));
  }
  expect(said[0]).toBe(said[1]);
});

// proves: staff.email
test('one’s own e-mail changes with the password and a link at the new address', async ({
  office: page,
  owner,
}) => {
  const email = owner.email.replace('owner-', 'renamed-');
  await page.goto('/profile-setting');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel(/^New e-mail/).fill(email);
  await page.getByLabel(/^Your password/).fill(owner.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Check the inbox of ${email}`)).toBeVisible();
  await page.goto(await mailedLink(email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByText(`From now on, sign in with ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Cardamom' }).click();
  await page.goto('/profile-setting');
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);
});

// proves: session.refresh-refused, staff.name
test('a name typed when the session ended is in the profile again after signing in, and can be saved', async ({
  office: page,
  owner,
}) => {
  // The bar's own question comes late, and would learn of the ended session before the save does.
  const counted = page.waitForResponse(/\/online-menu\/availability/);
  await page.goto('/profile-setting');
  await page.getByLabel(/^Last name/).fill('Duarte Lima');
  await counted;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your session ended; what you typed is kept.')).toBeVisible();
  await signInOn(page, owner);
  await expect(page).toHaveURL(/\/profile-setting$/);
  await expect(page.getByText(/^Unsaved changes from .* restored$/)).toBeVisible();
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Duarte Lima');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Duarte Lima');
});

// proves: errors.C_007
test('somebody whose account was switched off is told so where they sign in', async ({
  office: page,
  owner,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  switchOff(owner.email);
  await page.goto('/profile-setting');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Account is disabled')).toHaveCount(1);
  await page.context().clearCookies({ name: /access/ });
  await page.goto('/menu-management/items');
  await expect(page.getByText('Account is disabled')).toHaveCount(1);
});
