import type { Ref } from 'react';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ClearButton, Glass, Root } from './SearchField.styles.ts';

/** Props of `SearchField`. */
export interface SearchFieldProps extends Omit<FieldProps, 'isRequired' | 'isReadOnly'> {
  /** What the field shows. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (value: string) => void;
  /** What is searched, where the label is hidden. */
  placeholder?: string;
  /** Called with the text when Enter is pressed. */
  onSubmit?: (value: string) => void;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Text to search for; Escape or the button clears it. In a filter bar the label is hidden and the placeholder says it. */
export function SearchField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isDisabled,
  placeholder,
  ref,
  ...props
}: SearchFieldProps) {
  return (
    <Root {...props} {...ariaFieldProps({ errorMessage, isDisabled })}>
      <FieldBody {...{ label, isLabelHidden, description, errorMessage }}>
        <Frame>
          <Glass>
            <Icon name="search" size={16} />
          </Glass>
          <TextInput ref={ref} placeholder={placeholder} />
          <ClearButton>
            <Icon name="close" size={16} />
          </ClearButton>
        </Frame>
      </FieldBody>
    </Root>
  );
}
