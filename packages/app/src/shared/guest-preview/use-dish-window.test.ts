import { expect, test } from 'vitest';
import { dishesAround, windowWith } from './use-dish-window.ts';

test('a window begins around a dish, and nowhere before the first', () => {
  expect(dishesAround(500)).toEqual({ from: 492, to: 508 });
  expect(dishesAround(3)).toEqual({ from: 0, to: 11 });
});

test('it grows by what is needed next to it, and a little more', () => {
  expect(windowWith({ from: 20, to: 40 }, { from: 40, to: 50 })).toEqual({ from: 20, to: 56 });
  expect(windowWith({ from: 20, to: 40 }, { from: 10, to: 20 })).toEqual({ from: 4, to: 40 });
  expect(windowWith({ from: 2, to: 40 }, { from: 0, to: 2 })).toEqual({ from: 0, to: 40 });
});

test('one that would be too long gives up its other end, and far away it begins anew', () => {
  expect(windowWith({ from: 100, to: 200 }, { from: 200, to: 220 })).toEqual({ from: 106, to: 226 });
  expect(windowWith({ from: 100, to: 200 }, { from: 80, to: 100 })).toEqual({ from: 74, to: 194 });
  expect(windowWith({ from: 0, to: 24 }, { from: 3000, to: 3020 })).toEqual({ from: 2994, to: 3026 });
});
