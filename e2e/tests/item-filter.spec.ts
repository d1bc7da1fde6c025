import { createCategory, createItem } from '../support/api.ts';
import { markSoldOut } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('a filter narrows the items at once, stands in the address, and goes with its chip or with Back', async ({
  office: page,
}) => {
  const mains = await createCategory(page.request, 'Mains');
  const bass = await createItem(page.request, { name: 'Sea bass', price: 1900, categoryIds: [mains] });
  await createItem(page.request, { name: 'Paella', price: 1700, categoryIds: [mains] });
  await markSoldOut(page.request, bass);
  const links = page.getByRole('main').getByRole('link', { name: /^(Sea bass|Paella)$/ });
  await page.goto('/menu-management/items');
  await expect(links).toHaveText(['Paella', 'Sea bass']);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByText('Sold out').click();
  await filter.getByRole('button', { name: 'Show 1 item' }).click();
  await expect(filter).toBeHidden();
  await expect(links).toHaveText(['Sea bass']);
  await expect(page).toHaveURL(/status=SOLD_OUT/);
  await page.reload();
  await expect(links).toHaveText(['Sea bass']);

  const chips = page.getByRole('grid', { name: 'Filters that are on' });
  await chips.getByRole('row', { name: 'Sold out' }).getByRole('button').click();
  await expect(links).toHaveText(['Paella', 'Sea bass']);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await page.goBack();
  await expect(links).toHaveText(['Sea bass']);
  await expect(chips.getByRole('row', { name: 'Sold out' })).toBeVisible();
});
