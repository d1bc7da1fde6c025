import { memo } from 'react';
import { useTheme } from 'styled-components';
import { usualLook } from '../../guest/looks/index.ts';
import { standsUnder } from '../planning/sizes.ts';
import type { ScreenDish } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { mayPart } from './alike-rows.ts';
import {
  Amount,
  Body,
  Cell,
  Dot,
  Facts,
  Label,
  Leader,
  Line,
  Name,
  Number,
  Pair,
  Prices,
  Row,
  SoldOut,
} from './BoardRow.styles.ts';

/** Props of `BoardRow`. */
export interface BoardRowProps {
  dish: ScreenDish;
  words: ScreenWords;
  /** Names of sizes above the section's prices. */
  heads: readonly string[];
  /** Letters of the section's longest number; 0 where dishes have none. */
  numberLetters: number;
  /** Its prices stand on a line of their own, as measured. */
  isBroken: boolean;
  /** It is the one shown large. */
  isLarge: boolean;
  /** Names in plain letters, because there are many. */
  isPlain: boolean;
}

function PricesOf({ dish, heads, words }: Pick<BoardRowProps, 'dish' | 'heads' | 'words'>) {
  const { prices, isSoldOut } = dish;
  if (isSoldOut) return <SoldOut>{words.soldOut}</SoldOut>;
  if (standsUnder(heads, prices)) {
    return prices.map(({ label, text }) => (
      <Cell key={label}>
        <Amount key={text} $text={text}>
          {text}
        </Amount>
      </Cell>
    ));
  }
  return prices.map(({ label, text }) => (
    <Pair key={label}>
      {label !== '' && <Label>{label}</Label>}
      <Amount key={text} $text={text}>
        {text}
      </Amount>
    </Pair>
  ));
}

/** One dish of a board: name and price are one thing and never part. */
export const BoardRow = memo(function BoardRow({
  dish,
  words,
  heads,
  numberLetters,
  isBroken,
  isLarge,
  isPlain,
}: BoardRowProps) {
  const { look = usualLook } = useTheme();
  const hasPrices = dish.isSoldOut || dish.prices.length > 0;
  const canPart = !dish.isSoldOut && mayPart(dish.prices, heads);
  return (
    <Row
      data-dish={dish.id}
      data-sold-out={dish.isSoldOut ? '' : undefined}
      data-broken={isBroken ? '' : undefined}
    >
      {isLarge && <Dot />}
      {numberLetters > 0 && <Number $letters={numberLetters}>{dish.number}</Number>}
      <Body>
        <Line $canPart={canPart} data-parts={canPart ? '' : undefined}>
          <Name dir="auto" $text={dish.name} $isPlain={isPlain}>
            {dish.name}
          </Name>
          {look === 'LINEN' && hasPrices && <Leader />}
          {hasPrices && (
            <Prices>
              <PricesOf dish={dish} heads={heads} words={words} />
            </Prices>
          )}
        </Line>
        <Facts dish={dish} words={words} hasIngredients />
      </Body>
    </Row>
  );
});
