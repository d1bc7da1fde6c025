import { useRef, useState, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dateProblem, deviceToday, limitsSentence, type DateLimits } from '../Calendar/index.ts';
import { CalendarButton } from '../DateField/DateField.styles.ts';
import { isHalfFilled, SegmentFrame } from '../DateInput/index.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/index.ts';
import type { DateRange } from './date-range.ts';
import { DateEnd } from './DateEnd.tsx';
import { Dash, Ends } from './DateRangeField.styles.ts';
import { RangePicker } from './RangePicker.tsx';

/** Props of `DateRangeField`. */
export interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, DateLimits {
  value: DateRange;
  /** Called with every whole day, also one outside the limits. */
  onChange: (value: DateRange) => void;
  /** The day to mark as today, where the restaurant's time zone is not the device's. */
  today?: string;
  /** Names the first day for screen readers. */
  startLabel?: string;
  /** Names the last day for screen readers. */
  endLabel?: string;
  /** The text of the button that leaves the start open. */
  noStartLabel?: string;
  /** The text of the button that leaves the end open. */
  noEndLabel?: string;
  /** Names the button that opens the calendar, and the calendar. */
  calendarLabel?: string;
  /** Said when the last day is before the first. */
  reversedMessage?: string;
  /** Said of a day outside the limits; names the limits unless it is given. */
  limitsMessage?: string;
  /** Said of a day that `isDateUnavailable` refuses. */
  unavailableMessage?: string;
  /** Said when only a part of a date was typed. */
  incompleteMessage?: string;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** A first and a last day, either of which may stay open: "from 1 June on". */
export function DateRangeField({
  label,
  errorMessage,
  isReadOnly = false,
  isDisabled = false,
  onBlur,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  today = deviceToday(),
  startLabel = 'First day',
  endLabel = 'Last day',
  noStartLabel = 'No start',
  noEndLabel = 'No end',
  calendarLabel = 'Choose in the calendar',
  reversedMessage = 'The last day is before the first. Choose a later one, or leave it empty.',
  limitsMessage,
  unavailableMessage = 'One of these days cannot be chosen. Choose another one.',
  incompleteMessage = 'Enter whole dates: day, month and year.',
  ...props
}: DateRangeFieldProps) {
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const firstDay = useRef<HTMLDivElement>(null);
  const lastDay = useRef<HTMLDivElement>(null);
  const limits: DateLimits = { minValue, maxValue, isDateUnavailable };
  const ownMessages = {
    outside: () => limitsMessage ?? limitsSentence(limits, locale),
    unavailable: () => unavailableMessage,
  };
  const problem = dateProblem(value.start, limits) ?? dateProblem(value.end, limits);
  const isReversed = value.start !== null && value.end !== null && value.end < value.start;
  const ownMessage =
    (isIncomplete && incompleteMessage) ||
    (isReversed && reversedMessage) ||
    (problem && ownMessages[problem]());
  // Nothing is said in the middle of typing: on the way to 2026 stands the year 2.
  const message = isFocused ? errorMessage : ownMessage || errorMessage;
  const state = { isInvalid: message !== undefined && message !== '', isReadOnly, isDisabled };
  const change = (range: DateRange) => {
    setIsIncomplete(false);
    onChange(range);
  };
  const leave = () => {
    setIsFocused(false);
    setIsIncomplete(isHalfFilled(firstDay.current) || isHalfFilled(lastDay.current));
    onBlur?.();
  };
  return (
    <FieldGroup
      {...props}
      {...{ label, isReadOnly }}
      errorMessage={message}
      onFocus={() => setIsFocused(true)}
      onBlur={leave}
    >
      <SegmentFrame role="presentation" {...state}>
        <Ends>
          <DateEnd
            {...state}
            ref={firstDay}
            label={`${label}: ${startLabel}`}
            today={today}
            value={value.start}
            onChange={(start) => change({ ...value, start })}
          />
          <Dash aria-hidden="true">–</Dash>
          <DateEnd
            {...state}
            ref={lastDay}
            label={`${label}: ${endLabel}`}
            today={today}
            value={value.end}
            onChange={(end) => change({ ...value, end })}
          />
        </Ends>
        {!isReadOnly && (
          <Popover
            label={calendarLabel}
            placement="bottom end"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            trigger={
              <CalendarButton aria-label={`${label}: ${calendarLabel}`} isDisabled={isDisabled}>
                <Icon name="calendar" />
              </CalendarButton>
            }
          >
            <RangePicker
              {...limits}
              {...{ value, today, noStartLabel, noEndLabel }}
              onChoose={(range) => {
                change(range);
                setIsOpen(false);
              }}
            />
          </Popover>
        )}
      </SegmentFrame>
    </FieldGroup>
  );
}
