import { expect, test } from 'vitest';
import { waitAfterFailure, waitBeforeReading } from './wait-before-reading.ts';

/** What is left of the promised five seconds for the way there, the making and the way back. */
const longest = 3000;

test.each([
  { hasQuery: false, sinceReading: Number.POSITIVE_INFINITY },
  { hasQuery: true, sinceReading: Number.POSITIVE_INFINITY },
  { hasQuery: false, sinceReading: 1000 },
])('500 open pages ask at moments of their own, all of them in time: %j', (page) => {
  const moments = Array.from({ length: 500 }, () => waitBeforeReading(page));
  const ofSecondTenth = Math.max(
    ...Array.from(
      { length: 30 },
      (_, tenth) => moments.filter((one) => Math.floor(one / 100) === tenth).length,
    ),
  );
  expect(Math.max(...moments)).toBeLessThanOrEqual(longest);
  expect(Math.min(...moments)).toBeGreaterThan(100);
  expect(ofSecondTenth).toBeLessThan(80);
});

test('a page that cannot be read is asked for more and more rarely, and never at one time by all', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => waitAfterFailure(failures, 1));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(waitAfterFailure(3, 0)).toBe(4000);
});
