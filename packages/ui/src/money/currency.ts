/**
 * A currency, handed in by who uses the component: a browser's own digits are Unicode CLDR's, which differ from those
 * of ISO 4217 and between versions.
 */
export interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  /** Digits of its minor unit: EUR 2, JPY 0, KWD 3. */
  readonly digits: number;
  /** Whether people write prices without minor units, where these are zero: HUF 1,500. */
  readonly isWrittenWhole: boolean;
}

/** Where a locale puts a currency's symbol beside the number. */
export interface CurrencyAffix {
  symbol: string;
  side: 'prefix' | 'suffix';
}

/** Returns the currency's symbol and the side of the number on which the locale writes it. */
export function currencyAffix({ code }: Currency, locale: string): CurrencyAffix {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(1);
  const symbolAt = parts.findIndex((part) => part.type === 'currency');
  const numberAt = parts.findIndex((part) => part.type === 'integer');
  return {
    symbol: parts[symbolAt]?.value ?? code,
    side: symbolAt < numberAt ? 'prefix' : 'suffix',
  };
}
