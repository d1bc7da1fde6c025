import type { Ref } from 'react';
import { Frame } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import type { LateOptions } from '../OptionList/late-options.ts';
import { useOffered } from '../OptionList/useOffered.ts';
import { Root } from './ComboBox.styles.ts';
import { ComboButton, ComboInput } from './ComboInput.tsx';

/** Props of `ComboBox`. */
export interface ComboBoxProps extends FieldProps {
  /** What can be chosen, in the order shown; late where they are many that take time to write. */
  options: readonly FieldOption[] | LateOptions;
  /** The id of the chosen option. */
  value: string | null;
  /** Called with the id of the chosen option, null once the text is cleared. */
  onChange: (value: string | null) => void;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Shown where nothing matches what was typed. */
  emptyMessage?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const isLate = (options: ComboBoxProps['options']): options is LateOptions => 'labelOf' in options;

/** The chosen option alone. */
function chosenOf(options: ComboBoxProps['options'], value: string | null): readonly FieldOption[] {
  if (value === null) return [];
  return isLate(options)
    ? [{ id: value, label: options.labelOf(value) }]
    : options.filter(({ id }) => id === value);
}

/** One choice out of a long list that is narrowed by typing: currencies, time zones. */
export function ComboBox({
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
}: ComboBoxProps) {
  const [offered, turningTo] = useOffered(
    () => (isLate(options) ? options.all() : options),
    () => chosenOf(options, value),
  );
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      {...{ name, onBlur, className }}
      value={value}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
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
