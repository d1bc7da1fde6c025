import { nameKey } from '../shared/text.ts';

/** A LIKE pattern (escaped with `\`) for names that hold the text, ignoring case and accents. */
export function nameHolds(search: string): string {
  return `%${nameKey(search.trim()).replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
