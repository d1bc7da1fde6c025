import { useId, type ReactNode, type Ref } from 'react';
import { NativeRoot, RequiredStar } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { idList, NativeHelp, NativeMessage, stateAttributes } from '../Field/NativeField.tsx';
import { Indented } from './Checkbox.styles.ts';
import { CheckboxLine } from './CheckboxLine.tsx';

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
  children,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  className,
  ...line
}: CheckboxProps) {
  const id = useId();
  const states = stateAttributes({ errorMessage, isReadOnly, isDisabled });
  const helpId = description != null && `${id}-help`;
  const messageId = states['data-invalid'] && `${id}-message`;
  const isAsked = isRequired && !isReadOnly;
  return (
    <NativeRoot className={className} {...states}>
      <CheckboxLine
        {...line}
        {...{ states }}
        aria-describedby={idList(helpId, messageId)}
        aria-required={isAsked || undefined}
      >
        {children}
        {isAsked && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </CheckboxLine>
      {(helpId || messageId) && (
        <Indented>
          {helpId && <NativeHelp id={helpId}>{description}</NativeHelp>}
          {messageId && <NativeMessage id={messageId}>{errorMessage}</NativeMessage>}
        </Indented>
      )}
    </NativeRoot>
  );
}
