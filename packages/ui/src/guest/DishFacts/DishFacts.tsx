import type { ReactNode } from 'react';
import type { DishWords } from '../dish-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
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
    | 'language'
  >;
  dishWords: Pick<DishWords, 'allergens' | 'onlyWithOptions' | 'calories'>;
}

/**
 * What a guest has to know before they order, laid open (EU 1169/2011, Annex II): what is not declared comes first and never
 * looks free of anything, then its marks, what it contains, may contain, and what only an option brings; then ingredients and calories.
 */
export function DishFacts({ dish, words, dishWords }: DishFactsProps) {
  const { allergens, marks, optionAllergens, hasUndeclaredOption, ingredients, calories } = dish;
  const { language } = words;
  const { contains = [], mayContain = [] } = allergens?.state === 'declared' ? allergens : {};
  const isFree = allergens?.state === 'declared' && contains.length === 0 && mayContain.length === 0;
  const hasRows =
    isFree || [contains, mayContain, optionAllergens, ingredients].some((list) => list.length > 0);
  return (
    <>
      {allergens?.state === 'notDeclared' && <Warn lang={language}>{words.notDeclared}</Warn>}
      {hasUndeclaredOption && <Warn lang={language}>{words.optionsNotDeclared}</Warn>}
      {marks.length > 0 && (
        <Marks role="list" lang={language}>
          {marks.map(({ icon, text }) => (
            <li key={icon}>
              <GuestIcon name={icon} /> {text}
            </li>
          ))}
        </Marks>
      )}
      {(hasRows || calories !== null) && (
        <Facts>
          <Labels term={words.contains} labels={contains} language={language} />
          <Labels term={words.mayContain} labels={mayContain} language={language} />
          {isFree && (
            <Fact term={dishWords.allergens} language={language}>
              <span lang={language}>{words.freeOfListed}</span>
            </Fact>
          )}
          <Labels term={dishWords.onlyWithOptions} labels={optionAllergens} language={language} />
          {ingredients.length > 0 && (
            <Fact term={words.ingredients} language={language}>
              <bdi>{ingredients.join(', ')}</bdi>
            </Fact>
          )}
          {calories !== null && (
            <Fact term={dishWords.calories} language={language}>
              {calories}
            </Fact>
          )}
        </Facts>
      )}
    </>
  );
}

interface FactProps {
  term: string;
  language: string | undefined;
  children: ReactNode;
}

function Fact({ term, language, children }: FactProps) {
  return (
    <Row>
      <dt lang={language}>{term}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

function Labels({ term, language, labels }: Omit<FactProps, 'children'> & { labels: readonly GuestLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <Fact term={term} language={language}>
      <Allergens role="list" lang={language}>
        {labels.map(({ icon, text }) => (
          <li key={icon}>
            <GuestIcon name={icon} /> {text}
          </li>
        ))}
      </Allergens>
    </Fact>
  );
}

function Warn({ lang, children }: { lang: string | undefined; children: string }) {
  return (
    <Unknown lang={lang}>
      <GuestIcon name="help" />
      <span>{children}</span>
    </Unknown>
  );
}
