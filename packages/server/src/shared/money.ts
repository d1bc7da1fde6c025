import { currencyOf, decimalsOf } from '@cardamom/api-types';

/**
 * An amount in minor units as a plain decimal, nothing rounded: `decimalText(1150, 'EUR')` is `11.50`. Zero minor units
 * are left out where people do: `decimalText(150000, 'HUF')` is `1500`.
 */
export function decimalText(minorUnits: number, currency: string): string {
  const known = currencyOf(currency);
  const sign = minorUnits < 0 ? '-' : '';
  const text = String(Math.abs(minorUnits)).padStart(known.digits + 1, '0');
  const split = text.length - known.digits;
  const whole = sign + text.slice(0, split);
  return decimalsOf(minorUnits, known) === 0 ? whole : `${whole}.${text.slice(split)}`;
}

/** A plain number of major units (11.5, as JSON writes money) in minor units; null where it has more decimals than the currency. */
export function minorUnitsOf(amount: number, currency: string): number | null {
  const text = amount.toFixed(currencyOf(currency).digits);
  const minorUnits = Number(text.replace('.', ''));
  return Number.isSafeInteger(minorUnits) && Math.abs(Number(text) - amount) < 1e-6 ? minorUnits : null;
}
