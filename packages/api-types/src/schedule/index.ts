/**
 * When menus are on and restaurants open: the one place where their hours are computed, for the server, the guest page and the back office.
 *
 * The rules:
 * - A menu is on while the moment lies within its dates and what the restaurant's **wall clock reads** lies in one of its
 *   windows; without windows, at every time.
 * - A window names the calendar days on which it begins. An end before its start lies on the next day; equal times mean
 *   24 hours. Windows may overlap: on is on.
 * - What the wall clock skips in spring is not on (02:15–03:00 is left out that night), what it shows twice in autumn is
 *   on twice. A window that spans the change lasts an hour less or more.
 * - `startsOn` and `endsOn` name **business days**, which begin at the first moment the wall clock reads their start: the
 *   night after the last day still belongs to it.
 * - Starts are included, ends are not.
 */
export {
  dateOf,
  momentOf,
  sinceMidnight,
  startOf,
  wallClock,
  type CalendarDay,
  type Moment,
} from './clock.ts';
export type { Interval } from './intervals.ts';
export {
  addDays,
  businessDayAt,
  businessDayStart,
  isOpenAt,
  lengthOf,
  nextChange,
  nextOpening,
  openTimes,
  weekdayOf,
  windowsOf,
  type Place,
  type Schedule,
} from './schedule.ts';
export { openingAt, openingChangeAt, type Opening } from './opening.ts';
export { untilMoment } from './until.ts';
export { alsoOn, menuGaps, scheduleWarnings, type MenuGap, type ScheduleWarning } from './warnings.ts';
