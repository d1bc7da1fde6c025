import { useEffect, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { StateAttributes } from '../Field/NativeField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Box, ChoiceInput, ChoiceText, Line } from './Checkbox.styles.ts';

interface CheckboxLineProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isIndeterminate?: boolean | undefined;
  states: StateAttributes;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  name?: string | undefined;
  value?: string;
  onBlur?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The box and its text: the browser's own, drawn by its neighbour. */
export function CheckboxLine({
  isSelected,
  onChange,
  isIndeterminate = false,
  states,
  children,
  ref,
  ...input
}: CheckboxLineProps) {
  const inputRef = useObjectRef(ref);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  });
  return (
    <Line
      {...states}
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
    >
      <ChoiceInput
        {...input}
        ref={inputRef}
        type="checkbox"
        checked={isSelected}
        disabled={states['data-disabled']}
        aria-readonly={states['data-readonly']}
        aria-invalid={states['data-invalid']}
        onChange={({ target }) => {
          if (!states['data-readonly']) onChange(target.checked);
        }}
      />
      <Box>
        <Icon name={isIndeterminate ? 'remove' : 'check'} size={16} />
      </Box>
      <ChoiceText>{children}</ChoiceText>
    </Line>
  );
}
