import { weekdays, type Weekday } from '@cardamom/api-types';

/** A day of the week as pickers count it: Monday is 1 and Sunday 7 (ISO 8601). */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The wire's weekday as pickers count it. */
export function isoOf(weekday: Weekday): IsoWeekday {
  return (weekdays.indexOf(weekday) + 1) as IsoWeekday;
}

/** A picker's weekday on the wire. */
export function weekdayOfIso(day: IsoWeekday): Weekday {
  return weekdays[day - 1] ?? 'MONDAY';
}

/** 1 January 2024 was a Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

/** The short name of a weekday: "Fri". */
function weekdayName(weekday: Weekday): string {
  const moment = someMonday + (isoOf(weekday) - 1) * day;
  return new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(moment);
}

/** Weekdays in few words: "Mon–Thu, Sat". Three or more in a row are drawn together. */
export function weekdaysInWords(chosen: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const weekday of weekdays) {
    if (!chosen.includes(weekday)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isoOf(weekday) === isoOf(last) + 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map(weekdayName);
      return run.length < 3 ? names : [`${names[0]}–${names.at(-1)}`];
    })
    .join(', ');
}
