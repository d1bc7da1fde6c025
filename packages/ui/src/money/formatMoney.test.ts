import { describe, expect, it } from 'vitest';
import { currencyAffix, currencyExponent } from './currency.ts';
import { formatMoney, formatMoneyInput, minorUnitsToDecimal } from './formatMoney.ts';
import { parseMoney } from './parseMoney.ts';

describe('minor units become a decimal without rounding', () => {
  it.each([
    [1250, 2, '12.50'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [-5, 2, '-0.05'],
    [1200, 0, '1200'],
    [1, 3, '0.001'],
    [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
  ])('%i with %i decimals', (minorUnits, exponent, decimal) => {
    expect(minorUnitsToDecimal(minorUnits, exponent)).toBe(decimal);
  });

  it('refuses half a cent', () => {
    expect(() => minorUnitsToDecimal(0.5, 2)).toThrow(RangeError);
  });
});

describe('an amount is shown in its currency', () => {
  it('has the decimals of the currency', () => {
    expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250');
    expect(formatMoney(1250, 'KWD', 'en')).toBe('KWD\u00A01.250');
  });

  it('follows the locale', () => {
    expect(formatMoney(125_000, 'EUR', 'de')).toBe('1.250,00\u00A0€');
    expect(formatMoneyInput(125_000, 'EUR', 'de')).toBe('1.250,00');
  });

  it('shows every digit of the largest exact amount', () => {
    expect(formatMoneyInput(Number.MAX_SAFE_INTEGER, 'EUR', 'en')).toBe('90,071,992,547,409.91');
  });

  it('puts the symbol where the locale puts it', () => {
    expect(currencyAffix('EUR', 'en')).toEqual({ symbol: '€', side: 'prefix' });
    expect(currencyAffix('EUR', 'de')).toEqual({ symbol: '€', side: 'suffix' });
    expect(currencyAffix('JPY', 'ja')).toEqual({ symbol: '￥', side: 'prefix' });
  });

  it('knows the exponent of a currency', () => {
    expect(['JPY', 'EUR', 'KWD'].map(currencyExponent)).toEqual([0, 2, 3]);
  });
});

it('what a field shows is read back as the same amount in every locale', () => {
  const locales = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar', 'fa', 'hi', 'pl', 'sv', 'ja', 'es', 'pt'];
  for (const locale of locales) {
    for (const currency of ['EUR', 'JPY', 'KWD', 'INR', 'CHF']) {
      for (const minorUnits of [0, 5, 1250, 125_000, 123_456_789, Number.MAX_SAFE_INTEGER]) {
        for (const text of [
          formatMoneyInput(minorUnits, currency, locale),
          formatMoney(minorUnits, currency, locale),
        ]) {
          expect(parseMoney(text, currency, locale), `${text} (${locale})`).toEqual({
            kind: 'amount',
            minorUnits,
          });
        }
      }
    }
  }
});
