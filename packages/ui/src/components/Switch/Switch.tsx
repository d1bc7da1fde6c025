import { useId, type ReactNode, type Ref } from 'react';
import { ChoiceInput } from '../Checkbox/Checkbox.styles.ts';
import { NativeRoot } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { idList, NativeHelp, NativeMessage, stateAttributes } from '../Field/NativeField.tsx';
import { Control, Indented, SwitchLabel, Thumb, Track } from './Switch.styles.ts';

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
  isReadOnly = false,
  isDisabled = false,
  className,
  ...input
}: SwitchProps) {
  const id = useId();
  const states = stateAttributes({ errorMessage, isReadOnly, isDisabled });
  const helpId = description != null && `${id}-help`;
  const messageId = states['data-invalid'] && `${id}-message`;
  return (
    <NativeRoot className={className} {...states}>
      <Control {...states} data-selected={isSelected || undefined}>
        <ChoiceInput
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says whether its own box is checked
          role="switch"
          checked={isSelected}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-invalid={states['data-invalid']}
          aria-describedby={idList(helpId, messageId)}
          onChange={({ target }) => {
            if (!isReadOnly) onChange(target.checked);
          }}
        />
        <Track>
          <Thumb />
        </Track>
        <SwitchLabel $isHidden={isLabelHidden}>{children}</SwitchLabel>
      </Control>
      {(helpId || messageId) && (
        <Indented>
          {helpId && <NativeHelp id={helpId}>{description}</NativeHelp>}
          {messageId && <NativeMessage id={messageId}>{errorMessage}</NativeMessage>}
        </Indented>
      )}
    </NativeRoot>
  );
}
