import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldAffix, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Root } from './TextField.styles.ts';

/** Props of `TextField`. */
export interface TextFieldProps
  extends
    FieldProps,
    Omit<
      AriaTextFieldProps,
      | keyof FieldProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
      | 'autoComplete'
    > {
  /** What the field shows. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (value: string) => void;
  /** The browser's name for what is asked, so that it can fill it in (`email`, `organization`). */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of a good answer; never the only place that says what is asked. */
  placeholder?: string;
  /** A unit or symbol before the text, read out after the label. */
  prefix?: ReactNode;
  /** A unit or symbol after the text, read out after the label. */
  suffix?: ReactNode;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  placeholder,
  prefix,
  suffix,
  ref,
  ...props
}: TextFieldProps) {
  const id = useId();
  const affixes = [prefix != null && `${id}-prefix`, suffix != null && `${id}-suffix`]
    .filter(Boolean)
    .join(' ');
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      aria-describedby={[affixes, props['aria-describedby']].filter(Boolean).join(' ') || undefined}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly}>
          {prefix != null && (
            <FieldAffix id={`${id}-prefix`} side="prefix">
              {prefix}
            </FieldAffix>
          )}
          <TextInput ref={ref} placeholder={placeholder} />
          {suffix != null && (
            <FieldAffix id={`${id}-suffix`} side="suffix">
              {suffix}
            </FieldAffix>
          )}
        </Frame>
      </FieldBody>
    </Root>
  );
}
