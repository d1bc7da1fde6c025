import type { Ref } from 'react';
import { Frame } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import { Root } from './ComboBox.styles.ts';
import { ComboButton, ComboInput } from './ComboInput.tsx';

export interface ComboBoxProps extends FieldProps {
  options: readonly FieldOption[];
  /** The id of the chosen option. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Shown where nothing matches what was typed. */
  emptyMessage?: string;
  ref?: Ref<HTMLInputElement>;
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
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      {...{ name, onBlur, className }}
      value={value}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
      allowsEmptyCollection
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly}>
          <ComboInput ref={ref} placeholder={isReadOnly ? '' : placeholder} />
          {!isReadOnly && <ComboButton />}
        </Frame>
        <OptionList options={options} emptyMessage={emptyMessage} />
      </FieldBody>
    </Root>
  );
}
