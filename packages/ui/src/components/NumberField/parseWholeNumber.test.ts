import { expect, it } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber.ts';

it.each([
  ['350', 350],
  [' 1 250 ', 1250],
  ['1,250', 1250],
  ['1.250.000', 1_250_000],
  ['-3', -3],
  ['\u22123', -3],
  ['0', 0],
  ['３５０', 350],
  ['٣٥٠', 350],
  ['1’250', 1250],
])('"%s" is a whole number', (text, number) => {
  expect(parseWholeNumber(text)).toEqual({ kind: 'value', value: number });
});

it.each(['1.5', '1,25', 'abc', '3e2', '12 kcal', '--3', '9007199254740993'])('"%s" is none', (text) => {
  expect(parseWholeNumber(text)).toEqual({ kind: 'invalid', problem: 'notWhole' });
});

it('an empty field is no number and no mistake', () => {
  expect(parseWholeNumber('  ')).toEqual({ kind: 'empty' });
});
