export { listAvailability, availabilityLists, unavailableNow } from './availability-queries.ts';
export { useAvailabilityText } from './useAvailabilityText.ts';
export { useChangeAvailability } from './useChangeAvailability.ts';
export { UntilSelect } from './UntilSelect.tsx';
export { useMinute } from './useMinute.ts';
export { useUntil } from './useUntil.ts';
export { dayInWords, daysFrom, hoursFrom, momentInWords, untilOf, type UntilChoice } from './until-choice.ts';
