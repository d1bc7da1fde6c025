import { DishAllergens } from '../DishAllergens/index.ts';
import { DishChoices } from '../DishChoices/index.ts';
import { DishWarning } from '../DishWarning/index.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { SoldOutMark } from '../SoldOutMark/index.ts';
import type { DishView, GuestWords } from '../types.ts';
import {
  Choices,
  Description,
  Facts,
  Headline,
  Main,
  Marks,
  Name,
  OnlyInOptions,
  Picture,
  Price,
  Quiet,
  Root,
  Sizes,
  Undeclared,
} from './DishRow.styles.ts';

/** Props of `DishRow`. */
export interface DishRowProps {
  dish: DishView;
  words: GuestWords;
  /** Fetched at once on the first screen, else when scrolled near. */
  isOnFirstScreen?: boolean;
}

/** A dish: name and price on one line, sizes, what it is made of, allergens in words, picture at the end. */
export function DishRow({ dish, words, isOnFirstScreen = false }: DishRowProps) {
  const [first] = dish.sizes;
  const plainPrice = dish.sizes.length === 1 && first?.name === '' ? first.price : null;
  const hasFacts =
    dish.ingredients.length > 0 || dish.allergens !== null || dish.marks.length > 0 || dish.calories;
  return (
    <Root>
      <Main>
        <Headline>
          <Name dir="auto" $isQuiet={dish.isSoldOut}>
            {dish.name}
          </Name>
          {plainPrice !== null && <Price>{plainPrice}</Price>}
        </Headline>
        {dish.isSoldOut && <SoldOutMark>{words.soldOut}</SoldOutMark>}
        {dish.description !== '' && <Description dir="auto">{dish.description}</Description>}
        {plainPrice === null && dish.sizes.length > 0 && (
          <Sizes>
            {dish.sizes.map((size) => (
              <li key={size.name}>
                <span dir="auto">{size.name}</span>
                <Price>{size.price}</Price>
              </li>
            ))}
          </Sizes>
        )}
      </Main>
      {dish.picture && (
        <Picture
          picture={dish.picture}
          sizes="180px"
          largest={700}
          priority={isOnFirstScreen ? 'early' : 'lazy'}
          $isQuiet={dish.isSoldOut}
        />
      )}
      {hasFacts && (
        <Facts>
          {dish.ingredients.length > 0 && (
            <Quiet dir="auto">
              {words.ingredients}: {dish.ingredients.join(', ')}
            </Quiet>
          )}
          {dish.allergens && <DishAllergens allergens={dish.allergens} words={words} />}
          <OptionAllergens dish={dish} words={words} />
          {dish.warning !== undefined && <DishWarning>{dish.warning}</DishWarning>}
          {(dish.marks.length > 0 || dish.calories) && (
            <Marks>
              {dish.marks.map(({ icon, text }) => (
                <span key={text}>
                  <GuestIcon name={icon} />
                  {text}
                </span>
              ))}
              {dish.calories && <span>{dish.calories}</span>}
            </Marks>
          )}
        </Facts>
      )}
      {dish.choices.length > 0 && (
        <Choices>
          <DishChoices choices={dish.choices} words={words} />
        </Choices>
      )}
    </Root>
  );
}

/** What only an option brings is told apart from what is in the dish; an undeclared option is never passed over. */
function OptionAllergens({ dish, words }: Pick<DishRowProps, 'dish' | 'words'>) {
  return (
    <>
      {dish.optionAllergens.length > 0 && (
        <OnlyInOptions>
          {words.onlyInOptions}:{' '}
          {dish.optionAllergens.map(({ icon, text }) => (
            <span key={text}>
              <GuestIcon name={icon} />
              {text}
            </span>
          ))}
        </OnlyInOptions>
      )}
      {dish.hasUndeclaredOption && (
        <Undeclared>
          <GuestIcon name="help" />
          {words.optionsNotDeclared}
        </Undeclared>
      )}
    </>
  );
}
