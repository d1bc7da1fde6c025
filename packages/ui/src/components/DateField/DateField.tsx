import { useRef, useState, type Ref } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/index.ts';
import {
  calendarLimits,
  Choices,
  dateProblem,
  deviceToday,
  limitsSentence,
  Month,
  toCalendarDate,
  type DateLimits,
} from '../Calendar/index.ts';
import { DateInput, isHalfFilled, SegmentFrame } from '../DateInput/index.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Content, Surface } from '../Popover/Popover.styles.ts';
import { CalendarButton, Root } from './DateField.styles.ts';

/** Props of `DateField`. */
export interface DateFieldProps extends FieldProps, DateLimits {
  /** The day as "YYYY-MM-DD"; null while none, or half of one, is typed. */
  value: string | null;
  /** Called with every whole day, also one outside the limits, and with null once it is cleared. */
  onChange: (value: string | null) => void;
  /** The day to mark as today, where the restaurant's time zone is not the device's. */
  today?: string;
  /** The text of the button that chooses today. */
  todayLabel?: string;
  /** The text of the button that empties the field; a required field has none. */
  clearLabel?: string;
  /** Said of a day outside the limits; names the limits unless it is given. */
  limitsMessage?: string;
  /** Said of a day that `isDateUnavailable` refuses. */
  unavailableMessage?: string;
  /** Said when only a part of the date was typed. */
  incompleteMessage?: string;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** A day, typed part by part or chosen in a calendar. */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  name,
  onBlur,
  className,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  today = deviceToday(),
  todayLabel = 'Today',
  clearLabel = 'Clear',
  limitsMessage,
  unavailableMessage = 'This day cannot be chosen. Choose another one.',
  incompleteMessage = 'Enter the whole date: day, month and year.',
  ref,
}: DateFieldProps) {
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const limits: DateLimits = { minValue, maxValue, isDateUnavailable };
  const ownMessages = {
    outside: () => limitsMessage ?? limitsSentence(limits, locale),
    unavailable: () => unavailableMessage,
  };
  const problem = dateProblem(value, limits);
  const ownMessage = isIncomplete ? incompleteMessage : problem && ownMessages[problem]();
  // Nothing is said in the middle of typing: on the way to 2026 stands the year 2.
  const message = isFocused ? errorMessage : (ownMessage ?? errorMessage);
  const change = (date: string | null) => {
    setIsIncomplete(false);
    onChange(date);
  };
  const choose = (date: string | null) => {
    change(date);
    setIsOpen(false);
  };
  const leave = () => {
    setIsIncomplete(isHalfFilled(frame.current));
    onBlur?.();
  };
  return (
    <Root
      {...ariaFieldProps({ errorMessage: message, isRequired, isReadOnly, isDisabled })}
      {...{ ref, name, className, isOpen, shouldForceLeadingZeros: true }}
      value={toCalendarDate(value)}
      placeholderValue={toCalendarDate(today)}
      onChange={(date) => change(date?.toString() ?? null)}
      onOpenChange={setIsOpen}
      onFocusChange={setIsFocused}
      onBlur={leave}
    >
      <FieldBody
        {...{ label, isLabelHidden, description }}
        errorMessage={message}
        isRequired={isRequired && !isReadOnly}
      >
        <SegmentFrame ref={frame} isReadOnly={isReadOnly}>
          <DateInput />
          {!isReadOnly && (
            <CalendarButton>
              <Icon name="calendar" />
            </CalendarButton>
          )}
        </SegmentFrame>
      </FieldBody>
      <Surface offset={6}>
        <Content>
          <AriaCalendar {...calendarLimits(limits)}>
            <Month today={today} />
          </AriaCalendar>
          <Choices>
            <Button
              size="small"
              variant="quiet"
              isDisabled={dateProblem(today, limits) !== null}
              onPress={() => choose(today)}
            >
              {todayLabel}
            </Button>
            {!isRequired && (
              <Button size="small" variant="quiet" isDisabled={value === null} onPress={() => choose(null)}>
                {clearLabel}
              </Button>
            )}
          </Choices>
        </Content>
      </Surface>
    </Root>
  );
}
