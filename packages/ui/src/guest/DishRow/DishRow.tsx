import { useTheme } from 'styled-components';
import { DishAllergens, isToldOf } from '../DishAllergens/index.ts';
import { DishChoices } from '../DishChoices/index.ts';
import { DishWarning } from '../DishWarning/index.ts';
import { showsThumbnails } from '../looks/looks.ts';
import { OwnWords } from '../OwnWords/index.ts';
import type { DishView, GuestWords } from '../types.ts';
import {
  Description,
  Headline,
  Line,
  More,
  MoreWord,
  Name,
  Picture,
  Prices,
  Quiet,
  Rest,
  Root,
  Summary,
} from './DishRow.styles.ts';
import { Pick, PickMark } from './FeaturedDish.styles.ts';

/** Props of `DishRow`. */
export interface DishRowProps {
  dish: DishView;
  words: GuestWords;
  /** Fetched at once on the first screen, else when scrolled near. */
  isOnFirstScreen?: boolean;
}

/** How large a picture is drawn, before it is cropped; the featured one is the widest of its look. */
const drawn = {
  row: { sizes: '180px', largest: 700 },
  featured: { sizes: 'min(100vw,560px)', largest: 1300 },
} as const;

/**
 * A dish: name and price on one line, picture, description, the line of allergens, and the rest when it is asked for. All of
 * it leads to the dish's own page, but for what opens.
 */
export function DishRow({ dish, words, isOnFirstScreen = false }: DishRowProps) {
  const { look } = useTheme();
  const isShownAtOnce = isOnFirstScreen && (dish.isFeatured || showsThumbnails(look));
  const atOnce = dish.isFeatured ? 'first' : 'early';
  const hasRest = dish.ingredients.length > 0 || dish.calories !== null || dish.choices.length > 0;
  const told = <DishAllergens dish={dish} words={words} />;
  const Frame = dish.isFeatured ? Pick : Root;
  return (
    <Frame $hasPicture={dish.picture !== null && !dish.isFeatured} $text={dish.name}>
      <Headline>
        <Name dir="auto" $isQuiet={dish.isSoldOut} $text={dish.name}>
          {dish.href === undefined ? dish.name : <a href={dish.href}>{dish.name}</a>}
        </Name>
        <PriceOf dish={dish} words={words} />
      </Headline>
      {dish.picture && (
        <Picture
          picture={dish.picture}
          {...(dish.isFeatured ? drawn.featured : drawn.row)}
          priority={isShownAtOnce ? atOnce : 'lazy'}
          $isQuiet={dish.isSoldOut}
        />
      )}
      {dish.isFeatured && (
        <PickMark>
          <OwnWords words={words}>{words.featured}</OwnWords>
        </PickMark>
      )}
      {dish.description !== '' && <Description dir="auto">{dish.description}</Description>}
      {dish.warning !== undefined && <DishWarning words={words}>{dish.warning}</DishWarning>}
      {hasRest ? (
        <More>
          <Summary>
            <OwnWords words={words}>
              {told} <MoreWord>{words.more}</MoreWord>
            </OwnWords>
          </Summary>
          <Rest>
            {dish.ingredients.length > 0 && (
              <Quiet>
                <span {...words.spoken}>{words.ingredients}:</span> <bdi>{dish.ingredients.join(', ')}</bdi>
              </Quiet>
            )}
            {dish.calories !== null && (
              <Quiet>
                <OwnWords words={words}>{dish.calories}</OwnWords>
              </Quiet>
            )}
            <DishChoices choices={dish.choices} words={words} />
          </Rest>
        </More>
      ) : (
        isToldOf(dish) && (
          <Line>
            <OwnWords words={words}>{told}</OwnWords>
          </Line>
        )
      )}
    </Frame>
  );
}

function PriceOf({ dish, words }: Pick<DishRowProps, 'dish' | 'words'>) {
  const { sizes, isSoldOut } = dish;
  if (isSoldOut) {
    return (
      <Prices>
        <span {...words.spoken}>{words.soldOut}</span>
      </Prices>
    );
  }
  const [first] = sizes;
  if (!first) return null;
  if (sizes.length === 1 && first.name === '') {
    return (
      <Prices>
        <span {...(first.isInWords && words.spoken)}>{first.price}</span>
      </Prices>
    );
  }
  return (
    <Prices>
      <ul>
        {sizes.map((size) => (
          <li key={size.name}>
            <span dir="auto">{size.name}</span>
            <span {...(size.isInWords && words.spoken)}>{size.price}</span>
          </li>
        ))}
      </ul>
    </Prices>
  );
}
