import { currencyOf } from '@cardamom/api-types';
import { minorUnitsToDecimal, moneyFormat } from '@cardamom/ui/money';

/** An amount in minor units written as a plain decimal, without rounding: `decimalAmount(1150, 'EUR')` is `11.50`. */
export function decimalAmount(minorUnits: number, currency: string): `${number}` {
  return minorUnitsToDecimal(minorUnits, currencyOf(currency).digits);
}

/** Writes prices (minor units) in the restaurant's currency for readers of the language. */
export function priceFormat(currency: string, language: string): (minorUnits: number) => string {
  return moneyFormat(currencyOf(currency), language);
}

/** Writes what an option adds to a price (minor units) with its sign: +€1.50, −€2.00. */
export function priceDifferenceFormat(currency: string, language: string): (minorUnits: number) => string {
  const write = priceFormat(currency, language);
  return (minorUnits) => `${minorUnits < 0 ? '−' : '+'}${write(Math.abs(minorUnits))}`;
}
