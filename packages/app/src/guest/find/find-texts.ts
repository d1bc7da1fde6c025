import type { Allergen } from '@cardamom/api-types';
import type { FindWords } from '@cardamom/ui/guest';
import { allergenWords, markWords } from '../words.ts';
import type { RiskyOption } from './allergen-risk.ts';
import type { Diet } from './find-query.ts';

/** The fixed words of the form and its button. */
export const findWords: FindWords = {
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

const inSentence = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => allergenWords[allergen].toLowerCase()).join(', ');

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Sentences about what was found. */
export const findTexts = {
  count: (count: number, total: number): string => `${count} of ${dishes(total)}`,
  text: (text: string): string => `“${text}”`,
  without: (allergen: Allergen): string => `No ${inSentence([allergen])}`,
  diet: (diet: Diet): string => markWords[diet],
  notDeclared: (count: number): string =>
    count === 1
      ? '1 dish is hidden: its allergens are not declared.'
      : `${dishes(count)} are hidden: their allergens are not declared.`,
  riskyOptions: 'Where a dish says “do not choose”, leave those options out.',
  tellUs: 'If you have an allergy, tell us before you order.',
  ignoresAllergens:
    'Allergens are not shown on this menu, so no dish was left out because of them. Ask us about allergens.',
  doNotChoose: (options: readonly RiskyOption[]): string =>
    `Do not choose: ${options
      .map(({ name, labels }) => `${name} (${labels.length > 0 ? inSentence(labels) : 'not declared'})`)
      .join(', ')}`,
  nothingTitle: 'No dish fits all of this',
  nothingText: 'Take a filter away, or ask us.',
} as const;
