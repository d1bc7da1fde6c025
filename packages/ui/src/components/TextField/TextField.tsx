import {
  useId,
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { TextInput } from '../Field/Field.styles.ts';
import { FieldAffix, type FieldProps } from '../Field/Field.tsx';
import { idList, NativeField, NativeFrame } from '../Field/NativeField.tsx';

/** Props of `TextField`. */
export interface TextFieldProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'input'>,
      | keyof FieldProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'children'
      | 'prefix'
      | 'size'
      | 'required'
      | 'readOnly'
      | 'disabled'
      | 'autoComplete'
      | 'ref'
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
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  className,
  prefix,
  suffix,
  onChange,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const affixId = useId();
  const prefixId = prefix != null && `${affixId}-prefix`;
  const suffixId = suffix != null && `${affixId}-suffix`;
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
      describedBy={idList(prefixId, suffixId, describedBy)}
    >
      {(control, states) => (
        <NativeFrame {...states}>
          {prefixId && (
            <FieldAffix id={prefixId} side="prefix">
              {prefix}
            </FieldAffix>
          )}
          <TextInput
            as="input"
            type="text"
            {...input}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffixId && (
            <FieldAffix id={suffixId} side="suffix">
              {suffix}
            </FieldAffix>
          )}
        </NativeFrame>
      )}
    </NativeField>
  );
}
