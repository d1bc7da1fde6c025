/** Making a format takes longer than using it, and an import asks for thousands. */
const exponents = new Map<string, number>();

/** How many digits a currency's minor unit has, as `Intl` knows ISO 4217: EUR 2, JPY 0, KWD 3. */
export function currencyExponent(currency: string): number {
  const known = exponents.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const exponent = format.resolvedOptions().maximumFractionDigits ?? 2;
  exponents.set(currency, exponent);
  return exponent;
}

/** An amount in minor units as a plain decimal, nothing rounded: `decimalText(1150, 'EUR')` is `11.50`. */
export function decimalText(minorUnits: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const sign = minorUnits < 0 ? '-' : '';
  const digits = String(Math.abs(minorUnits)).padStart(exponent + 1, '0');
  const split = digits.length - exponent;
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** A plain number of major units (11.5, as JSON writes money) in minor units; null where it has more decimals than the currency. */
export function minorUnitsOf(amount: number, currency: string): number | null {
  const scaled = amount * 10 ** currencyExponent(currency);
  const rounded = Math.round(scaled);
  return Number.isSafeInteger(rounded) && Math.abs(scaled - rounded) < 1e-6 ? rounded : null;
}
