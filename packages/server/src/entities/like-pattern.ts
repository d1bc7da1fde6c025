import { nameKey } from '../shared/text.ts';

const escaped = (text: string): string => nameKey(text.trim()).replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** A LIKE pattern (escaped with `\`) for names that hold the text, ignoring case and accents. */
export function nameHolds(search: string): string {
  return `%${escaped(search)}%`;
}

/** A LIKE pattern (escaped with `\`) for names between spaces that hold the text as whole words. */
export function nameHoldsWord(word: string): string {
  return `% ${escaped(word)} %`;
}
