import type { PublicMenuLink, PublicRestaurant } from '@cardamom/api-types';
import { startOf, wallClock } from '@cardamom/api-types/schedule';
import { pageWords } from './words.ts';

/** What a moment is told by. */
type OfClock = Pick<PublicRestaurant, 'asOf' | 'timeZone' | 'language'>;

const day = 24 * 60 * 60 * 1000;

/**
 * From when a menu is on that is shown before its hours, as guests would say it on the restaurant's wall clock: `from
 * 18:30` today, `from Friday 18:30` within a week, else with the date. Undefined while it is on.
 */
export function opensText(
  { opensAt }: Pick<PublicMenuLink, 'opensAt'>,
  restaurant: OfClock,
): string | undefined {
  return opensAt === null ? undefined : momentText(opensAt, restaurant);
}

/** From a moment on, as guests would say it on the restaurant's wall clock. */
export function momentText(moment: string, { asOf, timeZone, language }: OfClock): string {
  const today = wallClock(timeZone, Date.parse(asOf));
  const { date, time } = wallClock(timeZone, Date.parse(moment));
  const daysAhead = (startOf(date) - startOf(today.date)) / day;
  if (daysAhead === 0) return pageWords.from(time);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(startOf(date));
  const weekday = write({ weekday: 'long' });
  if (daysAhead < 7) return pageWords.from(`${weekday} ${time}`);
  const isThisYear = date.slice(0, 4) === today.date.slice(0, 4);
  const dayOfMonth = write({ day: 'numeric' });
  const month = write({ month: 'long' });
  const year = isThisYear ? '' : ` ${date.slice(0, 4)}`;
  return pageWords.from(`${weekday} ${dayOfMonth} ${month}${year}, ${time}`);
}
