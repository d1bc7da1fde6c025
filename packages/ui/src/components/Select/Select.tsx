import type { Ref } from 'react';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type FieldOption } from '../OptionList/OptionList.tsx';
import { useOffered } from '../OptionList/useOffered.ts';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChosenOption, HiddenHelp, Root, Trigger, Value } from './Select.styles.ts';

/** Props of `Select`. */
export interface SelectProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly FieldOption<Id>[];
  /** The id of the chosen option. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id | null) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Said of a choice that has to be made: a button, which opens the list, cannot be required itself. */
  requiredLabel?: string;
  /** The button that opens the list, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of a short list. Read-only, it shows the choice as text. */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly = false,
  isDisabled,
  name,
  onBlur,
  className,
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  requiredLabel = 'Required',
  ref,
}: SelectProps<Id>) {
  const chosen = options.find((option) => option.id === value);
  const [offered, turningTo] = useOffered(
    () => options,
    () => (chosen ? [chosen] : []),
    { isShort: true },
  );
  const shared = { label, isLabelHidden, description, errorMessage, isRequired };
  if (isReadOnly) {
    return (
      <TextField
        {...shared}
        {...{ isDisabled, name, className }}
        isReadOnly
        value={chosen?.label ?? ''}
        onChange={() => undefined}
      />
    );
  }
  const required = (
    <>
      <VisuallyHidden>{`${requiredLabel}. `}</VisuallyHidden>
      {description}
    </>
  );
  return (
    <Root
      {...ariaFieldProps({ errorMessage, isRequired, isDisabled })}
      {...{ name, onBlur, className, placeholder }}
      value={value}
      // The key is the id of one of the options.
      onChange={(key) => onChange(key as Id | null)}
    >
      <FieldBody {...shared} description={description != null && isRequired ? required : description}>
        <Trigger ref={ref} {...turningTo}>
          <Value>
            {({ isPlaceholder }) =>
              isPlaceholder || !chosen ? (
                placeholder
              ) : (
                <ChosenOption>
                  {chosen.icon && <Icon name={chosen.icon} size={20} />}
                  <span>{chosen.label}</span>
                </ChosenOption>
              )
            }
          </Value>
          <Icon name="chevronDown" size={16} />
        </Trigger>
        {isRequired && description == null && <HiddenHelp slot="description">{requiredLabel}</HiddenHelp>}
        <OptionList options={offered} />
      </FieldBody>
    </Root>
  );
}
