import { changeItem, createCategory, createItem, getItem } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// proves: items.allergens
test('nothing is declared by marking, changing or one unnamed press, only by the act that says what it declares', async ({
  office: page,
}) => {
  const grill = await createCategory(page.request, 'Grill');
  const bass = await createItem(page.request, { name: 'Sea bass', price: 1900, categoryIds: [grill] });
  const stored = async () => (await getItem(page.request, bass)) as unknown as { allergens: object };
  const save = async () => {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved;
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  };
  await page.goto(`/menu-management/items/${bass}#allergens`);

  await page.getByRole('button', { name: 'Contains fish' }).click();
  await page.getByRole('button', { name: 'May contain dairy' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await save();
  const marked = { contains: ['FISH'], mayContain: ['DAIRY'] };
  expect(await stored()).toMatchObject({ allergens: { isDeclared: false, ...marked } });

  await page.getByRole('button', { name: 'Declare 1 contained, 1 may contain, 13 free' }).click();
  await expect(page.getByText('Contains fish. May contain dairy. Free of the other 13.')).toBeVisible();
  await save();
  expect(await stored()).toMatchObject({ allergens: { isDeclared: true, ...marked } });

  await page.getByRole('button', { name: 'May contain dairy' }).click();
  await expect(page.getByText('Changed since declared')).toBeVisible();
  await save();
  expect(await stored()).toMatchObject({
    allergens: { isDeclared: false, contains: ['FISH'], mayContain: [] },
  });
});

test('free of all is declared under the name of the dish, after it was asked', async ({ office: page }) => {
  const drinks = await createCategory(page.request, 'Drinks');
  const water = await createItem(page.request, { name: 'Tap water', price: 0, categoryIds: [drinks] });
  await changeItem(page.request, water, { name: 'Still water' });
  await page.goto(`/menu-management/items/${water}#allergens`);
  const ask = page.getByRole('button', { name: 'Declare free of all 15' });
  await ask.click();
  const question = page.getByRole('alertdialog', { name: 'Declare “Still water” free of all 15 allergens?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

  await ask.click();
  await question.getByRole('button', { name: 'Declare free of all 15' }).click();
  await expect(page.getByText('Free of all listed allergens.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, water)).toMatchObject({
    allergens: { isDeclared: true, contains: [], mayContain: [] },
  });
});
