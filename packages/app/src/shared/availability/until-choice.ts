import type { AvailabilityUntil } from '@cardamom/api-types';

/** The choices that make sense on another day too, and so are remembered. */
export const lastingChoices = ['END_OF_BUSINESS_DAY', 'CHANGED'] as const;

/** One of `lastingChoices`. */
export type LastingChoice = (typeof lastingChoices)[number];

/** Until when something is marked: a lasting choice, a time (`HH:MM`) or a day (`YYYY-MM-DD`) of the restaurant. */
export type UntilChoice = string;

const hoursOffered = 10;
const daysOffered = 6;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What is sent for a choice. */
export function untilOf(choice: UntilChoice): AvailabilityUntil {
  return choice === 'CHANGED' ? null : choice;
}

/** The next full hours as the restaurant's clock shows them, `HH:MM`. */
export function hoursFrom(moment: number, timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  });
  const hours = Array.from({ length: hoursOffered }, (_, index) => {
    const [hour = ''] = format.format(moment + (index + 1) * hourMs).split(':');
    return `${hour}:00`;
  });
  return [...new Set(hours)];
}

/** What the restaurant's clock shows at a moment, `HH:MM`. */
export function timeOf(iso: string, timeZone: string): string {
  return wordedFormat('today', timeZone).format(Date.parse(iso));
}

/** The days from the day after tomorrow on as the restaurant's calendar shows them, `YYYY-MM-DD`; tomorrow is the end of the day. */
export function daysFrom(moment: number, timeZone: string): string[] {
  // Swedish writes a date as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return Array.from({ length: daysOffered }, (_, index) => format.format(moment + (index + 2) * dayMs));
}

/** A day in words: "Friday 27 November". */
export function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}

type WordedFormat = 'calendar' | 'today' | 'thisWeek' | 'later';

const clock = { hour: '2-digit', minute: '2-digit' } as const;

const wordedFormats: Readonly<Record<WordedFormat, Intl.DateTimeFormatOptions>> = {
  calendar: { dateStyle: 'short' },
  today: clock,
  thisWeek: { weekday: 'short', ...clock },
  later: { day: 'numeric', month: 'short', ...clock },
};

const madeFormats = new Map<string, Intl.DateTimeFormat>();

/** A format is made once for each time zone: making it costs far more than using it, and each sold-out row of a list has a moment. */
function wordedFormat(name: WordedFormat, timeZone: string): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const format =
    madeFormats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...wordedFormats[name], timeZone });
  madeFormats.set(key, format);
  return format;
}

/** A moment in words of the restaurant's clock: "18:00" today, else with the day, "Sun 04:00". */
export function momentInWords(iso: string, now: number, timeZone: string): string {
  const moment = Date.parse(iso);
  const calendar = wordedFormat('calendar', timeZone);
  const isToday = calendar.format(moment) === calendar.format(now);
  const isFar = moment - now > 6 * dayMs;
  return wordedFormat(isToday ? 'today' : isFar ? 'later' : 'thisWeek', timeZone).format(moment);
}
