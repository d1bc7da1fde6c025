import { momentOf, sinceMidnight, startOf, wallClock } from './clock.ts';
import { addDays, businessDayAt, businessDayStart, type Place } from './schedule.ts';

const clock = /^\d{2}:\d{2}$/u;
const date = /^\d{4}-\d{2}-\d{2}$/u;

/** The first moment (epoch ms) after the given one at which the restaurant's clock reads `HH:MM`, or would if it did not skip it. */
function nextClockTime(time: string, moment: number, timeZone: string): number {
  // From yesterday on: a time that the clock skips may fall onto the next day.
  for (let day = addDays(wallClock(timeZone, moment).date, -1); ; day = addDays(day, 1)) {
    const found = momentOf(timeZone, startOf(day) + sinceMidnight(time));
    if (found > moment) return found;
  }
}

/**
 * The moment (epoch ms) at which an entry comes back by itself, from the contract's `AvailabilityUntil`; null when it
 * stays until somebody changes it.
 */
export function untilMoment(until: string | null, moment: number, place: Place): number | null {
  if (until === null) return null;
  // A business day begins where the one before it ended.
  if (until === 'END_OF_BUSINESS_DAY')
    return businessDayStart(addDays(businessDayAt(moment, place), 1), place);
  if (clock.test(until)) return nextClockTime(until, moment, place.timeZone);
  return date.test(until) ? businessDayStart(until, place) : Date.parse(until);
}
