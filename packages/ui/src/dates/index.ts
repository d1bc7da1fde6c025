export { DateField, type DateFieldProps } from '../components/DateField/index.ts';
export {
  DateRangeField,
  type DateRange,
  type DateRangeFieldProps,
} from '../components/DateRangeField/index.ts';
export { TimeField, type TimeFieldProps } from '../components/TimeField/index.ts';
export { WeekdayPicker, type Weekday, type WeekdayPickerProps } from '../components/WeekdayPicker/index.ts';
