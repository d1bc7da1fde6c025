import type { Ref } from 'react';
import { Frame } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import type { LateOptions } from '../OptionList/late-options.ts';
import { useOffered } from '../OptionList/useOffered.ts';
import { Root } from './ComboBox.styles.ts';
import { ComboButton, ComboInput } from './ComboInput.tsx';

/** Props of `ComboBox`. */
export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown; late where they are many that take time to write. */
  options: readonly FieldOption<Id>[] | LateOptions<FieldOption<Id>>;
  /** The id of the chosen option. */
  value: Id | null;
  /** Called with the id of the chosen option, null once the text is cleared. */
  onChange: (value: Id | null) => void;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Shown where nothing matches what was typed. */
  emptyMessage?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const isLate = <Id extends string>(
  options: ComboBoxProps<Id>['options'],
): options is LateOptions<FieldOption<Id>> => 'labelOf' in options;

/** The chosen option alone. */
function chosenOf<Id extends string>(
  options: ComboBoxProps<Id>['options'],
  value: Id | null,
): readonly FieldOption<Id>[] {
  if (value === null) return [];
  return isLate(options)
    ? [{ id: value, label: options.labelOf(value) }]
    : options.filter(({ id }) => id === value);
}

/** One choice out of a long list that is narrowed by typing: currencies, time zones. */
export function ComboBox<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  name,
  onBlur,
  className,
  options,
  value,
  onChange,
  placeholder = 'Type to search',
  emptyMessage,
  ref,
}: ComboBoxProps<Id>) {
  const [offered, turningTo] = useOffered(
    () => (isLate(options) ? options.all() : options),
    () => chosenOf(options, value),
  );
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      {...{ name, onBlur, className }}
      value={value}
      onChange={(key) => onChange(key as Id | null)}
      allowsEmptyCollection
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly} {...turningTo}>
          <ComboInput ref={ref} placeholder={isReadOnly ? '' : placeholder} />
          {!isReadOnly && <ComboButton />}
        </Frame>
        <OptionList options={offered} emptyMessage={emptyMessage} />
      </FieldBody>
    </Root>
  );
}
