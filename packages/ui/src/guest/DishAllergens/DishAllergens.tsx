import { Fragment, type ReactNode } from 'react';
import { GuestIcon } from '../GuestIcon/index.ts';
import type { DishView, GuestLabel, GuestWords } from '../types.ts';
import { Known, Mark, Quiet, Warn } from './DishAllergens.styles.ts';

/** What of a dish the line tells. */
export type ToldDish = Pick<DishView, 'allergens' | 'marks' | 'optionAllergens' | 'hasUndeclaredOption'>;

/** Props of `DishAllergens`. */
export interface DishAllergensProps {
  dish: ToldDish;
  words: Pick<
    GuestWords,
    'contains' | 'mayContain' | 'freeOfListed' | 'notDeclared' | 'withSomeOptions' | 'optionsNotDeclared'
  >;
}

/** Whether the line says anything. */
export function isToldOf({ allergens, marks }: ToldDish): boolean {
  return allergens !== null || marks.length > 0;
}

function inARow(labels: readonly GuestLabel[]): string {
  return labels.map(({ text }) => text.toLocaleLowerCase('en')).join(', ');
}

/**
 * What a guest has to know before they order, in one line of words (EU 1169/2011, Annex II): what is not declared comes
 * first and never looks free of anything, then what the dish contains, may contain, and what only an option brings.
 */
export function DishAllergens({ dish, words }: DishAllergensProps) {
  const { allergens, marks, optionAllergens, hasUndeclaredOption } = dish;
  const parts: Record<string, ReactNode> = {};
  if (allergens?.state === 'notDeclared') parts['notDeclared'] = <Unknown>{words.notDeclared}</Unknown>;
  for (const { icon, text } of marks) {
    parts[text] = (
      <Mark>
        <GuestIcon name={icon} />
        {`\u00A0${text}`}
      </Mark>
    );
  }
  if (allergens?.state === 'declared') {
    const { contains, mayContain } = allergens;
    if (contains.length > 0) {
      parts['contains'] = (
        <>
          {words.contains} <Known>{inARow(contains)}</Known>
        </>
      );
    }
    if (mayContain.length > 0) {
      parts['mayContain'] = (
        <Quiet>
          {contains.length > 0 ? words.mayContain.toLocaleLowerCase('en') : words.mayContain}{' '}
          {inARow(mayContain)}
        </Quiet>
      );
    }
    if (contains.length === 0 && mayContain.length === 0) parts['free'] = <Quiet>{words.freeOfListed}</Quiet>;
  }
  if (optionAllergens.length > 0) {
    parts['options'] = (
      <Quiet>
        {inARow(optionAllergens)} {words.withSomeOptions}
      </Quiet>
    );
  }
  if (hasUndeclaredOption) parts['undeclaredOption'] = <Unknown>{words.optionsNotDeclared}</Unknown>;
  return Object.entries(parts).map(([key, part], index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

function Unknown({ children }: { children: string }) {
  return (
    <Warn>
      <GuestIcon name="help" /> {children}
    </Warn>
  );
}
