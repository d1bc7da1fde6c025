import type { ScreenDish } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Contained, Undeclared } from './DishFacts.styles.ts';

/** Props of `DishFacts`. */
export interface DishFactsProps {
  dish: ScreenDish;
  words: ScreenWords;
  /** Tells ingredients, too, where nothing else does. */
  hasIngredients?: boolean;
  className?: string;
}

/** Whether there is anything to tell. */
export function hasFacts({ allergens, calories, ingredients }: ScreenDish, hasIngredients = false): boolean {
  const told = allergens && allergens.contains.length + allergens.mayContain.length > 0;
  return allergens === null || Boolean(told) || calories !== '' || (hasIngredients && ingredients !== '');
}

function Allergens({ dish: { allergens }, words }: Pick<DishFactsProps, 'dish' | 'words'>) {
  if (allergens === undefined) return null;
  if (allergens === null) return <Undeclared>{words.notDeclared}. </Undeclared>;
  const { contains, mayContain } = allergens;
  return (
    <>
      {contains.length > 0 && (
        <>
          {words.contains} <Contained>{contains.join(', ')}</Contained>.{' '}
        </>
      )}
      {mayContain.length > 0 && `${words.mayContain} ${mayContain.join(', ')}. `}
    </>
  );
}

/**
 * What a dish contains, and its calories: allergens that are not declared are said in the colour of what must be asked. Where
 * the words have another direction than the screen, they keep it, and a full stop stands at its own end.
 */
export function DishFacts({ dish, words, hasIngredients = false, className }: DishFactsProps) {
  if (!hasFacts(dish, hasIngredients)) return null;
  return (
    <p className={className}>
      {hasIngredients && dish.ingredients !== '' && (
        <>
          <bdi>{dish.ingredients}</bdi>{' '}
        </>
      )}
      <bdi>
        <Allergens dish={dish} words={words} />
        {dish.calories}
      </bdi>
    </p>
  );
}
