import { useId, type ComponentProps, type Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { idList, NativeField, NativeFrame } from '../Field/NativeField.tsx';
import { Area, Count } from './TextArea.styles.ts';

/** Props of `TextArea`. */
export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'textarea'>,
      | keyof FieldProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'children'
      | 'required'
      | 'readOnly'
      | 'disabled'
      | 'maxLength'
      | 'ref'
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
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  className,
  rows = 3,
  maxLength,
  showsCount = false,
  countLabel = inEnglish,
  onChange,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  const countId = useId();
  const counts = showsCount && !isReadOnly && maxLength !== undefined;
  const count = Array.from(area.value).length;
  return (
    <NativeField
      {...{
        id,
        label,
        isLabelHidden,
        description,
        errorMessage,
        isRequired,
        isReadOnly,
        isDisabled,
        className,
      }}
      describedBy={idList(counts && countId, describedBy)}
      below={
        counts && (
          <Count id={countId} $isOver={count > maxLength}>
            {countLabel(count, maxLength)}
          </Count>
        )
      }
    >
      {(control, states) => (
        <NativeFrame {...states}>
          <Area
            {...area}
            {...control}
            {...{ rows, maxLength: counts ? undefined : maxLength }}
            $rows={rows}
            onChange={(event) => onChange(event.target.value)}
          />
        </NativeFrame>
      )}
    </NativeField>
  );
}

function inEnglish(count: number, limit: number): string {
  return count > limit
    ? `${count - limit} too many of ${limit} characters`
    : `${count} of ${limit} characters`;
}
