import { createCategory, getRestaurant, register, someOwner } from '../support/api.ts';
import { fillItem, saveNewItem } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

/** A browser gives these other minor units than ISO 4217 does, and than the server's runtime may. */
const prices = [
  { currency: 'RSD', typed: '450', field: '450', read: /^RSD\s450$/ },
  { currency: 'IQD', typed: '1500.25', field: '1,500.250', read: /^IQD\s1,500\.250$/ },
];

for (const { currency, typed, field, read } of prices) {
  // proves: restaurant.currency
  test(`${typed} typed in ${currency} is what guests read`, async ({ page }) => {
    await register(page.request, someOwner(), '', currency);
    await createCategory(page.request, 'Soups');
    await fillItem(page, { name: 'Tomato soup', category: 'Soups', price: typed });
    await page.getByLabel('Item name').focus();
    await expect(page.getByLabel(/^Price/)).toHaveValue(field);
    await saveNewItem(page);
    const { restaurantUrl } = await getRestaurant(page.request);
    await page.goto(`/qr-menu/${restaurantUrl}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Tomato soup' }).getByText(read)).toBeVisible();
  });
}
