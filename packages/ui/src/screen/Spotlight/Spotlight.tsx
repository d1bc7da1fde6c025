import { useCallback } from 'react';
import { useTheme } from 'styled-components';
import { usualLook } from '../../guest/looks/index.ts';
import { hasFacts } from '../DishFacts/index.ts';
import { faceFactors, fiveLinesBelow, nameLadders } from '../measures.ts';
import { hangOf } from '../planning/plan-face.ts';
import type { SpotlightView } from '../planning/views.ts';
import { Sentences } from '../Sentences/index.ts';
import type { ScreenDish } from '../types.ts';
import { useFit } from '../useFit.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Picture } from './Picture.styles.ts';
import { Amount, Label, Price, Prices } from './Prices.styles.ts';
import { Block, Layer, Words } from './Place.styles.ts';
import { Band, Facts, Name, Overline, Text, Texts } from './Texts.styles.ts';

/** Props of `Spotlight`. */
export interface SpotlightProps {
  view: SpotlightView;
  glass: Glass;
  words: ScreenWords;
  /** It stands on the restaurant's colour. */
  isOnFill: boolean;
}

function PricesOf({ dish, words }: { dish: ScreenDish; words: ScreenWords }) {
  const prices = dish.isSoldOut ? [{ label: '', text: words.soldOut }] : dish.prices;
  if (prices.length === 0) return null;
  return (
    <Prices data-single={prices.length === 1 ? '' : undefined}>
      {prices.map(({ label, text }) => (
        <Price key={label} $letters={text.length}>
          {label !== '' && <Label>{label}</Label>}
          <Amount key={text} $text={text}>
            {text}
          </Amount>
        </Price>
      ))}
    </Prices>
  );
}

/** One dish, as large as its name lets it be: readable from the door. */
export function Spotlight({ view: { dish, title }, glass, words, isOnFill }: SpotlightProps) {
  const { look = usualLook } = useTheme();
  const hang = hangOf(glass);
  const { picture } = dish;
  const rulesOf = useCallback(
    (isCrowded: boolean) => ({
      ladder: nameLadders[(picture === null || isCrowded) && hang === 'landscape' ? 'bare' : hang],
      factor: faceFactors[look].name,
      fiveLinesBelow: fiveLinesBelow[hang],
    }),
    [hang, look, picture],
  );
  const { ref, isCrowded } = useFit(rulesOf, glass, dish);
  const isBare = picture === null || isCrowded;
  const hasRound = look === 'COUNTER' && (dish.isSoldOut || dish.prices.length === 1);
  const hasTexts = dish.description !== '' || dish.ingredients !== '' || hasFacts(dish);
  return (
    <Layer
      data-bare={isBare ? '' : undefined}
      data-sold-out={dish.isSoldOut ? '' : undefined}
      data-on-fill={isOnFill ? '' : undefined}
      data-round={hasRound ? '' : undefined}
    >
      {picture && !isCrowded && <Picture picture={picture} />}
      <Words ref={ref}>
        <Block data-fit="block">
          {title !== '' && (
            <Overline dir="auto" $text={title}>
              <span>{title}</span>
            </Overline>
          )}
          <Name dir="auto" data-fit="name" $text={dish.name}>
            <span>{dish.name}</span>
          </Name>
          <Band>
            <PricesOf dish={dish} words={words} />
            {hasTexts && (
              <Texts>
                {[dish.description, dish.ingredients].map(
                  (text) =>
                    text !== '' && (
                      <Text key={text} dir="auto">
                        <Sentences text={text} />
                      </Text>
                    ),
                )}
                <Facts dish={dish} words={words} />
              </Texts>
            )}
          </Band>
        </Block>
      </Words>
    </Layer>
  );
}
