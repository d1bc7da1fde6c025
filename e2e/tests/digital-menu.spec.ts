import { createCategory, createItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

// proves: pages.digital-menu, screen.toggle.price, screen.display-time
test('an owner decides what screens show, sees it before it is saved, and takes it back', async ({
  office: page,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  await createItem(page.request, { name: 'Sea bass', price: 2450, categoryIds: [mains] });
  await page.goto('/digital-menu/digital-menu');
  const stage = page.getByRole('complementary', { name: 'What the screen shows' }).frameLocator('iframe');
  await expect(stage.getByText('Sea bass').first()).toBeVisible();
  await expect(stage.getByText(/24\.50/).first()).toBeVisible();

  await page.getByText('Price', { exact: true }).click();
  await expect(stage.getByText(/24\.50/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(stage.getByText(/24\.50/).first()).toBeVisible();

  await page.getByText('Mixed', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Each dish stays/ }).fill('12');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Digital menu updated\./)).toBeVisible();

  await page.goto('/menu-management/history');
  await expect(page.getByText(/^Digital menu settings · Changed by/)).toBeVisible();
  await page.getByRole('button', { name: 'Put back: Layout' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.goto('/digital-menu/digital-menu');
  await expect(page.getByRole('radio', { name: /^Board/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Each dish stays/ })).toHaveValue('12');
});

/** What a television is told that asks for a code. */
interface Pairing {
  data: { code: string; token: string };
}

// proves: errors.OM_007
test('a screen is added, its television paired by the code that it shows, and asked which one it is', async ({
  office: page,
}) => {
  const television = page.request;
  await page.goto('/digital-menu/digital-menu');
  await page.getByRole('link', { name: 'Add screen' }).first().click();
  await page.getByLabel(/^Name/).fill('Bar');
  await page.getByRole('button', { name: 'Create screen' }).click();

  const code = page.getByLabel(/^Code on the television/);
  await expect(code).toBeFocused();
  await code.fill('AAAAAA');
  await page.getByRole('button', { name: 'Pair', exact: true }).click();
  await expect(page.getByText(/^No television shows this code\./)).toBeVisible();

  const started = await television.post('/api/public/screen-pairings', { headers: sameOrigin });
  const { data: pairing } = (await started.json()) as Pairing;
  await code.fill(` ${pairing.code.slice(0, 3).toLowerCase()} ${pairing.code.slice(3).toLowerCase()}`);
  await page.getByRole('button', { name: 'Pair', exact: true }).click();
  await expect(page.getByText('Bar is paired. It shows its menu in a moment.')).toBeVisible();
  const checked = await television.post('/api/public/screen-pairings/check', {
    headers: sameOrigin,
    data: { token: pairing.token },
  });
  const { data: answer } = (await checked.json()) as { data: { screenCode: string } };
  const reported = await television.post(`/api/public/screens/${answer.screenCode}/reports`, {
    headers: sameOrigin,
    data: { appVersion: '0.1.0', width: 1920, height: 1080, menuOf: new Date().toISOString(), showing: null },
  });
  expect(reported.status()).toBe(204);
  await expect(page.getByText('A television shows this screen.')).toBeVisible();

  await page.getByRole('link', { name: 'Screens' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Identify Bar' }).click();
  await expect(page.getByText('Bar shows its name for six seconds.')).toBeVisible();
  const shown = await television.get(`/api/public/screens/${answer.screenCode}`);
  expect(await shown.json()).toMatchObject({ data: { name: 'Bar', identifyUntil: expect.any(String) } });

  await page.goto('/digital-menu/screens/new');
  await page.getByLabel(/^Name/).fill('bar');
  await page.getByRole('button', { name: 'Create screen' }).click();
  await expect(page.getByText('This name is already in use')).toBeVisible();
});
