import { useId, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Indented } from '../Checkbox/Checkbox.styles.ts';
import { CheckboxLine } from '../Checkbox/CheckboxLine.tsx';
import { NativeRoot } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { idList, NativeField, NativeHelp } from '../Field/NativeField.tsx';
import { Choices, Count, Counted } from './CheckboxGroup.styles.ts';

/** One choice of a group, with an optional sentence about it. */
export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: ReactNode;
  /** How many there are of it, at the end of its line. */
  count?: number | undefined;
  isDisabled?: boolean;
}

/** Props of `CheckboxGroup`. */
export interface CheckboxGroupProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceOption<Id>[];
  /** The ids of the chosen options. */
  value: readonly Id[];
  /** Called with the ids of all chosen options. */
  onChange: (value: Id[]) => void;
  /** Puts them beside each other, where each is a word or two. */
  isInline?: boolean;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** Several choices out of a few that are all in sight. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  onChange,
  isInline = false,
  name,
  onBlur,
  ...field
}: CheckboxGroupProps<Id>) {
  const id = useId();
  const { locale } = useLocale();
  const toggle = (option: Id, isSelected: boolean) =>
    onChange(isSelected ? [...value, option] : value.filter((other) => other !== option));
  return (
    <NativeField {...field} role="group" onLeave={onBlur}>
      {(group, states) => (
        <Choices $isInline={isInline}>
          {options.map((option) => {
            const helpId = option.description != null && `${id}-${option.id}`;
            const isDisabled = option.isDisabled || field.isDisabled || undefined;
            return (
              <NativeRoot key={option.id}>
                <CheckboxLine
                  {...{ name }}
                  value={option.id}
                  isSelected={value.includes(option.id)}
                  onChange={(isSelected) => toggle(option.id, isSelected)}
                  states={{ ...states, 'data-disabled': isDisabled }}
                  aria-describedby={idList(helpId, group['aria-describedby'])}
                  aria-required={value.length === 0 ? group['aria-required'] : undefined}
                >
                  {option.count === undefined ? (
                    option.label
                  ) : (
                    <Counted>
                      {option.label} <Count>{option.count.toLocaleString(locale)}</Count>
                    </Counted>
                  )}
                </CheckboxLine>
                {helpId && (
                  <Indented>
                    <NativeHelp id={helpId}>{option.description}</NativeHelp>
                  </Indented>
                )}
              </NativeRoot>
            );
          })}
        </Choices>
      )}
    </NativeField>
  );
}
