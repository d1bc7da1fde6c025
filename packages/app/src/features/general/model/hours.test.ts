import type { OpeningHours } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { daysOf, exceptionsOf, isWhole, openingHoursOf } from './hours.ts';

const hours: OpeningHours = {
  windows: [
    { weekdays: ['MONDAY', 'TUESDAY'], from: '12:00', to: '15:00' },
    { weekdays: ['MONDAY', 'FRIDAY'], from: '18:00', to: '01:00' },
  ],
  exceptions: [
    { date: '2026-12-24', hours: [{ from: '10:00', to: '14:00' }] },
    { date: '2026-12-25', hours: [] },
  ],
};

test('a week is read by its days and written as it was', () => {
  const days = daysOf(hours);
  expect(days.find(({ weekday }) => weekday === 'MONDAY')?.times).toEqual([
    { from: '12:00', to: '15:00' },
    { from: '18:00', to: '01:00' },
  ]);
  expect(days.find(({ weekday }) => weekday === 'SUNDAY')?.times).toEqual([]);
  expect(openingHoursOf(days, exceptionsOf(hours))).toEqual(hours);
});

test('what is half filled in is said, and never sent', () => {
  const half = [{ from: '12:00', to: null }];
  expect([isWhole(half), isWhole([])]).toEqual([false, true]);
  const days = [{ weekday: 'MONDAY' as const, times: half }];
  const exceptions = [{ id: 'new-1', date: null, times: [] }];
  expect(openingHoursOf(days, exceptions)).toEqual({ windows: [], exceptions: [] });
});
