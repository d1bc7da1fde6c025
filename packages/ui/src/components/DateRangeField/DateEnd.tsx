import type { Ref } from 'react';
import { toCalendarDate } from '../Calendar/index.ts';
import { DateInput } from '../DateInput/index.ts';
import { End } from './DateRangeField.styles.ts';

interface DateEndProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  today: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The first or the last day of a range, typed part by part. */
export function DateEnd({ label, value, onChange, today, ...state }: DateEndProps) {
  return (
    <End
      {...state}
      aria-label={label}
      validationBehavior="aria"
      shouldForceLeadingZeros
      value={toCalendarDate(value)}
      placeholderValue={toCalendarDate(today)}
      onChange={(date) => onChange(date?.toString() ?? null)}
    >
      <DateInput />
    </End>
  );
}
