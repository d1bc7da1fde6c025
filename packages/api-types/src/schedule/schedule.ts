import type { Menu, ScheduleWindow, Weekday } from '../schemas.gen.ts';
import {
  dateOf,
  day,
  momentOf,
  readingAt,
  sinceMidnight,
  startOf,
  stretchesOf,
  type CalendarDay,
  type Moment,
  type Reading,
} from './clock.ts';
import { clipped, merged, type Interval } from './intervals.ts';

/** When a menu is on. Without windows it always is, within its dates. */
export type Schedule = Readonly<Pick<Menu, 'windows' | 'startsOn' | 'endsOn'>>;

/** Whose wall clock decides. */
export type Place = {
  /** IANA time zone. */
  readonly timeZone: string;
  /** `04:00`: what happens earlier in the morning still belongs to the day before. */
  readonly businessDayEndsAt: string;
};

/** The days of the week in the order of `Date.getUTCDay`. */
const weekdays: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

/** The weekday of a calendar day. */
export function weekdayOf(date: CalendarDay): Weekday {
  return weekdays[new Date(startOf(date)).getUTCDay()] ?? 'SUNDAY';
}

/** The calendar day so many days later. */
export function addDays(date: CalendarDay, days: number): CalendarDay {
  return dateOf(startOf(date) + days * day);
}

/** How long a window lasts on the wall clock. Equal times mean 24 hours; an end before the start lies on the next day. */
export function lengthOf({ from, to }: Hours): number {
  const length = sinceMidnight(to) - sinceMidnight(from);
  return length > 0 ? length : length + day;
}

/**
 * When a business day begins: the first moment at which the wall clock reads its start or later. So business days never
 * overlap and leave nothing out, whatever the clock is put to.
 */
export function businessDayStart(date: CalendarDay, { timeZone, businessDayEndsAt }: Place): Moment {
  return momentOf(timeZone, startOf(date) + sinceMidnight(businessDayEndsAt));
}

/** The business day that a moment belongs to. */
export function businessDayAt(moment: Moment, place: Place): CalendarDay {
  const date = dateOf(readingAt(place.timeZone, moment));
  // Where the clock is put back past the day's end, the new business day has begun and goes on.
  const candidates = [addDays(date, 1), date];
  return candidates.find((candidate) => businessDayStart(candidate, place) <= moment) ?? addDays(date, -1);
}

/** The time between the first and the last business day; a night belongs to the day before it. */
function datesOf({ startsOn, endsOn }: Schedule, place: Place): Interval {
  return {
    start: startsOn === null ? -Infinity : businessDayStart(startsOn, place),
    end: endsOn === null ? Infinity : businessDayStart(addDays(endsOn, 1), place),
  };
}

/** Whether one of the windows covers what the wall clock reads. */
function isCovered(windows: Schedule['windows'], reading: Reading): boolean {
  const today = startOf(dateOf(reading));
  return windows.some((window) =>
    // It began today, or yesterday and runs over midnight.
    [today, today - day].some((startDay) => {
      const start = startDay + sinceMidnight(window.from);
      const isItsDay = window.weekdays.includes(weekdayOf(dateOf(startDay)));
      return isItsDay && start <= reading && reading < start + lengthOf(window);
    }),
  );
}

/** Whether the menu is on at a moment: within its dates, and what the wall clock reads lies in one of its windows. */
export function isOpenAt(schedule: Schedule, place: Place, moment: Moment): boolean {
  const { start, end } = datesOf(schedule, place);
  if (moment < start || moment >= end) return false;
  return schedule.windows.length === 0 || isCovered(schedule.windows, readingAt(place.timeZone, moment));
}

/** From one time of day to another; the end lies on the next day where it is not after the start. */
export type Hours = Pick<ScheduleWindow, 'from' | 'to'>;

/** What begins on a calendar day. */
export type HoursOfDay = (date: CalendarDay) => readonly Hours[];

/** What the hours of its days cover of a stretch of readings. */
function coveredReadings(hoursOf: HoursOfDay, start: Reading, end: Reading): Interval[] {
  const covered: Interval[] = [];
  for (let startDay = startOf(dateOf(start)) - day; startDay < end; startDay += day) {
    for (const hours of hoursOf(dateOf(startDay))) {
      const from = startDay + sinceMidnight(hours.from);
      covered.push({ start: from, end: from + lengthOf(hours) });
    }
  }
  return merged(clipped(covered, { start, end }));
}

/** When the wall clock reads what the hours of its days cover, between two moments, in order; what touches is one. */
export function timesOf(hoursOf: HoursOfDay, { timeZone }: Place, within: Interval): Interval[] {
  const parts = stretchesOf(timeZone, within.start, within.end).flatMap(({ start, end, offset }) =>
    coveredReadings(hoursOf, start + offset, end + offset).map((covered) => ({
      start: covered.start - offset,
      end: covered.end - offset,
    })),
  );
  return merged(parts);
}

/** The windows that begin on a calendar day. */
export function windowsOn(windows: Schedule['windows'], date: CalendarDay): Schedule['windows'] {
  const weekday = weekdayOf(date);
  return windows.filter(({ weekdays: days }) => days.includes(weekday));
}

/** When the menu is on between two moments, in order; what touches is one. */
export function openTimes(schedule: Schedule, place: Place, within: Interval): Interval[] {
  const [time] = clipped([within], datesOf(schedule, place));
  if (time === undefined) return [];
  if (schedule.windows.length === 0) return [time];
  return timesOf((date) => windowsOn(schedule.windows, date), place, time);
}

/** When the menu is on during a business day. */
export function windowsOf(schedule: Schedule, place: Place, date: CalendarDay): Interval[] {
  return openTimes(schedule, place, {
    start: businessDayStart(date, place),
    end: businessDayStart(addDays(date, 1), place),
  });
}

/**
 * The windows of a week repeat after seven days; where the clock skips the only one of a week, or a zone skips a whole
 * day, the next week has it.
 */
export const longestWait = 16 * day;

/** When the menu goes on or off next after a moment; null where it never will again. */
export function nextChange(schedule: Schedule, place: Place, moment: Moment): Moment | null {
  const dates = datesOf(schedule, place);
  if (moment >= dates.end) return null;
  const isOpen = isOpenAt(schedule, place, moment);
  // Before its first day nothing happens, however far that is.
  const looked = Math.max(moment, dates.start);
  const [first] = openTimes(schedule, place, { start: looked, end: looked + longestWait });
  if (!isOpen) return first === undefined ? null : first.start;
  if (first === undefined || first.end < looked + longestWait) return first?.end ?? null;
  // On without a break for longer than a week: only its last day ends it.
  return dates.end === Infinity ? null : dates.end;
}

/** When the menu is on next, from a moment at which it is off; null where it never will be again. */
export function nextOpening(schedule: Schedule, place: Place, moment: Moment): Moment | null {
  return isOpenAt(schedule, place, moment) ? null : nextChange(schedule, place, moment);
}
