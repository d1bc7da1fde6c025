import type { FindChoiceView, FindWords } from './find-types.ts';

/** The words of the form, as the app sends them. */
export const storyFindWords: FindWords = {
  title: 'Find & filter',
  on: 'on',
  close: 'Close',
  text: 'Dish or ingredient',
  without: 'Without',
  withoutNote: 'Dishes that contain it, or may contain it, are left out.',
  askUs: 'Ask us about allergens.',
  diet: 'Diet',
  show: 'Show dishes',
  clear: 'Clear',
  remove: 'remove',
};

function choices(words: Readonly<Record<string, string>>, chosen: readonly string[]): FindChoiceView[] {
  return Object.entries(words).map(([value, text]) => ({
    value,
    text,
    isChosen: chosen.includes(value),
  }));
}

/** All that a guest can be without, with these ticked. */
export function storyWithout(...chosen: string[]): FindChoiceView[] {
  const words = {
    GLUTEN: 'Gluten',
    CRUSTACEANS: 'Crustaceans',
    EGGS: 'Eggs',
    FISH: 'Fish',
    PEANUTS: 'Peanuts',
    SOY: 'Soy',
    DAIRY: 'Dairy',
    TREE_NUTS: 'Tree nuts',
    CELERY: 'Celery',
    MUSTARD: 'Mustard',
    SESAME: 'Sesame',
    SULPHITES: 'Sulphites',
    LUPIN: 'Lupin',
    MOLLUSCS: 'Molluscs',
    SEAFOOD: 'Seafood',
  };
  return choices(words, chosen);
}

/** The diets a guest can ask for, with these ticked. */
export function storyDiets(...chosen: string[]): FindChoiceView[] {
  return choices({ VEGETARIAN: 'Vegetarian', VEGAN: 'Vegan' }, chosen);
}
