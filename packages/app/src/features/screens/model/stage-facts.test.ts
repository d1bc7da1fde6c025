import { expect, test } from 'vitest';
import { readingMetres, roundOf } from './stage-facts.ts';

const page = (seconds: number, ...dishIds: string[]) => ({ seconds, dishIds });

test('a guest who waits two minutes sees the pages that begin within them', () => {
  const dishes = Array.from({ length: 52 }, (_, index) => page(8, `dish-${index}`));
  expect(roundOf(dishes)).toEqual({ seconds: 416, dishes: 52, seen: 15, isLong: true });
});

test('a dish on two pages counts once, and one page alone is no round', () => {
  expect(roundOf([page(20, 'soup', 'bread'), page(20, 'bread', 'wine')])).toEqual({
    seconds: 40,
    dishes: 3,
    seen: 3,
    isLong: false,
  });
  expect(roundOf([page(600, 'soup')]).isLong).toBe(false);
  expect(roundOf([])).toEqual({ seconds: 0, dishes: 0, seen: 0, isLong: false });
});

test('the sizes of the drawings read from as far as they were drawn for', () => {
  expect(readingMetres(0.025, false)).toBe(2);
  expect(readingMetres(0.04, false)).toBe(4);
  expect(readingMetres(0.084, false)).toBe(8);
  expect(readingMetres(0.025, true)).toBe(4);
  expect(readingMetres(0.001, false)).toBe(1);
});
