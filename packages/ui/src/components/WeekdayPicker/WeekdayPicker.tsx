import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/index.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Day, Days, QuickChoices } from './WeekdayPicker.styles.ts';
import { weekOf, type NamedWeekday, type Weekday } from './weekdays.ts';

/** Props of `WeekdayPicker`. */
export interface WeekdayPickerProps extends Omit<FieldProps, 'name'> {
  /** The chosen days, Monday is 1 and Sunday 7 (ISO 8601). */
  value: readonly Weekday[];
  /** Called with the chosen days from Monday to Sunday. */
  onChange: (value: Weekday[]) => void;
  /** Offers "Every day", "Weekdays" and "Weekend" below the days. */
  hasQuickChoices?: boolean;
  everyDayLabel?: string;
  weekdaysLabel?: string;
  weekendLabel?: string;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** Names of more letters than this, such as the Arabic or the Portuguese ones, do not fit seven on a phone's line. */
const mostLetters = 5;

/** Days of the week, such as those on which a menu is served; in the order of the locale's week. */
export function WeekdayPicker({
  value,
  onChange,
  hasQuickChoices = false,
  everyDayLabel = 'Every day',
  weekdaysLabel = 'Weekdays',
  weekendLabel = 'Weekend',
  isReadOnly = false,
  isDisabled = false,
  ...props
}: WeekdayPickerProps) {
  const { locale } = useLocale();
  const week = weekOf(locale);
  if (isReadOnly) {
    const chosen = week.filter(({ weekday }) => value.includes(weekday)).map(({ name }) => name);
    const text = new Intl.ListFormat(locale).format(chosen);
    return <ReadOnlyDays {...props} {...{ isDisabled, text }} />;
  }
  const choose = (days: readonly Weekday[]) => onChange(days.toSorted((a, b) => a - b));
  const chooseWhere = (isChosen: (day: NamedWeekday) => boolean) =>
    choose(week.filter(isChosen).map(({ weekday }) => weekday));
  return (
    <FieldGroup {...props}>
      <Days
        aria-label={props.label}
        $hasLongNames={week.some(({ shortName }) => shortName.length > mostLetters)}
        $isInvalid={props.errorMessage !== undefined && props.errorMessage !== ''}
        selectionMode="multiple"
        isDisabled={isDisabled}
        selectedKeys={value}
        onSelectionChange={(keys) =>
          choose(week.map(({ weekday }) => weekday).filter((day) => keys.has(day)))
        }
      >
        {week.map(({ weekday, name, shortName }) => (
          <Day key={weekday} id={weekday}>
            <span aria-hidden="true">{shortName}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Day>
        ))}
      </Days>
      {hasQuickChoices && (
        <QuickChoices>
          <Button size="small" isDisabled={isDisabled} onPress={() => chooseWhere(() => true)}>
            {everyDayLabel}
          </Button>
          <Button size="small" isDisabled={isDisabled} onPress={() => chooseWhere((day) => !day.isWeekend)}>
            {weekdaysLabel}
          </Button>
          <Button size="small" isDisabled={isDisabled} onPress={() => chooseWhere((day) => day.isWeekend)}>
            {weekendLabel}
          </Button>
        </QuickChoices>
      )}
    </FieldGroup>
  );
}

/** The chosen days as a sentence that can be read and copied. */
function ReadOnlyDays({
  text,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isDisabled,
  className,
}: Omit<WeekdayPickerProps, 'value' | 'onChange'> & { text: string }) {
  return (
    <TextField
      {...{ label, isLabelHidden, description, errorMessage, isDisabled, className }}
      isReadOnly
      value={text}
      onChange={() => undefined}
    />
  );
}
