import type { ReactNode, Ref } from 'react';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldMessage, type FieldProps } from '../Field/Field.tsx';
import { Control, Indented, Root, SwitchLabel, Thumb, Track } from './Switch.styles.ts';

/** Props of `Switch`. */
export interface SwitchProps extends Omit<FieldProps, 'label' | 'isRequired'> {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with whether it is on now. */
  onChange: (isSelected: boolean) => void;
  /** What is on or off; always given, also where it is only read out. */
  children: ReactNode;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns one thing on or off at once. What waits for "Save" is a `Checkbox`. */
export function Switch({
  isSelected,
  onChange,
  children,
  isLabelHidden = false,
  description,
  errorMessage,
  isReadOnly,
  isDisabled,
  ref,
  ...props
}: SwitchProps) {
  const aria = ariaFieldProps({ errorMessage, isReadOnly, isDisabled });
  return (
    <Root {...props} {...aria} {...(ref && { inputRef: ref })} isSelected={isSelected} onChange={onChange}>
      <Control>
        <Track>
          <Thumb />
        </Track>
        <SwitchLabel $isHidden={isLabelHidden}>{children}</SwitchLabel>
      </Control>
      {(description != null || aria.isInvalid) && (
        <Indented>
          {description != null && <Description slot="description">{description}</Description>}
          <FieldMessage>{errorMessage}</FieldMessage>
        </Indented>
      )}
    </Root>
  );
}
