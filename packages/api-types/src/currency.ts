import { currencyCodes, historicCurrencyCodes, minorUnitDigits, writtenWhole } from './currencies.gen.ts';

/** A currency as amounts are stored, written and read in. */
interface KnownCurrency {
  /** ISO 4217 code. */
  readonly code: string;
  /** Digits of its minor unit (ISO 4217): EUR 2, JPY 0, KWD 3. */
  readonly digits: number;
  /** Whether people write prices without minor units, where these are zero: HUF 1,500. */
  readonly isWrittenWhole: boolean;
}

/** The largest amount, either way: it keeps every digit in a double, and three more than the minor units before ISO's had. */
export const largestAmount = 999_999_999_999_999;

const digitsOf = new Map<string, number>(Object.entries(minorUnitDigits));
const whole = new Set<string>(writtenWhole);

const known: ReadonlyMap<string, KnownCurrency> = new Map(
  [...currencyCodes, ...historicCurrencyCodes].map((code) => {
    const digits = digitsOf.get(code) ?? 2;
    return [code, { code, digits, isWrittenWhole: digits === 0 || whole.has(code) }];
  }),
);
const current = new Set<string>(currencyCodes);

/** Whether the code is a currency of ISO 4217 that prices may stand in, also a withdrawn one. */
export function isCurrencyCode(code: string): boolean {
  return known.has(code);
}

/** Whether the code is a currency of ISO 4217 in use today, which a restaurant may choose. */
export function isCurrentCurrency(code: string): boolean {
  return current.has(code);
}

/** What the code stands for. Throws a RangeError where `isCurrencyCode` is false. */
export function currencyOf(code: string): KnownCurrency {
  const currency = known.get(code);
  if (currency === undefined) throw new RangeError(`${code} is no currency of ISO 4217`);
  return currency;
}

/** How many decimals an amount is written with: none where people leave zero minor units out. */
export function decimalsOf(minorUnits: number, { digits, isWrittenWhole }: KnownCurrency): number {
  return isWrittenWhole && minorUnits % 10 ** digits === 0 ? 0 : digits;
}
