import { describe, expect, test } from 'vitest';
import { priceStyle, readPrice, type PriceStyle } from '../src/online-menu/imports/text/read-price.ts';

const inEuros: PriceStyle = { currency: 'EUR', decimal: null };
const amount = (minorUnits: number) => ({ kind: 'amount', minorUnits, isFrom: false });
const none = { kind: 'none' };
const wrong = (text: string, why: string) => ({ kind: 'wrong', message: `“${text}” is not a price. ${why}` });

describe('a price as people write it', () => {
  test.each([
    ['4.5', 450],
    ['4.50', 450],
    ['4,50', 450],
    ['€4.50', 450],
    ['4,50 €', 450],
    ['EUR 4.50', 450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['1\u202F234,50', 123_450],
    ['1’234.50', 123_450],
    ['12', 1200],
    ['12,-', 1200],
    ['.50', 50],
    ['0', 0],
    ['4.500,00', 450_000],
    ['٤٫٥٠', 450],
    ['४.५०', 450],
    ['４.５０', 450],
    ['8 Euro', 800],
    ["8'50 €", 850],
    ['1’234’567', 123_456_700],
    ['8€50', 850],
    ['1.234€50', 123_450],
    ['8,00 €*', 800],
    ['8,00 €¹', 800],
    ['12.–', 1200],
    ['12,-€', 1200],
    ['€.50', 50],
  ] as const)('“%s” is %i cents', (text, minorUnits) => {
    expect(readPrice(text, inEuros)).toEqual(amount(minorUnits));
  });

  test.each(['ab 8,00 €', 'from €8', 'à partir de 8 €', 'desde 8,00', 'от 8'])(
    '“%s” is the least of several',
    (text) => {
      expect(readPrice(text, inEuros)).toEqual({ kind: 'amount', minorUnits: 800, isFrom: true });
    },
  );

  test.each(['', '   ', '-', '–', '—', 'NA', 'n/a', 'k. A.'])('“%s” is no price', (text) => {
    expect(readPrice(text, inEuros)).toEqual(none);
  });

  test.each(['market price', 'MP', 'm.p.', 'Tagespreis'])('“%s” is the market’s', (text) => {
    expect(readPrice(text, inEuros)).toEqual({ kind: 'market' });
  });
});

describe('what is not taken for a price', () => {
  test.each([
    ['-4.50', 'A price cannot be below zero.'],
    ['−4,50 €', 'A price cannot be below zero.'],
    ['12 kr', 'It is marked kr, and this restaurant’s prices are in EUR.'],
    ['12 xyz', 'It is not written as a number.'],
    ['8€5', 'It is not written as a number.'],
    ['8 12', 'It is not written as a number.'],
    ['8 1200', 'It is not written as a number.'],
    ['8h50', 'It is not written as a number.'],
    ['8€50 €', 'It is not written as a number.'],
    ['8,00 / 12,00', 'It is several: give each a row of its own, with its size.'],
    ['8 | 12 €', 'It is several: give each a row of its own, with its size.'],
    ['free', 'It is not written as a number.'],
    ['4,5,0', 'It is not written as a number.'],
    ['4.505', 'It can be read as 4505 or as 4.505. Write it with its decimals.'],
    ['4.5051', 'EUR has 2 decimals.'],
    ['$4.50', 'It is marked $, and this restaurant’s prices are in EUR.'],
    ['4.50 USD', 'It is marked USD, and this restaurant’s prices are in EUR.'],
    ['99999999999999', 'It is too large.'],
  ])('“%s”', (text, why) => {
    expect(readPrice(text, inEuros)).toEqual(wrong(text, why));
  });
});

test.each([
  ['L.L. 250,000', 'LBP', 25_000_000],
  ['250,000 ل.ل.', 'LBP', 25_000_000],
  ['Rs. 120', 'INR', 12_000],
  ['S/ 12.50', 'PEN', 1250],
  ['R$ 12,50', 'BRL', 1250],
  ['￥1,200', 'JPY', 1200],
  ['120 Kč', 'CZK', 12_000],
  ['45 د.إ', 'AED', 4500],
  ['9,50 Fr.', 'CHF', 950],
  ['Fr. 9.50', 'CHF', 950],
])('“%s” is read as menus in %s are written', (text, currency, minorUnits) => {
  expect(readPrice(text, { currency, decimal: null })).toEqual(amount(minorUnits));
});

test('crowns are read where they are the restaurant’s', () => {
  for (const currency of ['SEK', 'NOK', 'DKK'])
    expect(readPrice('12 kr', { currency, decimal: null })).toEqual(amount(1200));
});

test('a currency without decimals has none, one with three has three', () => {
  expect(readPrice('1,200', { currency: 'JPY', decimal: null })).toEqual(amount(1200));
  expect(readPrice('1.5', { currency: 'JPY', decimal: null })).toEqual(wrong('1.5', 'JPY has no decimals.'));
  expect(readPrice('4.500', { currency: 'KWD', decimal: null })).toEqual(amount(4500));
});

test('one price with decimals tells how the others of the file are meant', () => {
  const style = priceStyle(['1.250', '4,50'], 'EUR');
  expect(style).toEqual({ currency: 'EUR', decimal: ',' });
  expect(readPrice('1.250', style)).toEqual(amount(125_000));
  expect(priceStyle(['1.250', '12'], 'EUR')).toEqual(inEuros);
});
