import { GuestIcon } from '../GuestIcon/index.ts';
import type { DishAllergensView, GuestWords } from '../types.ts';
import { Declared, Free, NotDeclared, Root, Term, Trace } from './DishAllergens.styles.ts';

/** Props of `DishAllergens`. */
export interface DishAllergensProps {
  allergens: DishAllergensView;
  words: Pick<GuestWords, 'contains' | 'mayContain' | 'freeOfListed' | 'notDeclared'>;
}

/** A dish's allergens in words (EU 1169/2011 Annex II); an undeclared dish says so and never looks free of them. */
export function DishAllergens({ allergens, words }: DishAllergensProps) {
  if (allergens.state === 'notDeclared') {
    return (
      <NotDeclared>
        <GuestIcon name="help" />
        {words.notDeclared}
      </NotDeclared>
    );
  }
  const { contains, mayContain } = allergens;
  if (contains.length === 0 && mayContain.length === 0) return <Free>{words.freeOfListed}</Free>;
  return (
    <Root>
      {contains.length > 0 && (
        <div>
          <Term>{words.contains}</Term>
          {contains.map(({ icon, text }) => (
            <Declared key={text}>
              <GuestIcon name={icon} />
              {text}
            </Declared>
          ))}
        </div>
      )}
      {mayContain.length > 0 && (
        <div>
          <Term>{words.mayContain}</Term>
          {mayContain.map(({ icon, text }) => (
            <Trace key={text}>
              <GuestIcon name={icon} />
              {text}
            </Trace>
          ))}
        </div>
      )}
    </Root>
  );
}
