/** How many minor units a currency's major unit has, as a power of ten (ISO 4217): EUR 2, JPY 0, KWD 3. */
export function currencyExponent(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** An amount in minor units written as a plain decimal, without rounding: `decimalAmount(1150, 'EUR')` is `11.50`. */
export function decimalAmount(minorUnits: number, currency: string): `${number}` {
  const exponent = currencyExponent(currency);
  const digits = String(minorUnits).padStart(exponent + 1, '0');
  const split = digits.length - exponent;
  return (exponent === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`) as `${number}`;
}

/** Writes prices (minor units) in the restaurant's currency for readers of the language. */
export function priceFormat(currency: string, language: string): (minorUnits: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return (minorUnits) => format.format(decimalAmount(minorUnits, currency));
}

/** Writes what an option adds to a price (minor units) with its sign: +€1.50, −€2.00. */
export function priceDifferenceFormat(currency: string, language: string): (minorUnits: number) => string {
  const write = priceFormat(currency, language);
  return (minorUnits) => `${minorUnits < 0 ? '−' : '+'}${write(Math.abs(minorUnits))}`;
}
