import type { Ref } from 'react';
import { TextInput } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { NativeField } from '../Field/NativeField.tsx';
import { useTypedValue, type TypedValue } from '../Field/useTypedValue.ts';
import { groupPhoneNumber, type PhoneValue } from '../PhoneNumber/phoneValue.ts';
import { TextField } from '../TextField/TextField.tsx';
import { PhoneFrame } from './PhoneField.styles.ts';
import { PrefixSelect, type PhoneCountry } from './PrefixSelect.tsx';
import { readPhone } from './readPhone.ts';

/** Props of `PhoneField`. */
export interface PhoneFieldProps extends FieldProps {
  /** Prefix and digits; an empty `number` means that none was given. */
  value: PhoneValue;
  /** Called with prefix and digits on every change of either. */
  onChange: (value: PhoneValue) => void;
  /** The countries whose prefixes can be chosen, in any order. */
  countries: readonly PhoneCountry[];
  /** Called with the text while it is no phone number; `errorMessage` then wins over the field's own message. */
  onInvalid?: (text: string) => void;
  /** Name of the choice of a prefix. */
  prefixLabel?: string;
  /** Name of the search in the list of countries. */
  searchLabel?: string;
  /** Shown where no country matches the search. */
  emptyMessage?: string;
  /** The input of the number, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number with the prefix of its country. Shown in groups of 3, 3 and 4 digits; a pasted "+351 912 345 678" brings
 * its own prefix.
 */
export function PhoneField({ isReadOnly = false, ...props }: PhoneFieldProps) {
  return isReadOnly ? <GivenPhone {...props} /> : <EditablePhone {...props} />;
}

function GivenPhone({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isDisabled,
  name,
  onBlur,
  className,
  value,
  ref,
}: Omit<PhoneFieldProps, 'isReadOnly'>) {
  return (
    <TextField
      {...{ label, isLabelHidden, description, errorMessage, isDisabled, name, onBlur, className, ref }}
      isReadOnly
      type="tel"
      value={value.number === '' ? '-' : `${value.prefix} ${groupPhoneNumber(value.number)}`}
      onChange={() => undefined}
    />
  );
}

function EditablePhone({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  name,
  onBlur,
  className,
  value,
  onChange,
  countries,
  onInvalid,
  prefixLabel = 'Country prefix',
  searchLabel = 'Search countries',
  emptyMessage = 'No country matches.',
  ref,
}: Omit<PhoneFieldProps, 'isReadOnly'>) {
  const { text, problem, type, leave } = useTypedValue({
    value: value.number === '' ? null : joined(value),
    onChange: (phone) => onChange(phone === null ? { ...value, number: '' } : parted(phone)),
    onInvalid,
    parse: (typed) => parsePhone(typed, value.prefix, countries),
    format: (phone) => groupPhoneNumber(parted(phone).number),
  });
  const ownMessage = problem === null ? undefined : 'Field must be a number, for example 912 345 678.';
  const message = onInvalid ? (errorMessage ?? ownMessage) : (ownMessage ?? errorMessage);
  return (
    <NativeField
      {...{ label, isLabelHidden, description, isRequired, isDisabled, className }}
      errorMessage={message}
    >
      {(control, states) => (
        <PhoneFrame as="div" {...states}>
          <PrefixSelect
            label={prefixLabel}
            {...{ searchLabel, emptyMessage, countries, isDisabled }}
            prefix={value.prefix}
            onChange={(prefix) => onChange({ ...value, prefix })}
          />
          <TextInput
            as="input"
            type="tel"
            {...control}
            {...{ name, ref }}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            autoComplete="tel-national"
          />
        </PhoneFrame>
      )}
    </NativeField>
  );
}

/** One text for both parts, so that either one changing is seen as a new value. */
function joined({ prefix, number }: PhoneValue): string {
  return `${prefix} ${number}`;
}

function parted(phone: string): PhoneValue {
  const [prefix = '', number = ''] = phone.split(' ');
  return { prefix, number };
}

function parsePhone(
  text: string,
  prefix: string,
  countries: readonly PhoneCountry[],
): TypedValue<string, 'notDigits'> {
  const phone = readPhone(
    text,
    prefix,
    countries.map((country) => country.prefix),
  );
  if (phone === null) return { kind: 'invalid', problem: 'notDigits' };
  return phone.number === '' ? { kind: 'empty' } : { kind: 'value', value: joined(phone) };
}
