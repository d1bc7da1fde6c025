import { expect, test } from 'vitest';
import contract from './contract.gen.json' with { type: 'json' };
import { allergens, categoryKinds, errorDisplays, marks, permissions, restaurantTypes } from './enums.gen.ts';

// Written out once, so that a name on the wire cannot go missing together with everything that is made from the contract.
// proves: restaurant.type
test('a venue is one of twelve types', () => {
  expect(restaurantTypes.join(' ')).toBe(
    'CAFE BAR BISTRO FAST_FOOD FINE_DINING CASUAL_DINING PIZZERIA BAKERY SEAFOOD VEGETARIAN_VEGAN BUFFET FOOD_TRUCK',
  );
});

test('there are six permissions', () => {
  expect(permissions.join(' ')).toBe('ALL ONLINE_MENU SETTINGS MENU_MANAGEMENT LINK_TO_MENU POS');
});

// proves: categories.kinds
test('a category is of one of 43 kinds, spelled as other systems spell them', () => {
  expect(categoryKinds.toSorted().join(' ')).toBe(
    'ALCOHOLIC_BEVERAGE APPETIZER ASIAN_COSINE ASIAN_FOOD BIRTHDAY BREADS BREAKFAST BURGER CAKE COCKTAILS COFFEE COMBO ' +
      'DEFAULT DESSERT GRILL HAPPY_HOUR HEALTHY_OPTION HERBAL_TEA HOOKA HOT_BEVERAGE INDIAN_COSINE ITALIAN_COSINE JUICE ' +
      'KIDS_MENU LADIES_NIGHT MEAT_DISH MEXICAN_FOOD MOCKTAIL PASTA PIZZA SALAD SANDWICH SEA_FOOD SHAKE SIDE_DISH ' +
      'SOFT_DRINKS SOUP SPECIAL_DISH SUSHI TOPPiNGS VEGAN VEGETARIAN WATER',
  );
});

test('fifteen allergens and three marks can be said of a dish', () => {
  expect(allergens.toSorted().join(' ')).toBe(
    'CELERY CRUSTACEANS DAIRY EGGS FISH GLUTEN LUPIN MOLLUSCS MUSTARD PEANUTS SEAFOOD SESAME SOY SULPHITES TREE_NUTS',
  );
  expect(marks.toSorted().join(' ')).toBe('CONTAINS_ALCOHOL VEGAN VEGETARIAN');
});

test('an error is shown in one of three ways', () => {
  expect(errorDisplays.join(' ')).toBe('ON_FIELD_EXCEPTION ALERT_EXCEPTION DEPENDENCY_ALERT_EXCEPTION');
});

// Lists of the back office say by which column they stand, also while nobody has sorted them.
test('the first order of every list is that of a list nobody sorted', () => {
  const sorts = Object.entries(contract.components.schemas).filter(([name]) => name.endsWith('Sort'));
  expect(sorts).not.toEqual([]);
  for (const [name, schema] of sorts)
    expect(schema, name).toMatchObject({ default: (schema as { enum: string[] }).enum[0] });
});
