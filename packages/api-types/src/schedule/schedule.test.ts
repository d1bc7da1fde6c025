import { describe, expect, test, vi } from 'vitest';
import type { ScheduleWindow, Weekday } from '../schemas.gen.ts';
import {
  addDays,
  alsoOn,
  businessDayAt,
  isOpenAt,
  menuGaps,
  momentOf,
  nextChange,
  nextOpening,
  scheduleWarnings,
  startOf,
  sinceMidnight,
  wallClock,
  windowsOf,
  type Schedule,
} from './index.ts';

const lisbon = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '04:00' };
const always: Schedule = { windows: [], startsOn: null, endsOn: null };
const week: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

const on = (weekdays: Weekday[], from: string, to: string): ScheduleWindow => ({ weekdays, from, to });
const during = (...windows: ScheduleWindow[]): Schedule => ({ ...always, windows });
/** `2026-11-27 18:30` on the wall clock in Lisbon. */
function at(text: string): number {
  const [date = '', time = ''] = text.split(' ');
  return momentOf(lisbon.timeZone, startOf(date) + sinceMidnight(time));
}
const clock = (moment: number | null) => {
  if (moment === null) return null;
  const { date, time } = wallClock(lisbon.timeZone, moment);
  return `${date} ${time}`;
};
const timesOn = (schedule: Schedule, date: string) =>
  windowsOf(schedule, lisbon, date).map(({ start, end }) => [clock(start), clock(end)]);

test('a menu without windows is always on and never changes', () => {
  expect(isOpenAt(always, lisbon, at('2026-11-27 03:00'))).toBe(true);
  expect(nextChange(always, lisbon, at('2026-11-27 03:00'))).toBeNull();
});

test('a start is included, an end is not', () => {
  const lunch = during(on(week, '12:00', '15:00'));
  expect(isOpenAt(lunch, lisbon, at('2026-11-27 12:00'))).toBe(true);
  expect(isOpenAt(lunch, lisbon, at('2026-11-27 15:00'))).toBe(false);
  expect(isOpenAt(lunch, lisbon, at('2026-11-27 15:00') - 1)).toBe(true);
});

test('a window over midnight belongs to the evening it begins on', () => {
  const late = during(on(['FRIDAY'], '22:00', '02:00'));
  expect(isOpenAt(late, lisbon, at('2026-11-28 01:30'))).toBe(true);
  expect(isOpenAt(late, lisbon, at('2026-11-27 01:30'))).toBe(false);
  expect(timesOn(late, '2026-11-27')).toEqual([['2026-11-27 22:00', '2026-11-28 02:00']]);
  expect(timesOn(late, '2026-11-28')).toEqual([]);
});

test('several windows a day are several times, what touches is one', () => {
  const kitchen = during(
    on(week, '12:00', '15:00'),
    on(week, '18:00', '22:00'),
    on(['FRIDAY'], '22:00', '23:00'),
  );
  expect(timesOn(kitchen, '2026-11-27')).toEqual([
    ['2026-11-27 12:00', '2026-11-27 15:00'],
    ['2026-11-27 18:00', '2026-11-27 23:00'],
  ]);
});

test('equal times mean 24 hours, and every day of them means always', () => {
  const sunday = during(on(['SUNDAY'], '07:00', '07:00'));
  expect(clock(nextChange(sunday, lisbon, at('2026-11-29 07:00')))).toBe('2026-11-30 07:00');
  expect(nextChange(during(on(week, '00:00', '00:00')), lisbon, at('2026-11-29 07:00'))).toBeNull();
});

test('the night after the last day still belongs to it', () => {
  const advent: Schedule = { windows: [], startsOn: '2026-12-01', endsOn: '2026-12-24' };
  expect(isOpenAt(advent, lisbon, at('2026-12-25 03:59'))).toBe(true);
  expect(isOpenAt(advent, lisbon, at('2026-12-25 04:00'))).toBe(false);
  expect(clock(nextOpening(advent, lisbon, at('2026-06-01 12:00')))).toBe('2026-12-01 04:00');
  expect(nextChange(advent, lisbon, at('2026-12-25 04:00'))).toBeNull();
});

describe('on the spring day, when 01:00 is followed by 02:00', () => {
  const spring = '2026-03-29';

  test('a window in the skipped hour is left out, and comes back the week after', () => {
    const night = during(on(['SUNDAY'], '01:15', '01:45'));
    expect(timesOn(night, addDays(spring, -1))).toEqual([]);
    expect(clock(nextChange(night, lisbon, at('2026-03-22 01:45')))).toBe('2026-04-05 01:15');
  });

  test('a window that begins in it begins with the skip, one that spans it is an hour shorter', () => {
    const [begins] = windowsOf(during(on(['SUNDAY'], '01:15', '03:00')), lisbon, addDays(spring, -1));
    expect(clock(begins?.start ?? null)).toBe('2026-03-29 02:00');
    const [spans] = windowsOf(during(on(['SATURDAY'], '22:00', '03:00')), lisbon, addDays(spring, -1));
    expect(((spans?.end ?? 0) - (spans?.start ?? 0)) / 3_600_000).toBe(4);
  });
});

