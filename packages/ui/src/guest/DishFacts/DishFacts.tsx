import type { ReactNode } from 'react';
import type { DishWords } from '../dish-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords, type OwnWordsProps } from '../OwnWords/index.ts';
import type { DishView, GuestLabel, GuestWords } from '../types.ts';
import { Allergens, Facts, Marks, Row, Unknown } from './DishFacts.styles.ts';

/** Props of `DishFacts`. */
export interface DishFactsProps {
  dish: Pick<
    DishView,
    'allergens' | 'marks' | 'optionAllergens' | 'hasUndeclaredOption' | 'ingredients' | 'calories'
  >;
  words: Pick<
    GuestWords,
    | 'contains'
    | 'mayContain'
    | 'freeOfListed'
    | 'notDeclared'
    | 'optionsNotDeclared'
    | 'ingredients'
    | 'spoken'
  >;
  dishWords: Pick<DishWords, 'allergens' | 'onlyWithOptions' | 'calories'>;
}

/**
 * What a guest has to know before they order, laid open (EU 1169/2011, Annex II): what is not declared comes first and never
 * looks free of anything, then its marks, what it contains, may contain, and what only an option brings; then ingredients and calories.
 */
export function DishFacts({ dish, words, dishWords }: DishFactsProps) {
  const { allergens, marks, optionAllergens, hasUndeclaredOption, ingredients, calories } = dish;
  const { contains = [], mayContain = [] } = allergens?.state === 'declared' ? allergens : {};
  const isFree = allergens?.state === 'declared' && contains.length === 0 && mayContain.length === 0;
  const hasRows =
    isFree || [contains, mayContain, optionAllergens, ingredients].some((list) => list.length > 0);
  return (
    <>
      {allergens?.state === 'notDeclared' && <Warn words={words}>{words.notDeclared}</Warn>}
      {hasUndeclaredOption && <Warn words={words}>{words.optionsNotDeclared}</Warn>}
      {marks.length > 0 && (
        <Marks role="list">
          {marks.map(({ icon, text }) => (
            <li key={icon}>
              <GuestIcon name={icon} /> <OwnWords words={words}>{text}</OwnWords>
            </li>
          ))}
        </Marks>
      )}
      {(hasRows || calories !== null) && (
        <Facts>
          <Labels term={words.contains} labels={contains} words={words} />
          <Labels term={words.mayContain} labels={mayContain} words={words} />
          {isFree && (
            <Fact term={dishWords.allergens} words={words}>
              <OwnWords words={words}>{words.freeOfListed}</OwnWords>
            </Fact>
          )}
          <Labels term={dishWords.onlyWithOptions} labels={optionAllergens} words={words} />
          {ingredients.length > 0 && (
            <Fact term={words.ingredients} words={words}>
              <bdi>{ingredients.join(', ')}</bdi>
            </Fact>
          )}
          {calories !== null && (
            <Fact term={dishWords.calories} words={words}>
              <OwnWords words={words}>{calories}</OwnWords>
            </Fact>
          )}
        </Facts>
      )}
    </>
  );
}

interface FactProps {
  term: string;
  words: OwnWordsProps['words'];
  children: ReactNode;
}

function Fact({ term, words, children }: FactProps) {
  return (
    <Row>
      <dt>
        <OwnWords words={words}>{term}</OwnWords>
      </dt>
      <dd>{children}</dd>
    </Row>
  );
}

function Labels({ term, words, labels }: Omit<FactProps, 'children'> & { labels: readonly GuestLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <Fact term={term} words={words}>
      <Allergens role="list">
        {labels.map(({ icon, text }) => (
          <li key={icon}>
            <GuestIcon name={icon} /> <OwnWords words={words}>{text}</OwnWords>
          </li>
        ))}
      </Allergens>
    </Fact>
  );
}

function Warn({ words, children }: OwnWordsProps) {
  return (
    <Unknown>
      <GuestIcon name="help" />
      <span {...words.spoken}>{children}</span>
    </Unknown>
  );
}
