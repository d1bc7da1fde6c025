import { useId, type Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { Frame } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { Area, Count } from './TextArea.styles.ts';

/** Props of `TextArea`. */
export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      AriaTextFieldProps,
      | keyof FieldProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'children'
      | 'type'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
      | 'maxLength'
    > {
  /** What the field shows. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (value: string) => void;
  /** An example of a good answer; never the only place that says what is asked. */
  placeholder?: string;
  /** Lines shown while the text is short; the area grows with the text. */
  rows?: number;
  /** The limit in characters (code points). With `showsCount` more can be typed and is counted, so nothing pasted is cut. */
  maxLength?: number;
  /** Shows "12 of 300 characters" under the field, while it can be changed. */
  showsCount?: boolean;
  /** Words the count for another language. */
  countLabel?: (count: number, limit: number) => string;
  /** The text area itself, for moving focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  placeholder,
  rows = 3,
  maxLength,
  showsCount = false,
  countLabel = inEnglish,
  ref,
  ...props
}: TextAreaProps) {
  const countId = useId();
  const counts = showsCount && !isReadOnly && maxLength !== undefined;
  const count = Array.from(props.value).length;
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      maxLength={counts ? undefined : maxLength}
      aria-describedby={counts ? countId : undefined}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly}>
          <Area ref={ref} rows={rows} $rows={rows} placeholder={placeholder} />
        </Frame>
        {counts && (
          <Count id={countId} $isOver={count > maxLength}>
            {countLabel(count, maxLength)}
          </Count>
        )}
      </FieldBody>
    </Root>
  );
}

function inEnglish(count: number, limit: number): string {
  return count > limit
    ? `${count - limit} too many of ${limit} characters`
    : `${count} of ${limit} characters`;
}
