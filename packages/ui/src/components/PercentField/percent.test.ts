import { describe, expect, it } from 'vitest';
import { formatPercentInput, parsePercent, percentAffix } from './percent.ts';

describe('a percentage is read as people type it', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12.5 %', 12.5],
    ['% 7', 7],
    ['0', 0],
    ['100', 100],
    ['.5', 0.5],
    ['8.875', 8.875],
    ['١٢٫٥', 12.5],
  ])('"%s"', (text, value) => {
    expect(parsePercent(text, 'en')).toEqual({ kind: 'value', value });
  });

  it('takes the locale’s decimal comma', () => {
    expect(parsePercent('12,5', 'de')).toEqual({ kind: 'value', value: 12.5 });
    expect(parsePercent('8,875', 'de')).toEqual({ kind: 'value', value: 8.875 });
  });

  it('says that nothing was typed', () => {
    expect(parsePercent(' % ', 'en')).toEqual({ kind: 'empty' });
  });
});

it.each([
  ['-1', 'outOfRange'],
  ['100.001', 'outOfRange'],
  ['1,250', 'outOfRange'],
  ['about 5', 'notANumber'],
  ['1e1', 'notANumber'],
  ['5%%', 'notANumber'],
  ['0.1234', 'tooManyDecimals'],
])('"%s" is refused: %s', (text, problem) => {
  expect(parsePercent(text, 'en')).toEqual({ kind: 'invalid', problem });
});

it('what a field shows is read back as the same percentage in every locale', () => {
  for (const locale of ['en', 'de', 'fr', 'de-CH', 'ar', 'fa', 'hi', 'tr', 'ja']) {
    for (const value of [0, 0.5, 7, 8.875, 12.5, 100]) {
      expect(parsePercent(formatPercentInput(value, locale), locale), locale).toEqual({
        kind: 'value',
        value,
      });
    }
  }
});

it('the sign stands where the locale writes it', () => {
  expect(percentAffix('en')).toEqual({ sign: '%', side: 'suffix' });
  expect(percentAffix('tr')).toEqual({ sign: '%', side: 'prefix' });
});
