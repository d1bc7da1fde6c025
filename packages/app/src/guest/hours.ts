import type { PublicMenuLink, PublicRestaurant } from '@cardamom/api-types';
import { startOf, wallClock } from '@cardamom/api-types/schedule';
import { pageWords } from './words.ts';

const day = 24 * 60 * 60 * 1000;

/** What a moment is told by. */
export type Clock = Pick<PublicRestaurant, 'asOf' | 'timeZone'>;

/** Of the words around a day, which are Cardamom's own. */
const language = 'en-GB';

/** A moment on the restaurant's wall clock: its time of day, and its day as one says it – none today, `Friday` within a week, else with the date. */
export function onClock(
  moment: string,
  { asOf, timeZone }: Clock,
): { daysAhead: number; dayName: string; isWithinAWeek: boolean; time: string } {
  const today = wallClock(timeZone, Date.parse(asOf));
  const { date, time } = wallClock(timeZone, Date.parse(moment));
  const daysAhead = (startOf(date) - startOf(today.date)) / day;
  const isWithinAWeek = daysAhead < 7;
  if (daysAhead === 0) return { daysAhead, dayName: '', isWithinAWeek, time };
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(startOf(date));
  const weekday = write({ weekday: 'long' });
  if (isWithinAWeek) return { daysAhead, dayName: weekday, isWithinAWeek, time };
  const isThisYear = date.slice(0, 4) === today.date.slice(0, 4);
  const year = isThisYear ? '' : ` ${date.slice(0, 4)}`;
  const dayName = `${weekday} ${write({ day: 'numeric' })} ${write({ month: 'long' })}${year}`;
  return { daysAhead, dayName, isWithinAWeek, time };
}

/**
 * From when a menu is on that is shown before its hours, as guests would say it on the restaurant's wall clock: `from
 * 18:30` today, `from Friday 18:30` within a week, else with the date. Undefined while it is on.
 */
export function opensText({ opensAt }: Pick<PublicMenuLink, 'opensAt'>, clock: Clock): string | undefined {
  return opensAt === null ? undefined : momentText(opensAt, clock);
}

/** From a moment on, as guests would say it on the restaurant's wall clock. */
export function momentText(moment: string, clock: Clock): string {
  const { dayName, isWithinAWeek, time } = onClock(moment, clock);
  if (dayName === '') return pageWords.from(time);
  return pageWords.from(`${dayName}${isWithinAWeek ? '' : ','} ${time}`);
}

/** Whether the restaurant is open, and until or from when: `Open until 23:00`, `Opens tomorrow at 08:00`; empty where it says nothing of its hours. */
export function openingText({ opening, ...clock }: Pick<PublicRestaurant, 'opening'> & Clock): string {
  if (opening === null) return '';
  const { isOpen, opensAt, closesAt, isClosedToday } = opening;
  if (isOpen) {
    if (closesAt === null) return pageWords.alwaysOpen;
    const { dayName, time } = onClock(closesAt, clock);
    // A night's end needs no day.
    const isWithinADay = Date.parse(closesAt) - Date.parse(clock.asOf) <= day;
    return pageWords.openUntil(isWithinADay || dayName === '' ? time : `${dayName} ${time}`);
  }
  if (opensAt === null) return isClosedToday ? pageWords.closedToday : pageWords.closed;
  const { daysAhead, dayName, time } = onClock(opensAt, clock);
  const opens = pageWords.opens(daysAhead === 1 ? pageWords.tomorrow : dayName, time);
  return isClosedToday && daysAhead > 0 ? pageWords.closedTodayBut(opens) : opens;
}
