import { addDays, momentOf, startOf, wallClock, type CalendarDay } from '@cardamom/api-types/schedule';
import { message } from '../messages/index.ts';

/** The calendar day of a moment (epoch ms) on the zone's clock, "2026-03-14". */
export function dayOf(moment: number, timeZone: string): CalendarDay {
  return wallClock(timeZone, moment).date;
}

/** A day as people say it; `now` is epoch ms. */
export function dayInWords(day: CalendarDay, now: number, timeZone: string): string {
  const today = dayOf(now, timeZone);
  if (day === today) return message('history:day.today');
  if (day === addDays(today, -1)) return message('history:day.yesterday');
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return date.format(new Date(`${day}T00:00:00Z`));
}

/** The time of day, "14:32". */
export function timeInWords(instant: string, timeZone: string): string {
  return wallClock(timeZone, Date.parse(instant)).time;
}

/** From when until when a calendar day of the zone lasts; also a day that daylight saving makes longer or shorter. */
export function boundsOf(day: CalendarDay, timeZone: string): { from: string; to: string } {
  const beginning = (date: CalendarDay) => new Date(momentOf(timeZone, startOf(date))).toISOString();
  return { from: beginning(day), to: beginning(addDays(day, 1)) };
}