test('on the autumn day a window in the repeated hour is on twice', () => {
  const night = during(on(['SUNDAY'], '01:15', '01:45'));
  const times = windowsOf(night, lisbon, '2026-10-24');
  expect(times.map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-10-25T00:15:00.000Z',
    '2026-10-25T01:15:00.000Z',
  ]);
});

test('a business day never goes back, even where the clock does', () => {
  const house = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '01:30' };
  const secondOneFifteen = Date.parse('2026-10-25T01:15:00Z');
  expect(wallClock(house.timeZone, secondOneFifteen).time).toBe('01:15');
  expect(businessDayAt(secondOneFifteen, house)).toBe('2026-10-25');
  expect(businessDayAt(secondOneFifteen - 3_600_000, house)).toBe('2026-10-24');
});

describe('warnings', () => {
  const noon = at('2026-11-27 12:00');
  const kinds = (schedule: Schedule, moment = noon) =>
    scheduleWarnings(schedule, lisbon, moment).map(({ kind }) => kind);

  test('plain hours need none', () => {
    expect(kinds(always)).toEqual([]);
    expect(kinds(during(on(week, '12:00', '15:00'), on(week, '15:00', '22:00')))).toEqual([]);
  });

  test('windows that cover the same time are named with their days, also over midnight into Monday', () => {
    const schedule = during(on(['SUNDAY', 'MONDAY'], '22:00', '03:00'), on(['MONDAY'], '02:00', '09:00'));
    expect(scheduleWarnings(schedule, lisbon, noon)).toContainEqual({
      kind: 'WINDOWS_OVERLAP',
      windows: [0, 1],
      weekdays: ['SUNDAY'],
    });
  });

  test('a menu that is over, or whose weekdays its dates leave out, is never on', () => {
    expect(kinds({ ...always, endsOn: '2026-11-26' })).toEqual(['ENDED']);
    expect(kinds({ ...always, endsOn: '2026-11-27' })).toEqual([]);
    const sundays = [on(['SUNDAY'], '10:00', '14:00')];
    expect(kinds({ windows: sundays, startsOn: '2026-11-30', endsOn: '2026-12-04' })).toEqual(['NEVER_ON']);
  });

  test('a window that begins where the clock is changed is named with the day', () => {
    const schedule = during(on(['SUNDAY'], '01:15', '06:00'));
    expect(scheduleWarnings(schedule, lisbon, noon)).toEqual([
      { kind: 'CLOCK_SKIPS', window: 0, date: '2027-03-28' },
      { kind: 'CLOCK_REPEATS', window: 0, date: '2027-10-31' },
    ]);
    expect(kinds(during(on(['SATURDAY'], '20:00', '06:00')))).toEqual([]);
  });
});

test('guests find no menu between two menus of a day, and on a day that has none', () => {
  const weekdaysOnly = week.filter((weekday) => weekday !== 'SUNDAY');
  const lunch = during(on(weekdaysOnly, '12:00', '15:00'));
  const dinner = during(on(weekdaysOnly, '18:00', '23:00'));
  const gaps = menuGaps([lunch, dinner], lisbon, '2026-11-27');
  expect(gaps).toHaveLength(7);
  expect(gaps[0]).toEqual({ date: '2026-11-27', from: at('2026-11-27 15:00'), to: at('2026-11-27 18:00') });
  expect(gaps[2]).toEqual({ date: '2026-11-29', from: null, to: null });
  expect(menuGaps([lunch, dinner, always], lisbon, '2026-11-27')).toEqual([]);
  expect(menuGaps([], lisbon, '2026-11-27')).toEqual([]);
});

test('what else guests see at the same time', () => {
  const breakfast = during(on(week, '08:00', '12:00'));
  const lunch = during(on(week, '12:00', '15:00'));
  expect(alsoOn(breakfast, [lunch, always], lisbon, '2026-11-27')).toEqual([always]);
});

test('hours that are looked at again ask the runtime for no time zone again, save around its changes', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const evenings = during(on(week, '18:00', '02:00'));
  // Nothing else here looks at its clock.
  const madrid = { ...lisbon, timeZone: 'Europe/Madrid' };
  const look = () => {
    asked.mockClear();
    menuGaps([evenings, always], madrid, '2026-07-01');
    scheduleWarnings(evenings, madrid, Date.parse('2026-07-01T12:00:00Z'));
    return asked.mock.calls.length;
  };
  const first = look();
  expect(first).toBeGreaterThan(1000);
  expect(look()).toBeLessThan(first / 20);
  asked.mockRestore();
});
