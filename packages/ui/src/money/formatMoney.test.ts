import { describe, expect, it } from 'vitest';
import { euro, forint, kuwaitiDinar, yen } from './currency.example.ts';
import { currencyAffix } from './currency.ts';
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
    expect(formatMoney(1250, euro, 'en')).toBe('€12.50');
    expect(formatMoney(1250, yen, 'en')).toBe('¥1,250');
    expect(formatMoney(1250, kuwaitiDinar, 'en')).toBe('KWD\u00A01.250');
  });

  it('follows the locale', () => {
    expect(formatMoney(125_000, euro, 'de')).toBe('1.250,00\u00A0€');
    expect(formatMoneyInput(125_000, euro, 'de')).toBe('1.250,00');
  });

  it('shows every digit of the largest exact amount', () => {
    expect(formatMoneyInput(Number.MAX_SAFE_INTEGER, euro, 'en')).toBe('90,071,992,547,409.91');
  });

  it('puts the symbol where the locale puts it', () => {
    expect(currencyAffix(euro, 'en')).toEqual({ symbol: '€', side: 'prefix' });
    expect(currencyAffix(euro, 'de')).toEqual({ symbol: '€', side: 'suffix' });
    expect(currencyAffix(yen, 'ja')).toEqual({ symbol: '￥', side: 'prefix' });
  });

  it('leaves zero minor units out where people do, and only zero ones', () => {
    expect(formatMoney(150_000, forint, 'en')).toBe('HUF\u00A01,500');
    expect(formatMoney(150_000, forint, 'hu')).toBe('1500\u00A0Ft');
    expect(formatMoney(150_050, forint, 'en')).toBe('HUF\u00A01,500.50');
    expect(formatMoneyInput(150_000, forint, 'en')).toBe('1,500');
    expect(formatMoneyInput(150_050, forint, 'en')).toBe('1,500.50');
  });

  it('has the digits it is told, whatever the browser knows', () => {
    const threeDigits = { ...euro, digits: 3 };
    expect(formatMoney(1250, threeDigits, 'en')).toBe('€1.250');
    expect(parseMoney('1.25', threeDigits, 'en')).toEqual({ kind: 'amount', minorUnits: 1250 });
  });
});

it('what a field shows is read back as the same amount in every locale', () => {
  const rupee = { ...euro, code: 'INR' };
  const franc = { ...euro, code: 'CHF' };
  const locales = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar', 'fa', 'hi', 'pl', 'sv', 'ja', 'es', 'pt'];
  for (const locale of locales) {
    for (const currency of [euro, yen, kuwaitiDinar, forint, rupee, franc]) {
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
