import { expect, test } from 'vitest';
import { exampleCategories, exampleItems, exampleMenus } from '../testing/example-menus.ts';
import { featuringIn } from './category-sections.ts';
import { menuOf } from './menu-of.ts';
import { menuValuesOf, type MenuValues, type SectionValue } from './menu-values.ts';

const parts = { categories: Object.values(exampleCategories), itemsOf: () => exampleItems };
const evening = menuValuesOf(exampleMenus.evening);

/** The same with another dish featured in its first section. */
function featuring(featuredItem: SectionValue['featuredItem']): MenuValues {
  const [first, ...others] = evening.sections;
  return { ...evening, sections: first ? [{ ...first, featuredItem }, ...others] : [] };
}

test('sections stand as the form has them, with its titles and order and without what it hides', () => {
  const [first, second] = menuOf(featuring(null), 'evening', parts, []).sections;
  expect(first?.title).toBe('To begin');
  expect(first?.items.map(({ name }) => name)).toEqual([
    'Lentil soup with lemon',
    'Hummus with warm flatbread',
  ]);
  expect(second?.items).toHaveLength(3);
});

/** The first section where a dish is featured in it. */
const sectionWith = (name: string) => {
  const dish = exampleItems.find((item) => item.name.startsWith(name));
  const values = featuring(dish ? { id: dish.id, name: dish.name } : null);
  return menuOf(values, 'evening', parts, []).sections[0];
};

test('the featured dish comes first where guests see it, and where they do not nothing is featured', () => {
  const hummus = sectionWith('Hummus');
  expect(hummus?.items.map(({ name }) => name)).toEqual([
    'Hummus with warm flatbread',
    'Lentil soup with lemon',
  ]);
  expect(hummus?.featuredItemId).toBe(hummus?.items[0]?.id);
  // It is hidden in this section.
  expect(sectionWith('Sea bass')?.featuredItemId).toBeNull();
  expect(sectionWith('Sea bass')?.items).toHaveLength(2);
});

test('a menu of everything has every active category that holds something', () => {
  const everything = { ...evening, includesAllCategories: true };
  const all = menuOf(everything, 'evening', parts, []).sections.map(({ id }) => id);
  expect(all).toEqual(parts.categories.filter(({ isActive }) => isActive).map(({ id }) => id));
  expect(menuOf(everything, 'evening', { ...parts, itemsOf: () => [] }, []).sections).toEqual([]);
});

test('a menu of everything features what was chosen of a category, also of one that it has no section of', () => {
  const { sweets, grill } = exampleCategories;
  const [, soup] = exampleItems;
  if (!soup) throw new Error('The example has dishes');
  const kept = featuringIn(grill, evening.sections, { id: soup.id, name: soup.name });
  const sections = featuringIn(sweets, kept, { id: soup.id, name: soup.name });
  expect(sections.map(({ categoryName }) => categoryName)).toEqual(['Starters', 'Grill', 'Sweets']);
  const shown = menuOf({ ...evening, includesAllCategories: true, sections }, 'evening', parts, []).sections;
  expect(shown.map(({ featuredItemId, items }) => [featuredItemId, items[0]?.id])).toEqual([
    [exampleItems[0]?.id, exampleItems[0]?.id],
    [soup.id, soup.id],
    [soup.id, soup.id],
  ]);
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
