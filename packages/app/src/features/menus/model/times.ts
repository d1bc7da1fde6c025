import type { CalendarDay } from '@cardamom/api-types/schedule';
import { startOf, wallClock } from '@cardamom/api-types/schedule';

const day = 24 * 60 * 60 * 1000;

function written(date: CalendarDay, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(startOf(date));
}

/** A calendar day in words: "27 November 2026", with its weekday "Friday 27 November 2026". */
export function dayInWords(date: CalendarDay, hasWeekday = false): string {
  const text = written(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return hasWeekday ? `${written(date, { weekday: 'long' })} ${text}` : text;
}

/** A moment on the restaurant's wall clock, as seen from another: "18:30" the same day, "Sat 18:30" within a week, else with the date. */
export function momentInWords(moment: number, from: number, timeZone: string): string {
  const { date, time } = wallClock(timeZone, moment);
  const days = (startOf(date) - startOf(wallClock(timeZone, from).date)) / day;
  if (days === 0) return time;
  if (days > 0 && days < 7) return `${written(date, { weekday: 'short' })} ${time}`;
  return `${written(date, { day: 'numeric', month: 'short', year: 'numeric' })}, ${time}`;
}
