import { expect, it } from 'vitest';
import { guestWords } from './words.ts';
import { KeptMarkup, type ListedDish } from './kept-markup.tsx';

const plain = {
  description: '',
  sizes: [],
  ingredients: [],
  allergens: null,
  marks: [],
  calories: null,
  choices: [],
  optionAllergens: [],
  hasUndeclaredOption: false,
  isSoldOut: false,
  picture: null,
};

const dishes = (first: number, count: number): ListedDish[] =>
  Array.from({ length: count }, (_, index) => ({
    dish: { ...plain, key: String(first + index), name: `Dish ${first + index}.` },
    isOnFirstScreen: false,
  }));

it('no dish is missing, however many are forgotten meanwhile', async () => {
  const kept = new KeptMarkup(10);
  for (const [first, count] of [
    [0, 12],
    [4, 60],
    [0, 12],
    [0, 200],
  ] as const) {
    const markup = await kept.dishes({ look: 'LINEN', words: guestWords, dishes: dishes(first, count) });
    const names = markup.map((cut) => /Dish \d+\./.exec(cut.join(''))?.[0]);
    expect(names).toEqual(dishes(first, count).map(({ dish }) => dish.name));
  }
});
