import { ChoiceText, Indented } from '../Checkbox/Checkbox.styles.ts';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Description } from '../Field/Field.styles.ts';
import { RadioFrame, type RadioFrameProps } from './RadioFrame.tsx';
import { Choice, Circle, Dot, Line } from './RadioGroup.styles.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Id extends string = string> extends RadioFrameProps<Id> {
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceOption<Id>[];
}

/** One choice out of a few that are all in sight. */
export function RadioGroup<Id extends string>({ options, ...field }: RadioGroupProps<Id>) {
  return (
    <RadioFrame {...field}>
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
    </RadioFrame>
  );
}
