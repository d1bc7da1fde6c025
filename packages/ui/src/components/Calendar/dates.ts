import {
  getLocalTimeZone,
  parseDate,
  today,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date';

/** The device's today as "YYYY-MM-DD". */
export function deviceToday(): string {
  return today(getLocalTimeZone()).toString();
}

/** A day of react-aria for ours. Throws `Error` where the text is no "YYYY-MM-DD". */
export function toCalendarDate(date: string): CalendarDate;
export function toCalendarDate(date: string | null): CalendarDate | null;
export function toCalendarDate(date: string | null): CalendarDate | null {
  return date === null ? null : parseDate(date);
}

/** What react-aria's calendars take to know which days can be chosen. */
export function calendarLimits({ minValue, maxValue, isDateUnavailable }: DateLimits) {
  return {
    minValue: toCalendarDate(minValue ?? null),
    maxValue: toCalendarDate(maxValue ?? null),
    ...(isDateUnavailable && {
      isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()),
    }),
  };
}

/** Which days can be chosen; days are "YYYY-MM-DD". */
export interface DateLimits {
  /** The first day that can be chosen. */
  minValue?: string | undefined;
  /** The last day that can be chosen. */
  maxValue?: string | undefined;
  /** Days in between that cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
}

/** What is wrong with a day: outside the limits, or taken. */
type DateProblem = 'outside' | 'unavailable';

/** Holds a day against the limits; ISO dates compare as text. */
export function dateProblem(
  date: string | null,
  { minValue, maxValue, isDateUnavailable }: DateLimits,
): DateProblem | null {
  if (date === null) return null;
  if ((minValue !== undefined && date < minValue) || (maxValue !== undefined && date > maxValue)) {
    return 'outside';
  }
  return isDateUnavailable?.(date) === true ? 'unavailable' : null;
}

/** The English sentence for a day outside the limits. */
export function limitsSentence({ minValue, maxValue }: DateLimits, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = [minValue, maxValue].map((day) => day && format.format(new Date(day)));
  if (first && last) return `Choose a date from ${first} to ${last}.`;
  return first ? `Choose a date from ${first} on.` : `Choose a date up to ${last}.`;
}
