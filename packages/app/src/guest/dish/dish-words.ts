import type { DishWords } from '@cardamom/ui/guest';

/** The fixed words of a dish's own page. */
export const dishWords: DishWords = {
  back: 'Menu',
  share: 'Share',
  copied: 'Address copied',
  onlyWithOptions: 'Only with some options',
  allergens: 'Allergens',
  calories: 'Calories',
};

/** Sentences of a dish's own page. */
export const dishTexts = {
  skip: 'Skip to the dish',
  wholeMenu: (restaurant: string): string => `The whole menu of ${restaurant}`,
  missingTitle: 'This dish is not on the menu now',
  missingText: 'It may be back another day. Have a look at what there is, or ask us.',
  toMenu: 'To the menu',
  onMenuOf: (restaurant: string, type: string): string => `On the menu of ${restaurant}, ${type}.`,
} as const;
