import { expect, test } from 'vitest';
import { isoOf, weekdayOfIso, weekdaysInWords } from './weekdays.ts';

test('weekdays are counted from Monday, as pickers do', () => {
  expect([isoOf('MONDAY'), isoOf('SUNDAY')]).toEqual([1, 7]);
  expect(weekdayOfIso(5)).toBe('FRIDAY');
});

test('days in a row are drawn together from three on', () => {
  expect(weekdaysInWords(['FRIDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'])).toBe('Mon–Wed, Fri');
  expect(weekdaysInWords(['SATURDAY', 'SUNDAY'])).toBe('Sat, Sun');
  expect(weekdaysInWords([])).toBe('');
});
