import { expect, test } from 'vitest';
import { exampleItems } from '../testing/example-items.ts';
import { dishOf } from './dish-of.ts';
import { itemValuesOf, newItemValues } from './item-values.ts';

const { soup, bread } = exampleItems;

test('a preview shows an undeclared dish as undeclared, whatever is marked in it', () => {
  const allergens = { isDeclared: false, contains: ['GLUTEN' as const], mayContain: [] };
  expect(dishOf({ ...itemValuesOf(soup), allergens }, soup).allergens).toEqual(allergens);
});

test('a price nobody can read yet is left out, a market price is not', () => {
  const values = itemValuesOf(soup);
  const [cup, bowl] = values.sizes;
  if (!cup || !bowl) throw new Error('The soup has two sizes');
  const sizes = [
    { ...cup, price: { unread: 'abc' } },
    { ...bowl, kind: 'MARKET_PRICE' as const },
  ];
  expect(dishOf({ ...values, sizes }, soup).sizes).toEqual([
    { name: 'Bowl', kind: 'MARKET_PRICE', price: null },
  ]);
});

test('whether it is sold out is what is stored, not what is typed', () => {
  expect(dishOf(itemValuesOf(bread), bread).isSoldOut).toBe(true);
  expect(dishOf(newItemValues(), null)).toMatchObject({ id: 'new', isSoldOut: false });
});
