import { useId } from 'react';
import { ChoiceInput, ChoiceText, Indented, Line } from '../Checkbox/Checkbox.styles.ts';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.tsx';
import { NativeRoot } from '../Field/Field.styles.ts';
import { NativeHelp } from '../Field/NativeField.tsx';
import { RadioFrame, type RadioFrameProps } from './RadioFrame.tsx';
import { Circle, Dot } from './RadioGroup.styles.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Id extends string = string> extends RadioFrameProps<Id> {
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceOption<Id>[];
}

/** One choice out of a few that are all in sight. */
export function RadioGroup<Id extends string>({ options, ...field }: RadioGroupProps<Id>) {
  const groupId = useId();
  return (
    <RadioFrame {...field}>
      {(optionOf) => (
        <Choices>
          {options.map(({ id, label, description, isDisabled }) => {
            const helpId = description == null ? undefined : `${groupId}-${id}`;
            const { input, states } = optionOf(id, isDisabled, helpId);
            return (
              <NativeRoot key={id}>
                <Line {...states}>
                  <ChoiceInput {...input} />
                  <Circle>
                    <Dot />
                  </Circle>
                  <ChoiceText>{label}</ChoiceText>
                </Line>
                {helpId !== undefined && (
                  <Indented>
                    <NativeHelp id={helpId}>{description}</NativeHelp>
                  </Indented>
                )}
              </NativeRoot>
            );
          })}
        </Choices>
      )}
    </RadioFrame>
  );
}
