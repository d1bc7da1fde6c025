import { describe, expect, test } from 'vitest';
import type { OpeningHours, Weekday } from '../schemas.gen.ts';
import { momentOf, openingAt, openingChangeAt, sinceMidnight, startOf, wallClock } from './index.ts';

const lisbon = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '04:00' };
const week: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const saidNothing: OpeningHours = { windows: [], exceptions: [] };
/** 27 November 2026 is a Friday. */
const evenings: OpeningHours = {
  windows: [
    { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '17:00', to: '23:00' },
    { weekdays: ['FRIDAY', 'SATURDAY'], from: '17:00', to: '01:00' },
  ],
  exceptions: [],
};

function at(text: string): number {
  const [date = '', time = ''] = text.split(' ');
  return momentOf(lisbon.timeZone, startOf(date) + sinceMidnight(time));
}
const clock = (moment: number | null) => {
  if (moment === null) return null;
  const { date, time } = wallClock(lisbon.timeZone, moment);
  return `${date} ${time}`;
};

/** What is said at a time: open until, or closed until; and whether the whole day is closed. */
function said(hours: OpeningHours, text: string) {
  const opening = openingAt(hours, lisbon, at(text));
  if (opening === null) return null;
  const { isOpen, opensAt, closesAt, isClosedToday } = opening;
  return [isOpen ? 'open' : 'closed', clock(isOpen ? closesAt : opensAt), isClosedToday];
}

const nextChange = (hours: OpeningHours, text: string) => {
  const opening = openingAt(hours, lisbon, at(text));
  return opening && clock(openingChangeAt(opening, lisbon, at(text)));
};

describe('whether a restaurant is open', () => {
  test('is not said where its hours are not', () => {
    expect(said(saidNothing, '2026-11-27 12:00')).toBeNull();
  });

  test('is known before it opens, while it is open and over midnight', () => {
    expect(said(evenings, '2026-11-27 12:00')).toEqual(['closed', '2026-11-27 17:00', false]);
    expect(said(evenings, '2026-11-27 17:00')).toEqual(['open', '2026-11-28 01:00', false]);
    expect(said(evenings, '2026-11-28 00:59')).toEqual(['open', '2026-11-28 01:00', false]);
    expect(said(evenings, '2026-11-28 01:00')).toEqual(['closed', '2026-11-28 17:00', false]);
  });

  test('is closed all of a day that has no hours, and says when it opens', () => {
    expect(said(evenings, '2026-11-29 12:00')).toEqual(['closed', '2026-12-01 17:00', true]);
    // The night belongs to the day before.
    expect(said(evenings, '2026-12-01 03:59')).toEqual(['closed', '2026-12-01 17:00', true]);
    expect(said(evenings, '2026-12-01 04:00')).toEqual(['closed', '2026-12-01 17:00', false]);
  });

  test('goes by a day’s own hours, and by no others that day', () => {
    const hours: OpeningHours = {
      ...evenings,
      exceptions: [
        { date: '2026-11-27', hours: [{ from: '12:00', to: '15:00' }] },
        { date: '2026-11-28', hours: [] },
        { date: '2026-11-29', hours: [{ from: '10:00', to: '14:00' }] },
      ],
    };
    expect(said(hours, '2026-11-27 12:00')).toEqual(['open', '2026-11-27 15:00', false]);
    expect(said(hours, '2026-11-27 18:00')).toEqual(['closed', '2026-11-29 10:00', false]);
    expect(said(hours, '2026-11-28 18:00')).toEqual(['closed', '2026-11-29 10:00', true]);
    expect(said(hours, '2026-11-29 13:59')).toEqual(['open', '2026-11-29 14:00', false]);
  });

  test('a window that began the evening before lasts into a closed day', () => {
    const hours: OpeningHours = { ...evenings, exceptions: [{ date: '2026-11-28', hours: [] }] };
    expect(said(hours, '2026-11-28 00:30')).toEqual(['open', '2026-11-28 01:00', false]);
  });

  test('looks past holidays of any length that can be written', () => {
    const holidays = Array.from({ length: 100 }, (_, index) => ({
      date: new Date(startOf('2026-11-27') + index * 86_400_000).toISOString().slice(0, 10),
      hours: [],
    }));
    expect(said({ ...evenings, exceptions: holidays }, '2026-11-27 12:00')).toEqual([
      'closed',
      '2027-03-09 17:00',
      true,
    ]);
  });

  test('day and night it never closes', () => {
    const always = { windows: [{ weekdays: week, from: '00:00', to: '00:00' }], exceptions: [] };
    expect(said(always, '2026-11-27 12:00')).toEqual(['open', null, false]);
    expect(nextChange(always, '2026-11-27 12:00')).toBeNull();
  });
});

describe('what is said of it changes', () => {
  test('when it opens and closes', () => {
    expect(nextChange(evenings, '2026-11-27 12:00')).toBe('2026-11-27 17:00');
    expect(nextChange(evenings, '2026-11-27 20:00')).toBe('2026-11-28 01:00');
  });

  test('at midnight and when the business day ends, as tomorrow becomes today', () => {
    expect(nextChange(evenings, '2026-11-29 12:00')).toBe('2026-11-30 00:00');
    expect(nextChange(evenings, '2026-11-30 00:00')).toBe('2026-11-30 04:00');
  });

  test('a day before the end of what is open for days', () => {
    const festival = {
      windows: [
        { weekdays: ['FRIDAY', 'SATURDAY', 'SUNDAY'] satisfies Weekday[], from: '00:00', to: '00:00' },
      ],
      exceptions: [],
    };
    expect(said(festival, '2026-11-27 12:00')).toEqual(['open', '2026-11-30 00:00', false]);
    expect(nextChange(festival, '2026-11-27 12:00')).toBe('2026-11-29 00:00');
  });
});
