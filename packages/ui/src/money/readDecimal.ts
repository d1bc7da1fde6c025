/** The digits of a decimal number, as typed and without rounding. */
export interface TypedDecimal {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

const spacesAndApostrophes = /[\s\u200E\u200F\u061C'\u2019]/gu;
const leadingMinus = /^[-\u2212\u2013]/u;
const groupedWhole = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/u;

/**
 * Typed text without what only spaces a number out (blanks, apostrophes, marks of direction), with every script's
 * digits as 0 to 9 and the Arabic separators as `.` and `,`.
 */
export function plainNumberText(text: string): string {
  return withLatinDigits(text).replace(spacesAndApostrophes, '');
}

/**
 * Reads plain number text ("12,5", "1.250,00") digit by digit; null where it is no number. A single separator stands
 * before the decimals, unless it is the one the locale groups thousands with and exactly three digits follow it.
 */
export function readDecimal(plain: string, locale: string): TypedDecimal | null {
  const unsigned = plain.replace(leadingMinus, '');
  const read = readDigits(unsigned, groupSeparator(locale));
  return read && { ...read, isNegative: unsigned !== plain };
}

/** Every script's decimal digits become 0–9 (Unicode keeps each set contiguous), Arabic separators become `.` and `,`. */
export function withLatinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u066B/gu, '.')
    .replace(/\u066C/gu, ',')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (zero > codePoint - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}

function groupSeparator(locale: string): string | undefined {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1_000_000)
    .find((part) => part.type === 'group')?.value;
}

function readDigits(text: string, groupedBy: string | undefined): { whole: string; fraction: string } | null {
  if (!/^(?=.*\d)[\d.,]+$/u.test(text)) return null;
  const lastSeparator = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (lastSeparator === -1) return { whole: text, fraction: '' };
  const separator = text[lastSeparator];
  const occursOnce = text.indexOf(separator ?? '') === lastSeparator;
  const followedByThree = text.length - lastSeparator === 4;
  const isGrouping = !occursOnce || (separator === groupedBy && followedByThree);
  const whole = isGrouping ? text : text.slice(0, lastSeparator);
  const fraction = isGrouping ? '' : text.slice(lastSeparator + 1);
  if (whole === '' || /^\d+$/u.test(whole) || groupedWhole.test(whole)) {
    return { whole: whole.replace(/[.,]/gu, ''), fraction };
  }
  return null;
}
