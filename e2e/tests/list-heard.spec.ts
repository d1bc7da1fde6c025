import { createCategory, createItem } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('a screen reader hears a list as a table: its columns, whose each row is, what is chosen and how it is sorted', async ({
  office: page,
}) => {
  const soups = await createCategory(page.request, 'Soups');
  await createItem(page.request, { name: 'Leek soup', price: 450, categoryIds: [soups] });
  await createItem(page.request, { name: 'Tomato soup', price: 480, categoryIds: [soups] });
  await page.goto('/menu-management/items');
  const grid = page.getByRole('grid', { name: 'Items' });
  await grid.getByRole('checkbox', { name: 'Select Tomato soup' }).check();

  await expect(grid).toMatchAriaSnapshot(`
    - grid "Items":
      - rowgroup:
        - row:
          - /children: equal
          - columnheader "Select All":
            - checkbox "Select All" [checked=mixed]
          - columnheader "Picture"
          - columnheader "Name"
          - columnheader "Categories"
          - columnheader "Price"
          - columnheader "Status"
          - columnheader "Changed"
          - columnheader "Actions"
      - rowgroup:
        - /children: equal
        - row /Leek soup/:
          - /children: equal
          - gridcell:
            - checkbox "Select Leek soup" [checked=false]
          - gridcell "No picture"
          - rowheader /^Leek soup Allergens not declared/:
            - link "Leek soup"
          - gridcell:
            - list "Categories":
              - listitem "Soups"
          - gridcell "€4.50"
          - gridcell:
            - 'button "Status of Leek soup: Available"'
          - gridcell /\\d+ \\w+ \\d{4}/
          - gridcell:
            - button "Actions for Leek soup"
        - row /Tomato soup/ [selected]:
          - /children: equal
          - gridcell:
            - checkbox "Select Tomato soup" [checked]
          - gridcell "No picture"
          - rowheader /^Tomato soup Allergens not declared/:
            - link "Tomato soup"
          - gridcell:
            - list "Categories":
              - listitem "Soups"
          - gridcell "€4.80"
          - gridcell:
            - 'button "Status of Tomato soup: Available"'
          - gridcell /\\d+ \\w+ \\d{4}/
          - gridcell:
            - button "Actions for Tomato soup"
  `);

  const sortOf = (name: string) => grid.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect(await Promise.all(['Name', 'Price', 'Status', 'Changed'].map(sortOf))).toEqual([
    'ascending',
    'none',
    null,
    'none',
  ]);
  await grid.getByRole('columnheader', { name: 'Price' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(grid.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
});
