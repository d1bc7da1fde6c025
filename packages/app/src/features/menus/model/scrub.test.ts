import { expect, test } from 'vitest';
import { atOf, clockTime, scrubOf } from './scrub.ts';

test('the night after midnight belongs to the day before', () => {
  expect(scrubOf('2026-11-28', '01:30')).toEqual({ day: '2026-11-27', minute: 25 * 60 + 30 });
  expect(atOf({ day: '2026-11-27', minute: 25 * 60 + 30 })).toBe('2026-11-28T01:30');
});

test('what the address says is where the scrubber stands, and the other way round', () => {
  for (const at of ['2026-11-27T06:00', '2026-11-27T18:30', '2026-12-01T00:00', '2026-03-01T02:00']) {
    const [date = '', time = ''] = at.split('T');
    expect(atOf(scrubOf(date, time))).toBe(at);
  }
});

test('a minute is written as a clock shows it', () => {
  expect(clockTime(6 * 60)).toBe('06:00');
  expect(clockTime(25 * 60 + 10)).toBe('01:10');
});
