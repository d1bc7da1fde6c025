import type { CSSProperties } from 'react';
import { useTheme } from 'styled-components';
import { usualLook } from '../../guest/looks/index.ts';
import { sizeHeads, standsUnder } from '../planning/sizes.ts';
import type { ScreenSection } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { BoardRow } from './BoardRow.tsx';
import { Continued, Head, Heads, Part, Rows, SizeHead, Title } from './BoardSection.styles.ts';

/** Props of `BoardSection`. */
export interface BoardSectionProps {
  section: ScreenSection;
  /** Which of its dishes stand here; `to` is not among them. */
  from: number;
  to: number;
  words: ScreenWords;
  /** Rows whose prices stand on a line of their own. */
  broken: ReadonlySet<number>;
  /** The dish that is shown large. */
  largeId: string | null;
  /** Names in plain letters, because there are many. */
  isPlain: boolean;
}

/** How wide a figure is, in sizes, and a letter of a size's name above it. */
const figureWidth = { body: 0.62, face: 0.54 };
const headWidth = 0.44;

/** Letters of the longest text. */
function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

/** A section, or what stands of it in this column. */
export function BoardSection({ section, from, to, words, broken, largeId, isPlain }: BoardSectionProps) {
  const { look = usualLook } = useTheme();
  const { title, dishes } = section;
  const heads = sizeHeads(dishes);
  const figure = look === 'GRIDDLE' ? figureWidth.face : figureWidth.body;
  const headed = dishes.filter(({ prices }) => standsUnder(heads, prices));
  const prices = headed.flatMap((dish) => dish.prices.map(({ text }) => text));
  const price = Math.max(longest(prices) * figure, longest(heads) * headWidth);
  const numberLetters = longest(dishes.map(({ number = '' }) => number));
  return (
    <Part style={{ '--price': `calc(var(--row) * ${price.toFixed(2)})` } as CSSProperties}>
      <Head>
        <Title dir="auto" $text={title}>
          {title} {from > 0 && <Continued>{words.continued}</Continued>}
        </Title>
        {heads.length > 0 && (
          <Heads>
            {heads.map((head) => (
              <SizeHead key={head}>{head}</SizeHead>
            ))}
          </Heads>
        )}
      </Head>
      <Rows>
        {dishes.slice(from, to).map((dish, index) => (
          <BoardRow
            key={dish.id}
            dish={dish}
            words={words}
            heads={heads}
            numberLetters={numberLetters}
            isBroken={broken.has(from + index)}
            isLarge={dish.id === largeId}
            isPlain={isPlain}
          />
        ))}
      </Rows>
    </Part>
  );
}
