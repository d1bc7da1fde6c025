import { describe, expect, it } from 'vitest';
import { euro, forint, kuwaitiDinar, yen } from './currency.example.ts';
import { parseMoney } from './parseMoney.ts';

const amount = (minorUnits: number) => ({ kind: 'amount', minorUnits });
const invalid = (problem: string) => ({ kind: 'invalid', problem });

describe('an amount is read as people type it', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['12.', 1200],
    ['.5', 50],
    ['0', 0],
    [' 7 ', 700],
    ['€12.50', 1250],
    ['12,50 €', 1250],
    ['EUR 12.50', 1250],
    ['eur12.50', 1250],
    ['1,250.00', 125_000],
    ['1.250,00', 125_000],
    ['1 250,00', 125_000],
    ['1\u202F250,00', 125_000],
    ['1’250.00', 125_000],
    ['1,00,000.00', 10_000_000],
    ['1,250,000', 125_000_000],
    ['1.250.000', 125_000_000],
    ['١٢٫٥٠', 1250],
    ['१२.५०', 1250],
    ['１２．５０', 1250],
    ['0012.50', 1250],
  ])('"%s" euros', (text, minorUnits) => {
    expect(parseMoney(text, euro, 'en')).toEqual(amount(minorUnits));
  });

  it('takes three digits after the locale’s thousands separator for thousands', () => {
    expect(parseMoney('1,250', euro, 'en')).toEqual(amount(125_000));
    expect(parseMoney('1.250', euro, 'de')).toEqual(amount(125_000));
  });

  it('never takes a decimal point for thousands', () => {
    expect(parseMoney('1.250', euro, 'en')).toEqual(invalid('tooManyDecimals'));
    expect(parseMoney('1,250', euro, 'de')).toEqual(invalid('tooManyDecimals'));
  });

  it('says that nothing was typed', () => {
    expect(parseMoney('', euro, 'en')).toEqual({ kind: 'empty' });
    expect(parseMoney('  ', euro, 'en')).toEqual({ kind: 'empty' });
    expect(parseMoney('€', euro, 'en')).toEqual({ kind: 'empty' });
  });
});

describe('the currency decides how many decimals there are', () => {
  it('has none in yen', () => {
    expect(parseMoney('1200', yen, 'en')).toEqual(amount(1200));
    expect(parseMoney('1,200', yen, 'en')).toEqual(amount(1200));
    expect(parseMoney('¥1,200', yen, 'en')).toEqual(amount(1200));
    expect(parseMoney('12.5', yen, 'en')).toEqual(invalid('tooManyDecimals'));
  });

  it('has three in Kuwaiti dinar', () => {
    expect(parseMoney('1.250', kuwaitiDinar, 'en')).toEqual(amount(1250));
    expect(parseMoney('1,25', kuwaitiDinar, 'en')).toEqual(amount(1250));
    expect(parseMoney('1.2505', kuwaitiDinar, 'en')).toEqual(invalid('tooManyDecimals'));
  });
});

describe('a currency that people write whole', () => {
  it.each([
    ['1500', 150_000],
    ['1,500', 150_000],
    ['1500.5', 150_050],
  ])('"%s" forints', (text, minorUnits) => {
    expect(parseMoney(text, forint, 'en')).toEqual(amount(minorUnits));
  });
});

const difference = (text: string) => parseMoney(text, euro, 'en', { allowsNegative: true });

describe('a difference', () => {
  it.each([
    ['-2,50', -250],
    ['−2', -200],
    ['€ -2.50', -250],
    ['-€2.50', -250],
    ['+1.50', 150],
    ['-0', 0],
  ])('"%s" is %s', (text, minorUnits) => {
    expect(difference(text)).toEqual(amount(minorUnits));
  });

  it.each(['+-1', '--1', '+'])('"%s" is none', (text) => {
    expect(difference(text)).toEqual(invalid('notANumber'));
  });
});

describe('what is no amount is refused with its reason', () => {
  it.each([
    ['-5', 'negative'],
    ['−5,00', 'negative'],
    ['€ -5', 'negative'],
    ['abc', 'notANumber'],
    ['12abc', 'notANumber'],
    ['-', 'notANumber'],
    ['.', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['12,50,0', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,2.50', 'notANumber'],
    ['12.505', 'tooManyDecimals'],
    ['90071992547409.93', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('"%s" is %s', (text, problem) => {
    expect(parseMoney(text, euro, 'en')).toEqual(invalid(problem));
  });

  it('keeps the largest exact amount', () => {
    expect(parseMoney('90071992547409.91', euro, 'en')).toEqual(amount(Number.MAX_SAFE_INTEGER));
  });
});
