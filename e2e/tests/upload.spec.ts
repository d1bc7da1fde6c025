import type { Page, Route } from '@playwright/test';
import { createCategory } from '../support/api.ts';
import { beginPicture, choosePicture, fillItem, saveNewItem } from '../support/office.ts';
import { goodPicture, phonePhoto } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const failures = [
  { what: 'stalls', fail: () => undefined, message: /took too long/ },
  { what: 'is cut', fail: (route: Route) => route.abort('connectionreset'), message: /You are offline/ },
];

for (const { what, fail, message } of failures) {
  // proves: lists.column.img
  test(`an upload that ${what} says so at its field, can be tried again, and loses nothing`, async ({
    office: page,
  }) => {
    await createCategory(page.request, 'Soups');
    await fillItem(page, { name: 'Tomato soup', category: 'Soups', price: '4.50' });
    await page.route('**/api/files', fail);
    await choosePicture(page, await goodPicture());
    const field = page.getByRole('group', { name: 'Picture' });
    await expect(field.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Create item' }).click();
    await expect(page.getByText('Item created.')).toHaveCount(0);
    await expect(field.getByText(message)).toBeVisible();
    await expectTyped(page);

    await page.unroute('**/api/files');
    const stored = page.waitForResponse((response) => response.url().endsWith('/api/files'));
    await field.getByRole('button', { name: 'Try again' }).click();
    expect((await stored).status()).toBe(201);
    await expect(field.getByText(message)).toHaveCount(0);
    await expectTyped(page);
    await saveNewItem(page);
    await expect(page.getByRole('row', { name: /Tomato soup/ }).locator('img')).toBeVisible();
  });
}

test('closing the crop of a photo sends nothing and loses nothing, by Escape and by its button', async ({
  office: page,
}) => {
  await createCategory(page.request, 'Soups');
  await fillItem(page, {
    name: 'Tomato soup',
    category: 'Soups',
    price: '4.50',
    picture: await goodPicture(),
  });
  const shown = page.getByRole('group', { name: 'Picture' }).locator('img');
  const before = await shown.getAttribute('src');
  const crop = page.getByRole('dialog', { name: 'Choose what guests see' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/files')) sent += 1;
  });

  await beginPicture(page, await phonePhoto());
  await expect(crop).toBeVisible();
  // A busy browser shows the dialog before it hears keys.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(crop).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expectTyped(page);

  await beginPicture(page, await phonePhoto());
  await expect(crop).toBeVisible();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expect(crop).toHaveCount(0);
  await expectTyped(page);
  await expect(shown).toHaveAttribute('src', before ?? '');
  expect(sent).toBe(0);
});

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Item name')).toHaveValue('Tomato soup');
  await expect(page.getByLabel(/^Price/)).toHaveValue(/4\.50/);
}
