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

/** How a rate between two currencies is written: digits, and as many decimals as banks name. */
export const ratePattern = /^(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,9})?$/u;

/** Money of one currency as money of another: what one unit of the first is worth in the second. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
}

/** To the nearest whole number, halves away from zero. */
function rounded(minorUnits: number, top: bigint, bottom: bigint): number {
  const whole = Number((2n * BigInt(Math.abs(minorUnits)) * top + bottom) / (2n * bottom));
  return minorUnits < 0 ? -whole : whole;
}

function ratioOf({ from, to, rate }: Exchange): readonly [bigint, bigint] {
  const [whole = '0', decimals = ''] = rate.split('.');
  return [
    BigInt(whole + decimals) * 10n ** BigInt(currencyOf(to).digits),
    10n ** BigInt(decimals.length + currencyOf(from).digits),
  ];
}

/** An amount in the other currency's minor units, exact and then rounded: EUR 1250 at 160.5 is JPY 2006. */
export function exchanged(minorUnits: number, exchange: Exchange): number {
  const [top, bottom] = ratioOf(exchange);
  return rounded(minorUnits, top, bottom);
}

/** The amount that was exchanged for this one, as near as the first currency's minor units allow. */
export function exchangedBack(minorUnits: number, exchange: Exchange): number {
  const [top, bottom] = ratioOf(exchange);
  return rounded(minorUnits, bottom, top);
}
