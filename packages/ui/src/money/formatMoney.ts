import type { Currency } from './currency.ts';

/**
 * Writes whole minor units as a plain decimal (1250 of EUR is "12.50") by moving digits, never through a float.
 * Throws a RangeError where the amount is not a whole number.
 */
export function minorUnitsToDecimal(minorUnits: number, digits: number): `${number}` {
  const text = BigInt(Math.abs(minorUnits))
    .toString()
    .padStart(digits + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  return (digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction}`) as `${number}`;
}

/** Tells the format how many decimals there are; left to itself it takes CLDR's. */
function withDecimals(decimals: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormatOptions {
  return { ...options, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

/** How many decimals an amount is written with: none where people leave zero minor units out. */
function decimalsOf(minorUnits: number, { digits, isWrittenWhole }: Currency): number {
  return isWrittenWhole && minorUnits % 10 ** digits === 0 ? 0 : digits;
}

/** Writes many amounts in minor units for reading, with the currency's symbol where the locale puts it. */
export function moneyFormat(currency: Currency, locale: string): (minorUnits: number) => string {
  const formats = new Map<number, Intl.NumberFormat>();
  return (minorUnits) => {
    const decimals = decimalsOf(minorUnits, currency);
    const format =
      formats.get(decimals) ??
      new Intl.NumberFormat(locale, withDecimals(decimals, { style: 'currency', currency: currency.code }));
    formats.set(decimals, format);
    return format.format(minorUnitsToDecimal(minorUnits, currency.digits));
  };
}

/** Writes an amount in minor units for reading, with the currency's symbol where the locale puts it. */
export function formatMoney(minorUnits: number, currency: Currency, locale: string): string {
  return moneyFormat(currency, locale)(minorUnits);
}

/** Writes an amount in minor units for a field: the locale's digits and separators, no symbol. */
export function formatMoneyInput(minorUnits: number, currency: Currency, locale: string): string {
  return new Intl.NumberFormat(locale, withDecimals(decimalsOf(minorUnits, currency))).format(
    minorUnitsToDecimal(minorUnits, currency.digits),
  );
}
