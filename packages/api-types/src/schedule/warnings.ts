import { weekdays as weekdaysFromMonday } from '../enums.gen.ts';
import type { ScheduleWindow, Weekday } from '../schemas.gen.ts';
import { dateOf, day, sinceMidnight, startOf, stretchesOf, type CalendarDay, type Moment } from './clock.ts';
import { clipped, gapsIn, merged, type Interval } from './intervals.ts';
import {
  addDays,
  businessDayAt,
  businessDayStart,
  isOpenAt,
  lengthOf,
  nextChange,
  openTimes,
  weekdayOf,
  windowsOf,
  type Place,
  type Schedule,
} from './schedule.ts';

/** What somebody who plans a menu's hours may not have meant. `window` and `windows` are indexes. */
export type ScheduleWarning =
  /** Its last day is over. */
  | { readonly kind: 'ENDED'; readonly endsOn: CalendarDay }
  /** No window lies between its first and last day. */
  | { readonly kind: 'NEVER_ON' }
  /** Two windows cover the same time. */
  | {
      readonly kind: 'WINDOWS_OVERLAP';
      readonly windows: readonly [number, number];
      readonly weekdays: readonly Weekday[];
    }
  /** It begins or ends at a time that the wall clock skips, or shows twice, on this calendar day. */
  | {
      readonly kind: 'CLOCK_SKIPS' | 'CLOCK_REPEATS';
      readonly window: number;
      readonly date: CalendarDay;
    };

const week = 7 * day;

/** The times of a window in a week that begins on Monday; what begins on Sunday night runs into the next week. */
function timesInWeek(window: ScheduleWindow): { weekday: Weekday; time: Interval }[] {
  return window.weekdays.map((weekday) => {
    const start = weekdaysFromMonday.indexOf(weekday) * day + sinceMidnight(window.from);
    return { weekday, time: { start, end: start + lengthOf(window) } };
  });
}

function doOverlap(one: Interval, other: Interval): boolean {
  return [-week, 0, week].some(
    (shift) => clipped([{ start: one.start + shift, end: one.end + shift }], other).length > 0,
  );
}

function overlapsOf(windows: Schedule['windows']): ScheduleWarning[] {
  return windows.flatMap((window, first) =>
    windows.flatMap((other, second): ScheduleWarning[] => {
      if (second <= first) return [];
      const times = timesInWeek(other);
      const weekdays = timesInWeek(window)
        .filter(({ time }) => times.some((candidate) => doOverlap(time, candidate.time)))
        .map(({ weekday }) => weekday);
      return weekdays.length === 0 ? [] : [{ kind: 'WINDOWS_OVERLAP', windows: [first, second], weekdays }];
    }),
  );
}

/** Where the wall clock is put forward or back within a year: the readings it skips or repeats. */
function clockChanges(
  place: Place,
  moment: Moment,
): { kind: 'CLOCK_SKIPS' | 'CLOCK_REPEATS'; readings: Interval }[] {
  const stretches = stretchesOf(place.timeZone, moment, moment + 366 * day);
  return stretches.slice(1).map(({ start, offset }, index) => {
    const before = start + (stretches[index]?.offset ?? offset);
    const after = start + offset;
    return after > before
      ? { kind: 'CLOCK_SKIPS', readings: { start: before, end: after } }
      : { kind: 'CLOCK_REPEATS', readings: { start: after, end: before } };
  });
}

function clockWarnings(schedule: Schedule, place: Place, moment: Moment): ScheduleWarning[] {
  if (schedule.windows.length === 0) return [];
  return clockChanges(place, moment).flatMap(({ kind, readings }) =>
    schedule.windows.flatMap((window, index): ScheduleWarning[] => {
      const date = dateOf(readings.start);
      const isMet = [addDays(date, -1), date].some((startDay) => {
        if (!window.weekdays.includes(weekdayOf(startDay))) return false;
        const start = startOf(startDay) + sinceMidnight(window.from);
        const end = start + lengthOf(window);
        return (
          (readings.start < start && start < readings.end) || (readings.start < end && end < readings.end)
        );
      });
      return isMet ? [{ kind, window: index, date }] : [];
    }),
  );
}

/** What is odd about a menu's hours, seen from a moment. */
export function scheduleWarnings(schedule: Schedule, place: Place, moment: Moment): ScheduleWarning[] {
  const { endsOn } = schedule;
  if (endsOn !== null && endsOn < businessDayAt(moment, place)) return [{ kind: 'ENDED', endsOn }];
  if (!isOpenAt(schedule, place, moment) && nextChange(schedule, place, moment) === null)
    return [{ kind: 'NEVER_ON' }];
  return [...overlapsOf(schedule.windows), ...clockWarnings(schedule, place, moment)];
}

/** A time of a business day at which guests find no menu; `from` and `to` are null where it is the whole day. */
export type MenuGap = {
  readonly date: CalendarDay;
  readonly from: Moment | null;
  readonly to: Moment | null;
};

/**
 * When guests find no menu in the seven business days from a date: between the menus of a day, and on whole days where
 * other days have one. Before the first and after the last menu of a day the house is taken to be closed.
 */
export function menuGaps(schedules: readonly Schedule[], place: Place, from: CalendarDay): MenuGap[] {
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    return { date, times: merged(schedules.flatMap((schedule) => windowsOf(schedule, place, date))) };
  });
  if (days.every(({ times }) => times.length === 0)) return [];
  return days.flatMap(({ date, times }): MenuGap[] => {
    const [first, last] = [times.at(0), times.at(-1)];
    if (!first || !last) return [{ date, from: null, to: null }];
    return gapsIn(times, { start: first.start, end: last.end }).map((gap) => ({
      date,
      from: gap.start,
      to: gap.end,
    }));
  });
}

/** Which of the other schedules are on at the same time as this one, within seven business days from a date. */
export function alsoOn<Other extends Schedule>(
  schedule: Schedule,
  others: readonly Other[],
  place: Place,
  from: CalendarDay,
): Other[] {
  const within = { start: businessDayStart(from, place), end: businessDayStart(addDays(from, 7), place) };
  const own = openTimes(schedule, place, within);
  return others.filter((other) =>
    openTimes(other, place, within).some((time) => clipped(own, time).length > 0),
  );
}
