import { startOf, wallClock } from '@cardamom/api-types/schedule';
import { message } from '#shared/messages/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const week = 7;

/** Until then the night still counts to the evening before. */
const nightEnds = '05:00';

/**
 * A moment on the restaurant's clock, as one says it at `now` (epoch ms): `18:00` today, `01:00` tonight, `Friday 18:00` within
 * a week, else with the date.
 */
export function whenInWords(instant: string, now: number, timeZone: string): string {
  const { date, time } = wallClock(timeZone, Date.parse(instant));
  const day = startOf(date);
  const daysAhead = (day - startOf(wallClock(timeZone, now).date)) / dayMs;
  if (daysAhead === 0 || (daysAhead === 1 && time < nightEnds)) return time;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  if (daysAhead > 0 && daysAhead < week)
    return message('links:time.weekday', { weekday: write({ weekday: 'long' }), time });
  return message('links:time.date', {
    date: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    time,
  });
}
