export { Choices } from './Calendar.styles.ts';
export {
  calendarLimits,
  dateProblem,
  deviceToday,
  limitsSentence,
  toCalendarDate,
  type DateLimits,
} from './dates.ts';
export { Month } from './Month.tsx';
