import { useCallback } from 'react';
import { useTheme } from 'styled-components';
import { usualLook, type LookName } from '../../guest/looks/index.ts';
import { faceFactors, fiveLinesBelow, largeLadders, shareOfWords } from '../measures.ts';
import { hangOf } from '../planning/plan-face.ts';
import { Sentences } from '../Sentences/index.ts';
import type { ScreenDish } from '../types.ts';
import { useFit } from '../useFit.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Amount, Caption, Name, Panel, Price, Shot, Text, Top } from './LargeDish.styles.ts';

/** Props of `LargeDish`. */
export interface LargeDishProps {
  dish: ScreenDish;
  glass: Glass;
  words: ScreenWords;
}

/** Looks that have words beside the picture where the glass is tall; the others have them below. */
const besideUpright: ReadonlySet<LookName> = new Set(['COUNTER', 'LINEN']);

/** One price for all: the first of several, which is the lowest, says so. */
function priceOf({ prices, isSoldOut }: ScreenDish, words: ScreenWords): string {
  const [first] = prices;
  if (isSoldOut) return words.soldOut;
  if (!first) return '';
  return prices.length > 1 ? `${words.from} ${first.text}` : first.text;
}

/** The dish of a board that has a picture beside the rows, or is written large there. */
export function LargeDish({ dish, glass, words }: LargeDishProps) {
  const { look = usualLook } = useTheme();
  const hang = hangOf(glass);
  const { picture } = dish;
  const pictured = hang === 'upright' && besideUpright.has(look) ? 'beside' : 'below';
  const rulesOf = useCallback(
    (isCrowded: boolean) => ({
      ladder: largeLadders[hang],
      factor: faceFactors[look].name,
      fiveLinesBelow: fiveLinesBelow[hang],
      share: shareOfWords[picture === null || isCrowded ? 'bare' : pictured],
    }),
    [hang, look, picture, pictured],
  );
  const { ref, isCrowded } = useFit(rulesOf, glass, dish);
  const isBare = picture === null || isCrowded;
  const price = priceOf(dish, words);
  return (
    <Panel ref={ref} data-bare={isBare ? '' : undefined} data-sold-out={dish.isSoldOut ? '' : undefined}>
      {picture && !isCrowded && <Shot picture={picture} />}
      <Caption data-fit="block">
        <Top>
          <Name dir="auto" data-fit="name" $text={dish.name}>
            <span>{dish.name}</span>
          </Name>
          {price !== '' && (
            <Price>
              <Amount key={price} $text={price}>
                {price}
              </Amount>
            </Price>
          )}
        </Top>
        {dish.description !== '' && (
          <Text dir="auto">
            <Sentences text={dish.description} />
          </Text>
        )}
      </Caption>
    </Panel>
  );
}
