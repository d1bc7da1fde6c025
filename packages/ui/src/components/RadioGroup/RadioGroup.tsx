import type { Ref } from 'react';
import { ChoiceText, Indented } from '../Checkbox/Checkbox.styles.ts';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Choice, Circle, Dot, Line, Root } from './RadioGroup.styles.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceOption[];
  /** The id of the chosen option. */
  value: string | null;
  /** Called with the id of the chosen option. */
  onChange: (value: string) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of a few that are all in sight. */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  onBlur,
  options,
  ...props
}: RadioGroupProps) {
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      onBlur={onBlur}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Choices>
          {options.map((option) => (
            <Choice key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
              <Line>
                <Circle>
                  <Dot />
                </Circle>
                <ChoiceText>{option.label}</ChoiceText>
              </Line>
              {option.description != null && (
                <Indented>
                  <Description slot="description">{option.description}</Description>
                </Indented>
              )}
            </Choice>
          ))}
        </Choices>
      </FieldBody>
    </Root>
  );
}
