import { useTypedValue, type TypedValueOptions } from '../Field/useTypedValue.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of `TypedTextField`. */
export interface TypedTextFieldProps<Problem extends string>
  extends TypedValueOptions<number, Problem>, Omit<TextFieldProps, keyof TypedValueOptions<number, Problem>> {
  /** What is wrong with text that cannot be read, and what to do. */
  messageOf: (problem: Problem) => string;
  /** The form's own message wins; where it listens and keeps no `unread` when left out. */
  isWordedByForm?: boolean;
}

/** One line whose text stands for a number: reads it in its field's own way, and keeps what was typed when it is wrong. */
export function TypedTextField<Problem extends string>({
  value,
  onChange,
  onInvalid,
  unread,
  parse,
  format,
  messageOf,
  isWordedByForm = onInvalid !== undefined && unread === undefined,
  errorMessage,
  onBlur,
  ...props
}: TypedTextFieldProps<Problem>) {
  const { text, problem, type, leave } = useTypedValue({ value, onChange, onInvalid, unread, parse, format });
  const ownMessage = problem === null ? undefined : messageOf(problem);
  return (
    <TextField
      {...props}
      value={text}
      onChange={type}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      errorMessage={isWordedByForm ? (errorMessage ?? ownMessage) : (ownMessage ?? errorMessage)}
      autoComplete="off"
    />
  );
}
