import { weekdays, type OpeningHours, type Weekday } from '@cardamom/api-types';

/** From when until when; half of it may still be missing. */
export interface TimesValue {
  from: string | null;
  to: string | null;
}

/** The hours of one day of the week; none is closed. */
export interface DayValue {
  weekday: Weekday;
  times: readonly TimesValue[];
}

/** A day of the calendar with hours of its own; none is closed. */
export interface ExceptionValue {
  /** Only of this form. */
  id: string;
  date: string | null;
  times: readonly TimesValue[];
}

interface WholeTimes {
  from: string;
  to: string;
}

const whole = (times: readonly TimesValue[]): WholeTimes[] =>
  times.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));

/** Whether every day, and every time of it, is filled in. */
export const isWhole = (times: readonly TimesValue[]): boolean => whole(times).length === times.length;

/** The week as its days have it. */
export function daysOf({ windows }: OpeningHours): DayValue[] {
  return weekdays.map((weekday) => ({
    weekday,
    times: windows
      .filter((window) => window.weekdays.includes(weekday))
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  }));
}

/** The days with hours of their own, as the form has them. */
export function exceptionsOf({ exceptions }: OpeningHours): ExceptionValue[] {
  return exceptions.map(({ date, hours }, index) => ({ id: `stored-${index}`, date, times: hours }));
}

/** Both on the wire: days of equal hours share a window, and days of the calendar are in order. */
export function openingHoursOf(
  days: readonly DayValue[],
  exceptions: readonly ExceptionValue[],
): OpeningHours {
  const windows = new Map<string, OpeningHours['windows'][number]>();
  for (const { weekday, times } of days)
    for (const { from, to } of whole(times)) {
      const window = windows.get(`${from} ${to}`) ?? { weekdays: [], from, to };
      window.weekdays.push(weekday);
      windows.set(`${from} ${to}`, window);
    }
  return {
    windows: [...windows.values()],
    exceptions: exceptions
      .flatMap(({ date, times }) => (date === null ? [] : [{ date, hours: whole(times) }]))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}
