import type { OpeningHours } from '../schemas.gen.ts';
import { day, momentOf, startOf, wallClock, type Moment } from './clock.ts';
import {
  addDays,
  businessDayAt,
  businessDayStart,
  longestWait,
  timesOf,
  windowsOn,
  type HoursOfDay,
  type Place,
} from './schedule.ts';

/** Whether a restaurant is open at a moment, and until or from when. */
export type Opening = {
  readonly isOpen: boolean;
  /** When it opens next; null while it is open, and where no day to come is known. */
  readonly opensAt: Moment | null;
  /** When it closes; null while it is closed, and where it never does. */
  readonly closesAt: Moment | null;
  /** It does not open at all on this business day. */
  readonly isClosedToday: boolean;
};

/** A day with hours of its own has no others; both name the calendar day on which they begin. */
function hoursOfDay({ windows, exceptions }: OpeningHours): HoursOfDay {
  const own = new Map(exceptions.map(({ date, hours }) => [date, hours]));
  return (date) => own.get(date) ?? windowsOn(windows, date);
}

/** How far is looked for a change: past the last day with hours of its own, where holidays may keep it closed. */
function horizonOf({ exceptions }: OpeningHours, { timeZone }: Place, moment: Moment): Moment {
  const last = exceptions
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const end = last === undefined ? moment : momentOf(timeZone, startOf(addDays(last, 1)));
  return Math.max(moment, Math.min(end, moment + 400 * day)) + longestWait;
}

/** Whether the restaurant is open at a moment; null where nothing is said of its hours (it has no weekly windows). */
export function openingAt(hours: OpeningHours, place: Place, moment: Moment): Opening | null {
  if (hours.windows.length === 0) return null;
  const hoursOf = hoursOfDay(hours);
  const look = (end: Moment) => timesOf(hoursOf, place, { start: moment, end });
  const soon = moment + longestWait;
  const times = look(soon);
  const isSettled = times[0] !== undefined && times[0].end < soon;
  const end = isSettled ? soon : horizonOf(hours, place, moment);
  const [first] = isSettled ? times : look(end);
  const isOpen = first !== undefined && first.start <= moment;
  const today = businessDayAt(moment, place);
  const [opensToday] = timesOf(hoursOf, place, {
    start: businessDayStart(today, place),
    end: businessDayStart(addDays(today, 1), place),
  });
  return {
    isOpen,
    opensAt: isOpen ? null : (first?.start ?? null),
    closesAt: isOpen && first.end < end ? first.end : null,
    isClosedToday: opensToday === undefined,
  };
}

/**
 * When what is said of the opening changes by itself: it opens or closes, or what is said of a day is about another one.
 * Null where it never will.
 */
export function openingChangeAt(opening: Opening, place: Place, moment: Moment): Moment | null {
  const { isOpen, opensAt, closesAt } = opening;
  const { date } = wallClock(place.timeZone, moment);
  const midnight = momentOf(place.timeZone, startOf(addDays(date, 1)));
  const nextBusinessDay = businessDayStart(addDays(businessDayAt(moment, place), 1), place);
  // Within a day of its end a time says which one is meant.
  const changes = isOpen
    ? [closesAt, closesAt === null ? null : closesAt - day]
    : [opensAt, midnight, nextBusinessDay];
  const ahead = changes.filter((change) => change !== null && change > moment);
  return ahead.length > 0 ? Math.min(...ahead.map(Number)) : null;
}
