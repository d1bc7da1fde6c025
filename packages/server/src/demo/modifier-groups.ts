import type { ModifierGroupDraft } from '@cardamom/api-types';
import { declared, notDeclared, type DemoModifierGroup } from './types.ts';

const free = declared([]);

/** The choices of the demo restaurant by the name its items use; one option nobody has declared yet shows what that means. */
export const demoModifierGroups = {
  doneness: {
    name: 'Cooking point',
    guestName: 'How would you like it?',
    minimum: 1,
    maximum: 1,
    options: [
      { name: 'Rare', allergens: free },
      { name: 'Medium rare', allergens: free, isDefault: true },
      { name: 'Medium', allergens: free },
      { name: 'Well done', allergens: free },
    ],
  },
  side: {
    name: 'Side for the grill',
    guestName: 'Choose your side',
    minimum: 1,
    maximum: 2,
    options: [
      { name: 'Fries', caloriesDelta: 320, allergens: declared([], ['GLUTEN']), isDefault: true },
      { name: 'Green salad', caloriesDelta: 90, allergens: declared(['MUSTARD']) },
      { name: 'Basmati rice', caloriesDelta: 210, allergens: free },
      { name: 'Truffle mash', priceDelta: 250, caloriesDelta: 280, allergens: declared(['DAIRY']) },
      { name: 'No side', priceDelta: -200, caloriesDelta: 0, allergens: free },
    ],
  },
  burgerExtras: {
    name: 'Burger extras',
    guestName: 'Make it yours',
    minimum: 0,
    maximum: 4,
    options: [
      { name: 'Bacon', priceDelta: 180, caloriesDelta: 110, allergens: free },
      { name: 'Fried egg', priceDelta: 150, caloriesDelta: 90, allergens: declared(['EGGS']) },
      { name: 'Avocado', priceDelta: 220, caloriesDelta: 120, allergens: free },
      { name: 'Peanut satay', priceDelta: 120, caloriesDelta: 95, allergens: declared(['PEANUTS', 'SOY']) },
      { name: 'Sauce of the week', priceDelta: 100, allergens: notDeclared },
    ],
  },
  milk: {
    name: 'Milk',
    guestName: '',
    minimum: 1,
    maximum: 1,
    options: [
      { name: 'Whole milk', allergens: declared(['DAIRY']), isDefault: true },
      { name: 'Oat drink', allergens: declared(['GLUTEN']) },
      { name: 'Soy drink', priceDelta: 40, allergens: declared(['SOY']) },
      { name: 'Almond drink', priceDelta: 50, allergens: declared(['TREE_NUTS']) },
    ],
  },
  coffeeExtras: {
    name: 'Coffee extras',
    guestName: 'Anything with it?',
    minimum: 0,
    maximum: null,
    options: [
      { name: 'Extra shot', priceDelta: 80, caloriesDelta: 2, allergens: free },
      { name: 'Cardamom syrup', priceDelta: 50, caloriesDelta: 45, allergens: free },
      { name: 'Whipped cream', priceDelta: 60, caloriesDelta: 100, allergens: declared(['DAIRY']) },
    ],
  },
} satisfies Record<DemoModifierGroup, ModifierGroupDraft>;

/** What the bar has run out of. */
export const soldOutOptions: readonly string[] = ['Almond drink'];
