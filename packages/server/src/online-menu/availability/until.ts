import { clockTime, momentOf, nextClockTime } from '../../shared/zoned-time.ts';

/** Where and when a restaurant's business day ends. */
export type BusinessDay = {
  /** IANA name. */
  readonly timeZone: string;
  /** `HH:MM` in the restaurant's time zone. */
  readonly endsAt: string;
};

const clock = /^\d{2}:\d{2}$/u;
const date = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * The moment (epoch ms) at which an entry comes back by itself, from the contract's `AvailabilityUntil`; null when it
 * stays until somebody changes it.
 */
export function untilMoment(
  until: string | null,
  moment: number,
  { timeZone, endsAt }: BusinessDay,
): number | null {
  if (until === null) return null;
  if (until === 'END_OF_BUSINESS_DAY') return nextClockTime(moment, timeZone, endsAt);
  if (clock.test(until)) return nextClockTime(moment, timeZone, until);
  const day = date.exec(until);
  if (day === null) return Date.parse(until);
  const [year = 0, month = 0, dayOfMonth = 0] = day.slice(1).map(Number);
  // A business day begins where the one before it ended.
  return momentOf({ year, month, day: dayOfMonth, ...clockTime(endsAt) }, timeZone);
}
