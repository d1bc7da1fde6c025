import { useId, useState, type Ref } from 'react';
import { TextInput } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { NativeField, NativeFrame } from '../Field/NativeField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { ShowButton } from './PasswordField.styles.ts';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends FieldProps {
  /** What the field shows. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (value: string) => void;
  /** Tells password managers which one is meant. */
  autoComplete: 'current-password' | 'new-password';
  /** Lists the rules for a new password and ticks them off while typing. */
  showsRules?: boolean;
  /** Name of the button that shows the password. */
  showLabel?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown while it is typed. */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  className,
  showsRules = false,
  showLabel = 'Show password',
  onChange,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  return (
    <NativeField
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isReadOnly, isDisabled, className }}
      describedBy={showsRules ? rulesId : undefined}
      below={showsRules && <PasswordRules id={rulesId} password={input.value} />}
    >
      {(control, states) => (
        <NativeFrame {...states}>
          <TextInput
            as="input"
            type={isShown ? 'text' : 'password'}
            {...input}
            {...control}
            onChange={(event) => onChange(event.target.value)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <ShowButton
            aria-label={showLabel}
            aria-pressed={isShown}
            onPress={() => setIsShown(!isShown)}
            isDisabled={isDisabled}
          >
            <Icon name={isShown ? 'hidden' : 'preview'} size={20} />
          </ShowButton>
        </NativeFrame>
      )}
    </NativeField>
  );
}
