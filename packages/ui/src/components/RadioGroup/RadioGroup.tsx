import type { Ref } from 'react';
import { ChoiceText, Indented } from '../Checkbox/Checkbox.styles.ts';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Choice, Circle, Dot, Line, Root } from './RadioGroup.styles.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceOption<Id>[];
  /** The id of the chosen option. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of a few that are all in sight. */
export function RadioGroup<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  onBlur,
  options,
  onChange,
  ...props
}: RadioGroupProps<Id>) {
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      onBlur={onBlur}
      // The value is one of the options.
      onChange={(value) => onChange(value as Id)}
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
