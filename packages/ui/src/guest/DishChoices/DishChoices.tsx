import { OwnWords } from '../OwnWords/index.ts';
import type { DishChoiceView, DishOptionView, GuestWords } from '../types.ts';
import { Facts, Group, Name, Option, Options, Price, Title, Undeclared } from './DishChoices.styles.ts';

/** Props of `DishChoices`. */
export interface DishChoicesProps {
  choices: readonly DishChoiceView[];
  words: Pick<GuestWords, 'soldOut' | 'optionNotDeclared' | 'standardOption' | 'spoken'>;
  /** 2 below the name of a dish that has the page to itself, 4 in a list. */
  level?: 2 | 4;
}

/** What a guest can choose with a dish: the rule in words, then each option with its price and allergens. */
export function DishChoices({ choices, words, level = 4 }: DishChoicesProps) {
  const isLarge = level === 2;
  return choices.map(({ key, name, rule, options }) => (
    <Group key={key} $isLarge={isLarge}>
      <Title as={`h${level}`} $isLarge={isLarge}>
        <b dir="auto">{name}</b> · <span {...words.spoken}>{rule}</span>
      </Title>
      <Options>
        {options.map((option) => (
          <OptionRow key={option.name} option={option} words={words} />
        ))}
      </Options>
    </Group>
  ));
}

function OptionRow({ option, words }: { option: DishOptionView } & Pick<DishChoicesProps, 'words'>) {
  const { name, price, facts, isDeclared, isStandard, isSoldOut } = option;
  const notes = [isSoldOut && words.soldOut, isStandard && words.standardOption].filter(Boolean);
  return (
    <Option>
      <span>
        <Name dir="auto" $isQuiet={isSoldOut}>
          {name}
        </Name>
        {notes.length > 0 && <OwnWords words={words}>{` (${notes.join(', ')})`}</OwnWords>}
      </span>
      {price !== null && <Price>{price}</Price>}
      {facts.length > 0 && (
        <Facts>
          <OwnWords words={words}>{facts.join(' · ')}</OwnWords>
        </Facts>
      )}
      {!isDeclared && (
        <Undeclared>
          <OwnWords words={words}>{words.optionNotDeclared}</OwnWords>
        </Undeclared>
      )}
    </Option>
  );
}
