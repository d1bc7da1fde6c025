import { expect, test } from 'vitest';
import { boundsOf, dayOf } from './days.ts';

test.each([
  ['Europe/Lisbon', '2026-03-14', '2026-03-14T00:00:00.000Z', '2026-03-15T00:00:00.000Z'],
  ['Europe/Lisbon', '2026-07-01', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  ['Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z', '2026-01-01T18:15:00.000Z'],
])('in %s the day %s lasts from %s to %s', (timeZone, day, from, to) => {
  expect(boundsOf(day, timeZone)).toEqual({ from, to });
  expect(dayOf(Date.parse(from), timeZone)).toBe(day);
  expect(dayOf(Date.parse(to) - 1, timeZone)).toBe(day);
});
