import type { ReactNode, Ref } from 'react';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Dot } from '../RadioGroup/RadioGroup.styles.ts';
import { Card, Cards, Choice, Content, Head, Mark, Root } from './RadioCards.styles.ts';

/** One choice, shown in full. */
export interface RadioCard<Id extends string = string> {
  id: Id;
  /** What the choice is, in a word or two. */
  label: string;
  /** What would be chosen; read out after the label. Text and pictures, nothing to press. */
  content: ReactNode;
}

/** Props of `RadioCards`. */
export interface RadioCardsProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, side by side where there is room. */
  options: readonly RadioCard<Id>[];
  /** The id of the chosen option; null while nobody has chosen. */
  value: Id | null;
  /** Called with the id of the chosen option. */
  onChange: (value: Id) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of two to four that have to be seen to be chosen, such as two versions of a text. */
export function RadioCards<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  options,
  onChange,
  ...props
}: RadioCardsProps<Id>) {
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      // The value is one of the options.
      onChange={(value) => onChange(value as Id)}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Cards>
          {options.map((option) => (
            <Choice key={option.id} value={option.id}>
              <Card>
                <Mark>
                  <Dot />
                </Mark>
                <Head>{option.label}</Head>
                <Content>{option.content}</Content>
              </Card>
            </Choice>
          ))}
        </Cards>
      </FieldBody>
    </Root>
  );
}
