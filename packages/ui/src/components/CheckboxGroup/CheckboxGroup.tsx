import type { ReactNode, Ref } from 'react';
import { Indented, Root as CheckboxRoot } from '../Checkbox/Checkbox.styles.ts';
import { CheckboxLine } from '../Checkbox/Checkbox.tsx';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Choices, Root } from './CheckboxGroup.styles.ts';

/** One choice of a group, with an optional sentence about it. */
export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: ReactNode;
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
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  onBlur,
  options,
  value,
  onChange,
  isInline = false,
  ...props
}: CheckboxGroupProps<Id>) {
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      value={[...value]}
      // The values are ids of the options.
      onChange={(ids) => onChange(ids as Id[])}
      onBlur={onBlur}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Choices $isInline={isInline}>
          {options.map((option) => (
            <CheckboxRoot key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
              <CheckboxLine>{option.label}</CheckboxLine>
              {option.description != null && (
                <Indented>
                  <Description slot="description">{option.description}</Description>
                </Indented>
              )}
            </CheckboxRoot>
          ))}
        </Choices>
      </FieldBody>
    </Root>
  );
}
