import type { Availability, ScheduleWindow, Weekday } from '@cardamom/api-types';
import { message } from '../messages/index.ts';

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** 5 January 2026 was a Monday. */
const aMonday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const dateName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function nameOf(index: number): string {
  return weekdayName.format(aMonday + index * dayMs);
}

/** Days in the order of the week; three and more in a row as "Mon–Fri". */
export function weekdaysInWords(weekdays: readonly Weekday[]): string {
  const runs: number[][] = [];
  for (const index of week.keys()) {
    const day = week[index];
    if (day === undefined || !weekdays.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs
    .flatMap((run) => {
      const [first = 0] = run;
      return run.length > 2 ? [`${nameOf(first)}–${nameOf(run.at(-1) ?? first)}`] : run.map(nameOf);
    })
    .join(', ');
}

/** "Mon–Fri 12:00–15:00". */
export function windowInWords({ weekdays, from, to }: ScheduleWindow): string {
  return `${weekdaysInWords(weekdays)} ${from}–${to}`;
}

/** A calendar day, "21 November 2026". */
export function dayInWords(day: string): string {
  return dateName.format(new Date(`${day}T00:00:00Z`));
}

/** How an item or option stands, with the moment it comes back by itself. */
export function availabilityInWords({ state, until }: Availability, timeZone: string): string {
  if (state !== 'SOLD_OUT' || until === null) return message(`items:availability.${state}`);
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return message('items:availability.soldOutUntil', { until: moment.format(new Date(until)) });
}
