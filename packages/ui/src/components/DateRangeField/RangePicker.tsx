import { useContext } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/index.ts';
import { calendarLimits, Choices, Month, toCalendarDate, type DateLimits } from '../Calendar/index.ts';
import type { DateRange } from './date-range.ts';

/** Props of `RangePicker`. */
interface RangePickerProps extends DateLimits {
  value: DateRange;
  /** Called with a finished choice. */
  onChoose: (value: DateRange) => void;
  today: string;
  noStartLabel: string;
  noEndLabel: string;
}

/** A calendar in which a range is chosen with two presses, or one end is left open. */
export function RangePicker({
  value,
  onChoose,
  today,
  noStartLabel,
  noEndLabel,
  ...limits
}: RangePickerProps) {
  const start = value.start ?? value.end;
  const end = value.end ?? value.start;
  const isInOrder = start !== null && end !== null && start <= end;
  return (
    <AriaRangeCalendar
      autoFocus
      {...calendarLimits(limits)}
      value={isInOrder ? { start: toCalendarDate(start), end: toCalendarDate(end) } : null}
      onChange={(range) => onChoose({ start: range.start.toString(), end: range.end.toString() })}
    >
      <Month today={today} isRange />
      <Choices>
        <OpenEnd label={noStartLabel} value={value} open="start" onChoose={onChoose} />
        <OpenEnd label={noEndLabel} value={value} open="end" onChoose={onChoose} />
      </Choices>
    </AriaRangeCalendar>
  );
}

/** Leaves one end open; a first day that was just pressed becomes the other one. */
function OpenEnd({
  label,
  value,
  open,
  onChoose,
}: Pick<RangePickerProps, 'value' | 'onChoose'> & { label: string; open: 'start' | 'end' }) {
  const calendar = useContext(RangeCalendarStateContext);
  const pressed = calendar?.anchorDate?.toString();
  const choose = () => {
    calendar?.setAnchorDate(null);
    onChoose(
      open === 'start'
        ? { start: null, end: pressed ?? value.end }
        : { start: pressed ?? value.start, end: null },
    );
  };
  return (
    <Button slot={null} size="small" variant="quiet" onPress={choose}>
      {label}
    </Button>
  );
}
