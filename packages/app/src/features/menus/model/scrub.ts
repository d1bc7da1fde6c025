import { addDays, type CalendarDay } from '@cardamom/api-types/schedule';

/** Between these minutes since a day's midnight a restaurant is thought about: 06:00 until 02:00 of the night after. */
export const scrubFrom = 6 * 60;
export const scrubTo = 26 * 60;
/** Minutes from one place to the next. */
export const scrubStep = 15;

const perDay = 24 * 60;

/** A place of the scrubber: a day as people in a restaurant count it, whose night is part of it. */
export interface Scrub {
  day: CalendarDay;
  /** Since the day's midnight; beyond 24 hours it is the night after. */
  minute: number;
}

const two = (count: number) => String(count).padStart(2, '0');

/** A minute as a clock shows it: 1510 is "01:10". */
export function clockTime(minute: number): string {
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Where a time of the wall clock lies; hours between 02:00 and 06:00 are the end of the night. */
export function scrubOf(date: CalendarDay, time: string): Scrub {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = hours * 60 + minutes;
  return minute < scrubFrom ? { day: addDays(date, -1), minute: minute + perDay } : { day: date, minute };
}

/** The time on the wall clock, as the address has it: `2026-11-27T18:30`. */
export function atOf({ day, minute }: Scrub): string {
  return `${minute < perDay ? day : addDays(day, 1)}T${clockTime(minute)}`;
}
