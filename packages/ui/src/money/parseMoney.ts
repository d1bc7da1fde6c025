import { currencyAffix, currencyExponent } from './currency.ts';

/** Why typed text is not an amount. */
export const moneyProblems = ['notANumber', 'negative', 'tooManyDecimals', 'tooLarge'] as const;

/** One of `moneyProblems`. */
export type MoneyProblem = (typeof moneyProblems)[number];

/** What typed text means: nothing, an amount in minor units, or a problem. */
export type ParsedMoney =
  | { kind: 'empty' }
  | { kind: 'amount'; minorUnits: number }
  | { kind: 'invalid'; problem: MoneyProblem };

const spacesAndApostrophes = /[\s\u200E\u200F\u061C'\u2019]/gu;
const leadingMinus = /^[-\u2212\u2013]/u;
const groupedWhole = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/u;

/**
 * Reads an amount as people type it ("12,50", "12.50", "€ 1.250,00", "١٢٫٥٠") into whole minor units, digit by digit,
 * so that nothing is rounded. A single separator stands before the decimals, unless it is the one the locale groups
 * thousands with and exactly three digits follow it.
 */
export function parseMoney(text: string, currency: string, locale: string): ParsedMoney {
  const plain = withoutSymbol(text, currency, locale);
  if (plain === '') return { kind: 'empty' };
  const unsigned = plain.replace(leadingMinus, '');
  const read = readDigits(unsigned, groupSeparator(locale));
  if (read === null) return { kind: 'invalid', problem: 'notANumber' };
  if (unsigned !== plain) return { kind: 'invalid', problem: 'negative' };
  const exponent = currencyExponent(currency);
  if (read.fraction.length > exponent) return { kind: 'invalid', problem: 'tooManyDecimals' };
  const minorUnits = Number(read.whole + read.fraction.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(minorUnits)) return { kind: 'invalid', problem: 'tooLarge' };
  return { kind: 'amount', minorUnits };
}

function withoutSymbol(text: string, currency: string, locale: string): string {
  let plain = withLatinDigits(text).replace(spacesAndApostrophes, '').toUpperCase();
  for (const name of [
    currencyAffix(currency, locale).symbol,
    currencyAffix(currency, 'en').symbol,
    currency,
  ]) {
    plain = plain.replace(name.replace(spacesAndApostrophes, '').toUpperCase(), '');
  }
  return plain;
}

/** Every script's decimal digits become 0–9 (Unicode keeps each set contiguous), Arabic separators become `.` and `,`. */
function withLatinDigits(text: string): string {
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
