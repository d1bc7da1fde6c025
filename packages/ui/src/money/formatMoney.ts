import { currencyExponent } from './currency.ts';

/**
 * Writes whole minor units as a plain decimal (1250 of EUR is "12.50") by moving digits, never through a float.
 * Throws a RangeError where the amount is not a whole number.
 */
export function minorUnitsToDecimal(minorUnits: number, exponent: number): `${number}` {
  const digits = BigInt(Math.abs(minorUnits))
    .toString()
    .padStart(exponent + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  return (exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction}`) as `${number}`;
}

/** Writes an amount in minor units for reading, with the currency's symbol where the locale puts it. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    minorUnitsToDecimal(minorUnits, currencyExponent(currency)),
  );
}

/** Writes an amount in minor units for a field: the locale's digits and separators, no symbol. */
export function formatMoneyInput(minorUnits: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(minorUnitsToDecimal(minorUnits, exponent));
}
