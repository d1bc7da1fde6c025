export { WeekdayPicker, type WeekdayPickerProps } from './WeekdayPicker.tsx';
export type { Weekday } from './weekdays.ts';
