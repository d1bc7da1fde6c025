import { currencyAffix, type Currency } from './currency.ts';
import { plainNumberText, readDecimal } from './readDecimal.ts';

/** Why typed text is not an amount. */
export const moneyProblems = ['notANumber', 'negative', 'tooManyDecimals', 'tooLarge'] as const;

/** One of `moneyProblems`. */
export type MoneyProblem = (typeof moneyProblems)[number];

/** What typed text means: nothing, an amount in minor units, or a problem. */
export type ParsedMoney =
  | { kind: 'empty' }
  | { kind: 'amount'; minorUnits: number }
  | { kind: 'invalid'; problem: MoneyProblem };

/**
 * Reads an amount as people type it ("12,50", "12.50", "€ 1.250,00", "١٢٫٥٠") into whole minor units, digit by digit,
 * so that nothing is rounded. A single separator stands before the decimals, unless it is the one the locale groups
 * thousands with and exactly three digits follow it. A difference may be negative, and then a plus sign is read too.
 */
export function parseMoney(
  text: string,
  currency: Currency,
  locale: string,
  { allowsNegative = false }: { allowsNegative?: boolean } = {},
): ParsedMoney {
  const typed = withoutSymbol(text, currency, locale);
  const plain = allowsNegative ? typed.replace(/^\+(?=[\d.,])/u, '') : typed;
  if (plain === '') return { kind: 'empty' };
  const read = readDecimal(plain, locale);
  if (read === null) return { kind: 'invalid', problem: 'notANumber' };
  if (read.isNegative && !allowsNegative) return { kind: 'invalid', problem: 'negative' };
  if (read.fraction.length > currency.digits) return { kind: 'invalid', problem: 'tooManyDecimals' };
  const minorUnits = Number(read.whole + read.fraction.padEnd(currency.digits, '0'));
  if (!Number.isSafeInteger(minorUnits)) return { kind: 'invalid', problem: 'tooLarge' };
  return { kind: 'amount', minorUnits: read.isNegative && minorUnits > 0 ? -minorUnits : minorUnits };
}

function withoutSymbol(text: string, currency: Currency, locale: string): string {
  let plain = plainNumberText(text).toUpperCase();
  for (const name of [
    currencyAffix(currency, locale).symbol,
    currencyAffix(currency, 'en').symbol,
    currency.code,
  ]) {
    plain = plain.replace(plainNumberText(name).toUpperCase(), '');
  }
  return plain;
}
