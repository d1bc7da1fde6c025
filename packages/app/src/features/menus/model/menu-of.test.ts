import { expect, test } from 'vitest';
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';
import { menuOf } from './menu-of.ts';
import { menuValuesOf } from './menu-values.ts';

const parts = { categories: Object.values(exampleCategories), itemsOf: () => exampleItems };
const evening = menuValuesOf(exampleMenus.evening);

test('sections stand as the form has them, with its titles and order and without what it hides', () => {
  const [first, second] = menuOf(evening, 'evening', parts, []).sections;
  expect(first?.title).toBe('To begin');
  expect(first?.items.map(({ name }) => name)).toEqual([
    'Lentil soup with lemon',
    'Hummus with warm flatbread',
  ]);
  expect(second?.items).toHaveLength(3);
});

test('a menu of everything has every active category that holds something', () => {
  const everything = { ...evening, includesAllCategories: true };
  const all = menuOf(everything, 'evening', parts, []).sections.map(({ id }) => id);
  expect(all).toEqual(parts.categories.filter(({ isActive }) => isActive).map(({ id }) => id));
  expect(menuOf(everything, 'evening', { ...parts, itemsOf: () => [] }, []).sections).toEqual([]);
});

test('what guests cannot see anywhere is on no menu', () => {
  const [hummus, soup] = exampleItems;
  if (!hummus || !soup) throw new Error('The example has dishes');
  const itemsOf = () => [
    { ...hummus, isActive: false },
    { ...soup, availability: { state: 'HIDDEN' as const, until: null } },
  ];
  expect(menuOf(evening, 'evening', { ...parts, itemsOf }, []).sections).toEqual([]);
});
