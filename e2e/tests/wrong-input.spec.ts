import { createCategory, createItem } from '../support/api.ts';
import { choosePicture, fillItem } from '../support/office.ts';
import {
  svgPicture,
  textCalledJpeg,
  threeMegabytePicture,
  twentyThousandPixelPicture,
} from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const pictures = [
  { what: 'text that calls itself a picture', picture: textCalledJpeg, message: /Invalid file type/ },
  { what: 'an SVG', picture: svgPicture, message: /Invalid file type/ },
  {
    what: 'a picture of 400 megapixels',
    picture: twentyThousandPixelPicture,
    message: /at most 24 megapixels|Invalid file type/,
  },
];

for (const { what, picture, message } of pictures) {
  // proves: images.valid-type
  test(`${what} is refused at its field, and what was typed is still there`, async ({ office: page }) => {
    await createCategory(page.request, 'Soups');
    await fillItem(page, { name: 'Tomato soup', category: 'Soups', price: '4.50' });
    await choosePicture(page, picture());
    await expect(page.getByRole('group', { name: 'Picture' }).getByText(message)).toBeVisible();
    await expect(page.getByLabel('Item name')).toHaveValue('Tomato soup');
    await expect(page.getByLabel(/^Price/)).toHaveValue(/4\.50/);
  });
}

test.describe('the server names what is wrong', () => {
  const uploads = [
    { what: 'text named .jpg', picture: () => Promise.resolve(textCalledJpeg()), status: 422, code: 'G_003' },
    { what: 'an SVG', picture: () => Promise.resolve(svgPicture()), status: 422, code: 'G_003' },
    { what: '3 MB', picture: threeMegabytePicture, status: 413, code: 'G_002' },
    {
      what: '400 megapixels',
      picture: () => Promise.resolve(twentyThousandPixelPicture()),
      status: 422,
      code: 'G_003',
    },
  ];
  for (const { what, picture, status, code } of uploads) {
    // proves: images.under-2mb, images.valid-type
    test(`a picture of ${what} answers ${code}`, async ({ office: page }) => {
      const response = await page.request.post('/api/files', {
        headers: { 'sec-fetch-site': 'same-origin' },
        multipart: { file: await picture() },
      });
      expect(response.status()).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    });
  }
});

// proves: errors.on-field
test('a name of 10,000 characters is refused at its field and stays there', async ({ office: page }) => {
  const name = 'Soup '.repeat(2000);
  await page.goto('/menu-management/categories/new');
  await page.getByLabel('Category name').fill(name);
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText(/Field Length is not valid/).first()).toBeVisible();
  await expect(page.getByLabel('Category name')).toHaveValue(name);
});

test('a negative price is refused at its field and stays there', async ({ office: page }) => {
  await createCategory(page.request, 'Soups');
  await fillItem(page, { name: 'Tomato soup', category: 'Soups', price: '-4.50' });
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByLabel(/^Price/)).toHaveAccessibleDescription(/0 or more/);
  await expect(page.getByLabel(/^Price/)).toHaveValue('-4.50');
  await expect(page.getByLabel('Item name')).toHaveValue('Tomato soup');
});

// proves: errors.on-field
test('a name in use is refused at its field in the catalogue’s words', async ({ office: page }) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Crème brûlée', price: 650, categoryIds: [soups] });
  await fillItem(page, { name: 'creme BRULEE', category: 'Soups', price: '7' });
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByLabel('Item name')).toHaveAccessibleDescription(
    /This name is already in use \(in “Soups”\)/,
  );
  await expect(page.getByLabel('Item name')).toHaveValue('creme BRULEE');
  await expect(page.getByLabel(/^Price/)).toHaveValue(/^7/);
});

test('a name that another category has is accepted', async ({ office: page }) => {
  const espresso = await createCategory(page.request, 'Espresso');
  await createItem(page.request, { name: 'Small', price: 250, categoryIds: [espresso] });
  await createCategory(page.request, 'Latte');
  await fillItem(page, { name: 'Small', category: 'Latte', price: '4' });
  await page.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByText('Item created.')).toBeVisible();
});

test('an unknown item says that it is not here and shows the way back', async ({ office: page }) => {
  await page.goto('/menu-management/items/01890a5d-ac96-774b-bcce-b302099a8057');
  await expect(page.getByRole('heading', { name: 'This item is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'See all items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});
