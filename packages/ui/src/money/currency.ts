/** Where a locale puts a currency's symbol beside the number. */
export interface CurrencyAffix {
  symbol: string;
  side: 'prefix' | 'suffix';
}

/**
 * How many digits a currency's minor unit has (EUR 2, JPY 0, KWD 3), as `Intl` knows ISO 4217.
 * Throws a RangeError for text that is not a three-letter currency code.
 */
export function currencyExponent(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** Answers the currency's symbol and the side of the number on which the locale writes it. */
export function currencyAffix(currency: string, locale: string): CurrencyAffix {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  const symbolAt = parts.findIndex((part) => part.type === 'currency');
  const numberAt = parts.findIndex((part) => part.type === 'integer');
  return {
    symbol: parts[symbolAt]?.value ?? currency,
    side: symbolAt < numberAt ? 'prefix' : 'suffix',
  };
}
