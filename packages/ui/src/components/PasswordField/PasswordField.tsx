import { useId, useState, type Ref } from 'react';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from '../TextField/TextField.styles.ts';
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
  showsRules = false,
  showLabel = 'Show password',
  ref,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      type={isShown ? 'text' : 'password'}
      aria-describedby={showsRules ? rulesId : undefined}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly}>
          <TextInput ref={ref} autoCapitalize="none" spellCheck={false} />
          <ShowButton
            aria-label={showLabel}
            aria-pressed={isShown}
            onPress={() => setIsShown(!isShown)}
            isDisabled={isDisabled}
          >
            <Icon name={isShown ? 'hidden' : 'preview'} size={20} />
          </ShowButton>
        </Frame>
        {showsRules && <PasswordRules id={rulesId} password={props.value} />}
      </FieldBody>
    </Root>
  );
}
