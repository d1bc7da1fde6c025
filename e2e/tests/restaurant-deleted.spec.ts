import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProductServer } from '../../scripts/lib/product-server.ts';
import { register, someOwner, type Owner } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** Types an e-mail and a password into the sign-in that stands there. */
async function signInThere(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Invites somebody on the staff's page; returns the link as its dialog shows it. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/setting/staff/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rosa');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await expect(page.getByRole('textbox', { name: /^PIN/ })).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Create person' }).click();
  return page.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link').inputValue();
}

test('who deletes their only restaurant while registration is closed is led to the sign-in, and signs in again once somebody invites them', async ({
  browser,
  playwright,
}) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-deleted-'));
  const leaving = someOwner('Casa Lima');
  const staying = someOwner('Harbour Bistro');
  let server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'open' });
  try {
    for (const owner of [leaving, staying]) {
      const api = await playwright.request.newContext({ baseURL: server.baseUrl });
      await register(api, owner);
      await api.dispose();
    }
    await server.stop();
    server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'closed' });
    const baseURL = server.publicUrl;

    const hers = await browser.newContext({ baseURL });
    const rosa = await hers.newPage();
    await rosa.goto('/setting/general');
    await signInThere(rosa, leaving);
    await rosa.getByRole('button', { name: 'Delete restaurant' }).click();
    const dialog = rosa.getByRole('dialog');
    await dialog.getByLabel(/^Name of the restaurant/).fill(leaving.restaurantName);
    await dialog.getByLabel(/^Your password/).fill(leaving.password);
    await dialog.getByRole('button', { name: 'Delete restaurant' }).click();

    await expect(rosa.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(rosa, 'no way back into what is gone').toHaveURL(/\/login(\?returnTo=%2F)?$/);
    await expect(rosa.getByRole('link', { name: 'Register a restaurant' })).toHaveCount(0);
    await signInThere(rosa, leaving);
    await expect(rosa.getByText('The e-mail or the password is not correct')).toBeVisible();
    await rosa.goto('/register');
    await expect(rosa.getByText(/Ask who runs it for an invitation/)).toBeVisible();

    const theirs = await browser.newContext({ baseURL });
    const colleague = await theirs.newPage();
    await colleague.goto('/login');
    await signInThere(colleague, staying);
    await expect(colleague).toHaveURL(/:\d+\/$/);
    const { pathname, hash } = new URL(await invite(colleague, leaving.email));
    await rosa.goto(pathname + hash);
    await rosa.getByRole('textbox', { name: /^Password/ }).fill('Lime green 1');
    await rosa.getByRole('button', { name: /^Join / }).click();
    await expect(rosa).toHaveURL(/:\d+\/$/);
    await rosa.getByRole('button', { name: /^Account of/ }).click();
    await rosa.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInThere(rosa, { email: leaving.email, password: 'Lime green 1' });
    await expect(rosa.getByRole('banner').getByText(staying.restaurantName)).toBeVisible();
    await Promise.all([hers.close(), theirs.close()]);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
