import { CalendarDate, isWeekend, startOfWeek } from '@internationalized/date';

/** A day of the week as ISO 8601 counts them: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A day of the week in the words of a locale. */
export interface NamedWeekday {
  weekday: Weekday;
  /** "Mon" */
  shortName: string;
  /** "Monday" */
  name: string;
  isWeekend: boolean;
}

/** Any week will do; this one starts on a Monday. */
const monday = new CalendarDate(2024, 1, 1);

/** The seven days from the locale's first day of the week on. */
export function weekOf(locale: string): NamedWeekday[] {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const first = startOfWeek(monday, locale);
  return Array.from({ length: 7 }, (_, index) => {
    const day = first.add({ days: index });
    const date = day.toDate('UTC');
    return {
      weekday: isoWeekday(date),
      shortName: short.format(date),
      name: long.format(date),
      isWeekend: isWeekend(day, locale),
    };
  });
}

function isoWeekday(date: Date): Weekday {
  const day = date.getUTCDay();
  return (day === 0 ? 7 : day) as Weekday;
}
