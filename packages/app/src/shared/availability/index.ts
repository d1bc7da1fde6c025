export {
  availabilityLists,
  businessDayEndQuery,
  listAvailability,
  unavailableNow,
} from './availability-queries.ts';
export { lastTimeOf, rememberTime } from './last-time.ts';
export { useAvailabilityText } from './useAvailabilityText.ts';
export { useChangeAvailability } from './useChangeAvailability.ts';
export { UntilSelect } from './UntilSelect.tsx';
export { useMinute } from './useMinute.ts';
export { useUntil } from './useUntil.ts';
export {
  dayInWords,
  daysFrom,
  hoursFrom,
  momentInWords,
  timeOf,
  untilOf,
  type UntilChoice,
} from './until-choice.ts';
