import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { allowsMotion, tabularFigures } from '../../theme/index.ts';
import { upright } from '../Dress/index.ts';
import { leastType, spotlightSizes, sticker, type Hang } from '../measures.ts';
import { fadeIn } from '../motion.styles.ts';
import { screenTime } from '../motion.ts';

/** A price's size beside a name of this one, alone or one of several. */
function priceSize(hang: Hang, kind: 'price' | 'sizes'): string {
  const { least, most, ofName } = spotlightSizes[hang][kind];
  return `clamp(${least}cqh, calc(var(--name) * ${ofName}), ${most}cqh)`;
}

/** A figure's width in its face, and how much of a round its figures may take across. */
const figureWidth = 0.62;
const shareOfRound = 0.8;

/** Letters that a price in a round has on one line at most. */
const lettersOfRound = 8;

export const Prices = styled.ul`
  ${tabularFigures}
  --price: ${priceSize('landscape', 'sizes')};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 1.4cqh 3.4cqh;
  padding-block-start: 1cqh;
  color: ${ink('house')};

  &[data-single] {
    --price: ${priceSize('landscape', 'price')};
  }
  ${upright} {
    --price: ${priceSize('upright', 'sizes')};
    gap: 1cqh 2cqh;
    &[data-single] {
      --price: ${priceSize('upright', 'price')};
    }
  }

  ${byLook({
    LINEN: 'justify-content: center;',
    CANDLE: css`
      [data-bare] & {
        justify-content: center;
      }
    `,
    GRIDDLE: css`
      flex: none;
      gap: 1.4cqh;
      padding-block-start: 0;
      max-inline-size: 62cqw;
      ${upright} {
        max-inline-size: none;
      }
    `,
    COUNTER: css`
      gap: 1.4cqh;
      padding-block-start: 1.6cqh;
      &[data-single] {
        --round: ${sticker.beside}cqh;
        position: absolute;
        inset-block-start: calc(55cqh - var(--words-top));
        inset-inline-start: calc(51cqw - var(--side));
        padding: 0;
        ${upright} {
          --round: ${sticker.upright}cqh;
          inset-block-start: calc(31cqh - var(--words-top));
          inset-inline-start: 0;
        }
        [data-bare] & {
          --round: min(${sticker.bare}cqh, ${sticker.bareOfWidth}cqw);
          inset-block-start: calc(10cqh - var(--words-top));
          inset-inline-start: calc(100cqw - 2 * var(--side) - var(--round));
          ${upright} {
            --round: ${sticker.bareUpright}cqh;
            inset-block-start: calc(5cqh - var(--words-top));
            inset-inline-start: calc(100cqw - 2 * var(--side) - var(--round));
          }
        }
      }
    `,
  })}
`;

const round = css<{ $letters: number }>`
  [data-single] > & {
    inline-size: var(--round);
    block-size: var(--round);
    align-items: center;
    justify-content: center;
    padding: 0;
    border-radius: 50%;
    font-size: max(
      ${leastType}cqh,
      calc(
        var(--round) * ${({ $letters }) => shareOfRound / (figureWidth * Math.min($letters, lettersOfRound))}
      )
    );
    text-align: center;
    rotate: -6deg;
  }
`;

export const Price = styled.li<{ $letters: number }>`
  display: flex;
  flex-direction: column;
  max-inline-size: 100%;
  font-size: var(--price);
  line-height: 1.12;

  ${byLook<{ $letters: number }>({
    LINEN: 'align-items: center; font-weight: 500; letter-spacing: -0.02em;',
    CANDLE: css`
      font-weight: 300;
      letter-spacing: -0.02em;
      [data-bare] & {
        align-items: center;
      }
    `,
    COUNTER: css<{ $letters: number }>`
      padding: 1.2cqh 3.2cqh;
      border-radius: 99cqh;
      background: var(--s-bar);
      color: var(--s-on-bar);
      ${upright} {
        padding: 0.8cqh 2.2cqh;
      }
      ${round}
    `,
    GRIDDLE: css`
      padding: 0.8cqh 2.2cqh;
      background: var(--s-bar);
      color: var(--s-on-bar);
      ${upright} {
        padding: 0.5cqh 1.6cqh;
      }
    `,
  })}
`;

export const Amount = styled.span<WrittenProps>`
  overflow-wrap: anywhere;
  ${byLook<WrittenProps>({
    COUNTER: css`
      ${displayFace}
    `,
    GRIDDLE: css`
      ${displayFace}
      line-height: 1.3;
    `,
  })}

  ${allowsMotion} {
    animation: ${fadeIn} ${screenTime('change')};
  }
`;

export const Label = styled.span`
  color: ${ink('quiet')};
  font-size: ${spotlightSizes.landscape.label}cqh;
  font-weight: 500;
  letter-spacing: 0;
  line-height: 1.25;

  ${upright} {
    font-size: ${spotlightSizes.upright.label}cqh;
  }
  ${byLook({ COUNTER: 'color: inherit;', GRIDDLE: 'color: inherit;' })}
`;
