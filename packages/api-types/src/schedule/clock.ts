/**
 * The restaurant's wall clock: what it reads at a moment, and when it reads something.
 *
 * A clock reading is written as a number too: milliseconds since 1970 as if the wall clock ran on UTC. So a reading can
 * be added to and compared, and becomes a moment only through its time zone.
 */
import { fromAbsolute } from '@internationalized/date';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A moment, in milliseconds since 1970. */
export type Moment = number;
/** What a wall clock reads, in milliseconds since 1970 on that clock. */
export type Reading = number;
/** Milliseconds that a wall clock is ahead of UTC. */
export type Offset = number;

/** While a wall clock keeps one offset: from `start` until `end`. */
export type Stretch = { readonly start: Moment; readonly end: Moment; readonly offset: Offset };

/** No time zone has changed its offset and changed it back within this time since 1970. */
const shortestStretch = 6 * hour;

/** As many offsets are remembered: a few years of some hundred time zones' days, 5 MB. */
const mostRemembered = 100_000;
let remembered = 0;

/** The offsets of each time zone at multiples of `shortestStretch`: asking the runtime for one takes a hundred times as long. */
const offsets = new Map<string, Map<number, Offset>>();

const askedOffset = (timeZone: string, moment: Moment): Offset => fromAbsolute(moment, timeZone).offset;

function offsetAtMark(timeZone: string, mark: number): Offset {
  const known = offsets.get(timeZone)?.get(mark);
  if (known !== undefined) return known;
  const offset = askedOffset(timeZone, mark * shortestStretch);
  if (remembered >= mostRemembered) {
    offsets.clear();
    remembered = 0;
  }
  const ofZone = offsets.get(timeZone) ?? new Map<number, Offset>();
  offsets.set(timeZone, ofZone.set(mark, offset));
  remembered += 1;
  return offset;
}

/** What is the same at the marks around a moment was the same between them. */
function offsetAt(timeZone: string, moment: Moment): Offset {
  const mark = Math.floor(moment / shortestStretch);
  const before = offsetAtMark(timeZone, mark);
  return before === offsetAtMark(timeZone, mark + 1) ? before : askedOffset(timeZone, moment);
}

/** What the wall clock reads at a moment. Throws a RangeError for a time zone that the runtime does not know. */
export function readingAt(timeZone: string, moment: Moment): Reading {
  return moment + offsetAt(timeZone, moment);
}

/** The first moment, to the minute, at which the offset is no longer what it was at `before`. */
function changeBetween(timeZone: string, before: Moment, after: Moment): Moment {
  const offset = offsetAt(timeZone, before);
  let [earlier, later] = [Math.floor(before / minute), Math.ceil(after / minute)];
  while (later - earlier > 1) {
    const middle = Math.floor((earlier + later) / 2);
    if (offsetAt(timeZone, middle * minute) === offset) earlier = middle;
    else later = middle;
  }
  return later * minute;
}

/** The time from `start` until `end`, cut wherever the wall clock is put forward or back. */
export function stretchesOf(timeZone: string, start: Moment, end: Moment): Stretch[] {
  const stretches: Stretch[] = [];
  let stretchStart = start;
  let offset = offsetAt(timeZone, start);
  for (let looked = start; looked < end;) {
    const next = Math.min(looked + shortestStretch, end);
    const nextOffset = offsetAt(timeZone, next);
    if (nextOffset !== offset) {
      const change = changeBetween(timeZone, looked, next);
      if (change >= end) break;
      stretches.push({ start: stretchStart, end: change, offset });
      [stretchStart, offset] = [change, nextOffset];
    }
    looked = next;
  }
  stretches.push({ start: stretchStart, end, offset });
  return stretches;
}

/**
 * The first moment at which the wall clock reads this or later: of a reading shown twice the first, of one that is
 * skipped the moment of the skip.
 */
export function momentOf(timeZone: string, reading: Reading): Moment {
  // No wall clock is further from UTC than this, and none is put back by more than a day.
  const [earliest, latest] = [reading - day - day, reading + day + day];
  for (const { start, end, offset } of stretchesOf(timeZone, earliest, latest)) {
    const moment = Math.max(reading - offset, start);
    if (moment < end) return moment;
  }
  return latest;
}

/** A calendar day, `2026-11-27`. */
export type CalendarDay = string;

/** The reading at the start (00:00) of a calendar day. */
export function startOf(date: CalendarDay): Reading {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The calendar day of a reading. */
export function dateOf(reading: Reading): CalendarDay {
  return new Date(reading).toISOString().slice(0, 10);
}

/** Milliseconds from midnight to a time of day: `17:30` → 63,000,000. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}

/** What the wall clock reads at a moment: its calendar day and its time of day. */
export function wallClock(timeZone: string, moment: Moment): { date: CalendarDay; time: string } {
  const text = new Date(readingAt(timeZone, moment)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
