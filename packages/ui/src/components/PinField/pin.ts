import { withLatinDigits } from '../../money/readDecimal.ts';

/** How many digits a PIN has (docs/rows.md, Forms). */
export const pinLength = 6;

/** Why typed or pasted text is no PIN. */
export const pinProblems = ['notDigits', 'tooLong'] as const;

/** One of `pinProblems`. */
export type PinProblem = (typeof pinProblems)[number];

const separators = /[\s.\-_\u00AD\u2010-\u2015]/gu;

/** Takes the digits out of typed or pasted text ("123 456", "12-34-56"); null where anything but digits and separators is in it. */
export function pinDigits(text: string): string | null {
  const digits = withLatinDigits(text).replace(separators, '');
  return /^\d*$/u.test(digits) ? digits : null;
}
