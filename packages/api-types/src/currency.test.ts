import { expect, test } from 'vitest';
import contract from './contract.gen.json' with { type: 'json' };
import { currencyCodes, historicCurrencyCodes, writtenWhole } from './currencies.gen.ts';
import { currencyOf, decimalsOf, isCurrencyCode, isCurrentCurrency, largestAmount } from './currency.ts';

const decimals = (code: string, minorUnits: number) => decimalsOf(minorUnits, currencyOf(code));
const digitsOf = (codes: string) => codes.split(' ').map((code) => currencyOf(code).digits);

test('a currency has the digits of ISO 4217, whatever a runtime knows of it', () => {
  expect(digitsOf('EUR USD HUF IDR LBP COP RSD PKR MRU XCG BGN')).toEqual(Array(11).fill(2));
  expect(digitsOf('JPY KRW ISK CLP XAF VND UGX')).toEqual(Array(7).fill(0));
  expect(digitsOf('BHD IQD JOD KWD LYD OMR TND')).toEqual(Array(7).fill(3));
});

// proves: lists.currencies
test('the list is today’s: what was withdrawn is understood, and not offered', () => {
  expect(currencyCodes).toHaveLength(155);
  expect(historicCurrencyCodes).toEqual(['ANG', 'BGN', 'CUC']);
  for (const code of historicCurrencyCodes)
    expect([code, isCurrencyCode(code), isCurrentCurrency(code)]).toEqual([code, true, false]);
  expect([isCurrencyCode('XCG'), isCurrentCurrency('XCG')]).toEqual([true, true]);
});

test('metals, funds, tests and what nobody issues are none', () => {
  for (const code of 'XAU XAG XDR XTS XXX XAD CLF USN UYW HRK ABC eur toString'.split(' '))
    expect([code, isCurrencyCode(code)]).toEqual([code, false]);
  expect(() => currencyOf('XTS')).toThrow(RangeError);
});

test('zero minor units are left out where people leave them out', () => {
  expect([decimals('HUF', 150_000), decimals('HUF', 150_050), decimals('HUF', 0)]).toEqual([0, 2, 0]);
  expect([decimals('IQD', 1000), decimals('IQD', 1500)]).toEqual([0, 3]);
  expect([decimals('EUR', 1500), decimals('KWD', 1000), decimals('JPY', 1500)]).toEqual([2, 3, 0]);
  for (const code of writtenWhole) expect(currencyOf(code).isWrittenWhole).toBe(true);
});

test('the largest amount is the contract’s', () => {
  const { MoneyAmount, MoneyDelta } = contract.components.schemas;
  expect(MoneyAmount.maximum).toBe(largestAmount);
  expect([MoneyDelta.minimum, MoneyDelta.maximum]).toEqual([-largestAmount, largestAmount]);
});
