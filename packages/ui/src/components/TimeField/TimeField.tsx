import { parseTime } from '@internationalized/date';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useObjectRef } from 'react-aria/useObjectRef';
import { DateInput, isHalfFilled, SegmentFrame } from '../DateInput/index.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { RestingTime } from './RestingTime.tsx';
import { Root } from './TimeField.styles.ts';

/** Props of `TimeField`. */
export interface TimeFieldProps extends FieldProps {
  /** The time of day as "HH:mm", from 00:00 to 23:59; null while none, or half of one, is typed. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Said when only a part of the time was typed. */
  incompleteMessage?: string;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** How much of "HH:mm:ss" is ours. */
const minuteLength = 'HH:mm'.length;

/** A time of day, written with 24 or 12 hours as the locale does. */
export function TimeField({ isRequired = false, isReadOnly = false, ref, ...props }: TimeFieldProps) {
  const root = useObjectRef(ref);
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  // What is typed next must find the part that it is meant for.
  const turn = (part: number) => {
    flushSync(() => setIsTurnedTo(true));
    root.current?.querySelectorAll<HTMLElement>('[role=spinbutton]')[part]?.focus();
  };
  const field = { ...props, isReadOnly, isRequired: isRequired && !isReadOnly, ref: root };
  return isTurnedTo ? <TypedTime {...field} /> : <RestingTime {...field} onTurn={turn} />;
}

function TypedTime({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled = false,
  value,
  onChange,
  onBlur,
  incompleteMessage = 'Enter the whole time: hours and minutes.',
  ...props
}: TimeFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const message = isIncomplete ? incompleteMessage : errorMessage;
  const isInvalid = message !== undefined && message !== '';
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage: message, isRequired, isReadOnly, isDisabled })}
      shouldForceLeadingZeros
      value={value === null ? null : parseTime(value)}
      onChange={(time) => {
        setIsIncomplete(false);
        onChange(time === null ? null : time.toString().slice(0, minuteLength));
      }}
      onBlur={() => {
        setIsIncomplete(isHalfFilled(frame.current));
        onBlur?.();
      }}
    >
      <FieldBody {...{ label, isLabelHidden, description, isRequired }} errorMessage={message}>
        <SegmentFrame ref={frame} slot={null} role="presentation" {...{ isReadOnly, isDisabled, isInvalid }}>
          <DateInput />
        </SegmentFrame>
      </FieldBody>
    </Root>
  );
}
