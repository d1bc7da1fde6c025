import { message } from '../messages/index.ts';
import { required, type FieldRules, type Rule } from '../form/index.ts';

/** The longest name in code points after trimming (docs/rules.md, Names and texts). */
export const longestName = 80;

/** How long a text is for the contract: code points of its composed form, without the space around it. */
export function lengthOf(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length;
}

/** What makes two names the same for the server: case and Latin accents do not count (docs/rules.md, Names and texts). */
export function nameKey(name: string): string {
  return name
    .trim()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/gu, '');
}

/** No U+0000 and no half of a character (docs/rules.md, Names and texts). */
export const storableText: Rule<string> = (text) =>
  text.includes('\0') || !text.isWellFormed() ? message('entities:rule.text') : null;

/** A name of 1 to 80 code points; says how long it is now. */
export const nameLength: Rule<string> = (text) => {
  const count = lengthOf(text);
  return count > longestName ? message('entities:rule.nameLength', { count }) : null;
};

/** A text of at most so many code points; says how long it is now. */
export function textLength(limit: number): Rule<string> {
  return (text) => {
    const count = lengthOf(text);
    return count > limit ? message('entities:rule.textLength', { limit, count }) : null;
  };
}

/** The rules of a category's or item's name. */
export const nameRules: FieldRules<string> = { rules: [required, nameLength, storableText] };
