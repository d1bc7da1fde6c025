import type { Ref } from 'react';
import { ChoiceText, Indented } from '../Checkbox/Checkbox.styles.ts';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Choice, Circle, Dot, Line, Root } from './RadioGroup.styles.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** The id of the chosen option. */
  value: string | null;
  onChange: (value: string) => void;
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
