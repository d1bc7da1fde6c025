import type { ReactNode, Ref } from 'react';
import { Description, RequiredStar } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldMessage, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Box, ChoiceText, Indented, Line, Root } from './Checkbox.styles.ts';

/** Props of `Checkbox`. */
export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** Whether the box is ticked. */
  isSelected: boolean;
  /** Called with whether the box is ticked now. */
  onChange: (isSelected: boolean) => void;
  /** Some, but not all, of what the box stands for is chosen. */
  isIndeterminate?: boolean;
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, taking effect when the form is saved. What takes effect at once is a `Switch`. */
export function Checkbox({
  isSelected,
  onChange,
  isIndeterminate = false,
  children,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  ref,
  ...props
}: CheckboxProps) {
  const aria = ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled });
  return (
    <Root {...props} {...aria} {...(ref && { inputRef: ref })} {...{ isSelected, isIndeterminate, onChange }}>
      <CheckboxLine isIndeterminate={isIndeterminate}>
        {children}
        {aria.isRequired && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </CheckboxLine>
      {(description != null || aria.isInvalid) && (
        <Indented>
          {description != null && <Description slot="description">{description}</Description>}
          <FieldMessage>{errorMessage}</FieldMessage>
        </Indented>
      )}
    </Root>
  );
}

/** The box and its text. Must stand inside react-aria's checkbox field. */
export function CheckboxLine({
  isIndeterminate = false,
  children,
}: {
  isIndeterminate?: boolean;
  children: ReactNode;
}) {
  return (
    <Line>
      <Box>
        <Icon name={isIndeterminate ? 'remove' : 'check'} size={16} />
      </Box>
      <ChoiceText>{children}</ChoiceText>
    </Line>
  );
}
