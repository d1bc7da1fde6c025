import type { ReactNode } from 'react';
import { ChoiceInput } from '../Checkbox/Checkbox.styles.ts';
import { RadioFrame, type RadioFrameProps } from '../RadioGroup/RadioFrame.tsx';
import { Dot } from '../RadioGroup/RadioGroup.styles.ts';
import { Card, Cards, Content, Head, Mark } from './RadioCards.styles.ts';

/** One choice, shown in full. */
export interface RadioCard<Id extends string = string> {
  id: Id;
  /** What the choice is, in a word or two. */
  label: string;
  /** What would be chosen; read out after the label. Text and pictures, nothing to press. */
  content: ReactNode;
}

/** Props of `RadioCards`. */
export interface RadioCardsProps<Id extends string = string> extends RadioFrameProps<Id> {
  /** What can be chosen, side by side where there is room. */
  options: readonly RadioCard<Id>[];
}

/** One choice out of two to four that have to be seen to be chosen, such as two versions of a text. */
export function RadioCards<Id extends string>({ options, ...field }: RadioCardsProps<Id>) {
  return (
    <RadioFrame {...field}>
      {(optionOf) => (
        <Cards>
          {options.map(({ id, label, content }) => {
            const { input, states } = optionOf(id);
            return (
              <Card key={id} {...states}>
                <ChoiceInput {...input} />
                <Mark>
                  <Dot />
                </Mark>
                <Head>{label}</Head>
                <Content>{content}</Content>
              </Card>
            );
          })}
        </Cards>
      )}
    </RadioFrame>
  );
}
