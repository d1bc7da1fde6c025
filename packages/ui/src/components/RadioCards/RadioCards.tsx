import type { ReactNode, Ref } from 'react';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Dot } from '../RadioGroup/RadioGroup.styles.ts';
import { Card, Cards, Choice, Content, Head, Mark, Root } from './RadioCards.styles.ts';

/** One choice, shown in full. */
export interface RadioCard {
  id: string;
  /** What the choice is, in a word or two. */
  label: string;
  /** What would be chosen; read out after the label. Text and pictures, nothing to press. */
  content: ReactNode;
}

/** Props of `RadioCards`. */
export interface RadioCardsProps extends FieldProps {
  /** What can be chosen, side by side where there is room. */
  options: readonly RadioCard[];
  /** The id of the chosen option; null while nobody has chosen. */
  value: string | null;
  /** Called with the id of the chosen option. */
  onChange: (value: string) => void;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of two or three that have to be seen to be chosen, such as two versions of a text. */
export function RadioCards({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isDisabled,
  options,
  ...props
}: RadioCardsProps) {
  return (
    <Root {...props} {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}>
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
