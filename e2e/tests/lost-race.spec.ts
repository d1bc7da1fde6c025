import type { Browser, Locator, Page } from '@playwright/test';
import {
  changeItem,
  createCategory,
  createItem,
  deleteItem,
  getItem,
  register,
  signIn,
  someOwner,
  type Owner,
} from '../support/api.ts';
import { worksWith } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const theirs = { description: 'With basil from the yard', sizes: [{ kind: 'PRICED', price: 490 }] };

async function tomatoSoup(page: Page): Promise<string> {
  const soups = await createCategory(page.request, 'Soups');
  return createItem(page.request, { name: 'Tomato soup', price: 450, categoryIds: [soups] });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Somebody else of the restaurant, signed in on a device of their own. */
async function colleagueOf(owner: Owner, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const colleague = await register(page.request, someOwner());
  worksWith(owner.email, colleague.email, 'Rui');
  await signIn(page.request, colleague);
  return page;
}

/** The item is saved in another tab while its form is open here with another price typed. */
async function loseTheRace(page: Page): Promise<{ itemId: string; question: Locator }> {
  const itemId = await tomatoSoup(page);
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByLabel(/^Price/).fill('5.20');
  await changeItem(page.request, itemId, theirs);
  await save(page);
  const question = page.getByRole('dialog', { name: 'You saved this elsewhere in the meantime' });
  await expect(question).toBeVisible();
  return { itemId, question };
}

test('two people edit one item: the second sees both versions and chooses field by field', async ({
  office: page,
  owner,
  browser,
}) => {
  const itemId = await tomatoSoup(page);
  const address = `/menu-management/items/${itemId}`;
  const theirPage = await colleagueOf(owner, browser);
  await page.goto(address);
  await theirPage.goto(address);

  await page.getByLabel(/^Price/).fill('5.20');
  await page.getByLabel('Item name').fill('Cold tomato soup');
  await theirPage.getByLabel(/^Price/).fill('4.90');
  await theirPage.getByLabel('Description').fill(theirs.description);
  await save(theirPage);
  await expect(theirPage.getByText('Item updated.')).toBeVisible();
  await save(page);

  const question = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
  await expect(question.getByText(/^Rui Duarte saved this at/)).toBeVisible();
  const price = question.getByRole('radiogroup', { name: 'Price' });
  await expect(price.getByRole('radio', { name: /5\.20/ })).not.toBeChecked();
  await expect(price.getByRole('radio', { name: /4\.90/ })).not.toBeChecked();
  await expect(question.getByRole('radiogroup', { name: 'Categories' })).toHaveCount(0);
  expect(await getItem(page.request, itemId), 'nothing is written before the answer').toMatchObject({
    name: 'Tomato soup',
    sizes: [{ price: 490 }],
  });

  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(question.getByText('Choose which one to keep.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(price.getByRole('radio', { name: /4\.90/ })).toBeChecked();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({
    name: 'Cold tomato soup',
    description: theirs.description,
    sizes: [{ price: 490 }],
  });
  await expect(page.getByLabel('Description')).toHaveValue(theirs.description);
  await theirPage.context().close();
});

test('who keeps what was saved elsewhere sees it, and nothing is written', async ({ office: page }) => {
  const { itemId, question } = await loseTheRace(page);
  const before = await getItem(page.request, itemId);
  await question.getByRole('button', { name: 'Keep what was saved elsewhere' }).click();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByLabel(/^Price/)).toHaveValue(/4\.90/);
  await expect(page.getByLabel('Description')).toHaveValue(theirs.description);
  expect(await getItem(page.request, itemId)).toMatchObject({ ...theirs, version: before.version });
});

test('who closes the question keeps what was typed and is asked again at the next save', async ({
  office: page,
}) => {
  const { itemId, question } = await loseTheRace(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel(/^Price/)).toHaveValue(/5\.20/);
  await save(page);
  await question.getByRole('button', { name: 'Keep what is typed here' }).click();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ sizes: [{ price: 520 }] });
});

test('an item deleted in the meantime is brought back with what was typed', async ({ office: page }) => {
  const itemId = await tomatoSoup(page);
  await page.goto(`/menu-management/items/${itemId}`);
  await page.getByLabel(/^Price/).fill('5.20');
  await deleteItem(page.request, itemId);
  await save(page);
  const question = page.getByRole('dialog', { name: /was deleted in the meantime/ });
  await question.getByRole('button', { name: 'Restore and save' }).click();
  await expect(page.getByText('Item updated.')).toBeVisible();
  expect(await getItem(page.request, itemId)).toMatchObject({ name: 'Tomato soup', sizes: [{ price: 520 }] });
});
