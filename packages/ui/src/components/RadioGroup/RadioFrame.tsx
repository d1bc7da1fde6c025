import type { ReactNode, Ref } from 'react';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Root } from './RadioGroup.styles.ts';

/** What every choice of one takes, however its options look. */
export interface RadioFrameProps<Id extends string> extends FieldProps {
  /** The id of the chosen option; null while nothing is chosen. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** A field of radio buttons without its options: label, keys, state and message. */
export function RadioFrame<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  onChange,
  children,
  ...props
}: RadioFrameProps<Id> & { children: ReactNode }) {
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      // The value is one of the options.
      onChange={(value) => onChange(value as Id)}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>{children}</FieldBody>
    </Root>
  );
}
