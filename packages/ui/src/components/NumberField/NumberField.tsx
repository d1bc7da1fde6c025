import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../Field/Field.tsx';
import { TypedTextField } from '../TypedTextField/TypedTextField.tsx';
import { parseWholeNumber } from './parseWholeNumber.ts';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps {
  /** A whole number; null while nothing, or nothing readable, is typed. */
  value: number | null;
  /** Called on every change; null while what is typed cannot be read. */
  onChange: (value: number | null) => void;
  /** Called with the text while it is no whole number; `errorMessage` then wins over the field's own message. */
  onInvalid?: (text: string) => void;
  /** Where the arrow keys stop; what is typed beyond it is for the form's own rule to refuse. */
  minValue?: number;
  /** Where the arrow keys stop; what is typed beyond it is for the form's own rule to refuse. */
  maxValue?: number;
  /**
   * The text that cannot be read, where the form keeps it from `onInvalid`: it comes back with a draft and goes when the
   * form is discarded. Null where there is none; left out, the field keeps it by itself.
   */
  unread?: string | null | undefined;
  /** With a step, the up and down arrow keys change the number by it. */
  step?: number;
  /** The unit after the number. */
  suffix?: ReactNode;
  /** An example of a good answer; never the only place that says what is asked. */
  placeholder?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A whole number. Keeps what was typed when it is wrong. */
export function NumberField({
  minValue = Number.MIN_SAFE_INTEGER,
  maxValue = Number.MAX_SAFE_INTEGER,
  step,
  ...props
}: NumberFieldProps) {
  const { locale } = useLocale();
  const stepBy = (event: KeyboardEvent) => {
    if (step === undefined || props.isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return;
    event.preventDefault();
    const next = (props.value ?? 0) + (event.key === 'ArrowUp' ? step : -step);
    props.onChange(Math.min(maxValue, Math.max(minValue, next)));
  };
  return (
    <TypedTextField
      {...props}
      parse={parseWholeNumber}
      format={(number) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(number)}
      messageOf={() => 'Field must be a number without decimals, for example 350.'}
      isWordedByForm={props.onInvalid !== undefined}
      onKeyDown={stepBy}
      inputMode="numeric"
    />
  );
}
