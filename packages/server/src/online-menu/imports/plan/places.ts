import { nameKey } from '#shared/text.ts';

/** A name in a category: no two items have the same (docs/rules.md, Names and texts). */
export type Place = { readonly category: string; readonly key: string };

/** Where an item of these categories has its name; one that says none has it where nothing is said. */
export function placesOf(name: string, categories: readonly string[] = []): Place[] {
  const named = categories.length === 0 ? [''] : categories;
  return named.map((category) => ({ category, key: JSON.stringify([nameKey(category), nameKey(name)]) }));
}

/** How a message names the category of a place. */
export const inCategory = ({ category }: Place): string => (category === '' ? '' : ` in “${category}”`);
