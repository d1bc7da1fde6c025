import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { allowsMotion, tabularFigures } from '../../theme/index.ts';
import { tallLines } from '../Dress/index.ts';
import { DishFacts } from '../DishFacts/index.ts';
import { faceFactors, leastType } from '../measures.ts';
import { fadeIn } from '../motion.styles.ts';
import { screenTime } from '../motion.ts';

/** What is smaller than a row, yet never too small. */
export const small = `max(${leastType}cqh, calc(var(--row) * 0.66))`;

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: baseline;
  font-size: var(--row);
  line-height: 1.2;
  padding-block: calc(0.12em + var(--air, 0cqh));

  ${byLook({
    CANDLE: css`
      padding-block: calc(0.07em + var(--air, 0cqh));
      border-block-start: 0.12cqh solid transparent;
      & + & {
        border-color: ${ink('line')};
      }
    `,
    COUNTER: css`
      border-block-start: 0.12cqh solid transparent;
      & + & {
        border-color: ${ink('line')};
      }
    `,
  })}
`;

/** Beside the row whose dish is shown large. */
export const Dot = styled.span`
  position: absolute;
  inset-block-start: calc(0.12em + var(--air, 0cqh) + 0.6em - 0.65cqh);
  inset-inline-start: -2.2cqh;
  inline-size: 1.3cqh;
  block-size: 1.3cqh;
  border-radius: 50%;
  background: ${ink('house')};
`;

export const Number = styled.span<{ $letters: number }>`
  ${tabularFigures}
  flex: none;
  inline-size: ${({ $letters }) => `calc(${small} * (${$letters} * 0.62 + 0.7))`};
  color: ${ink('quiet')};
  font-size: ${small};
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Prices that need the width stand on a line of their own, below. */
export const Line = styled.div<{ $canPart: boolean }>`
  display: flex;
  flex-wrap: ${({ $canPart }) => ($canPart ? 'wrap' : 'nowrap')};
  align-items: baseline;
  column-gap: 0.7em;
`;

export const Name = styled.p<WrittenProps & { $isPlain: boolean }>`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${byLook<WrittenProps & { $isPlain: boolean }>({
    COUNTER: css`
      font-weight: 650;
      letter-spacing: -0.012em;
    `,
    LINEN: css`
      ${displayFace}
      font-size: ${faceFactors.LINEN.row}em;
      line-height: 1.16;
    `,
    CANDLE: css`
      ${displayFace}
      font-size: ${faceFactors.CANDLE.row}em;
      font-variation-settings: 'wght' 600;
      line-height: 1.1;
    `,
    GRIDDLE: css<WrittenProps & { $isPlain: boolean }>`
      ${({ $isPlain }: WrittenProps & { $isPlain: boolean }) =>
        $isPlain
          ? css`
              font-weight: 650;
              letter-spacing: -0.012em;
            `
          : css`
              ${displayFace}
              font-size: ${faceFactors.GRIDDLE.row}em;
              line-height: 1.24;
            `}
    `,
  })}

  [data-sold-out] & {
    color: ${ink('quiet')};
    text-decoration: line-through;
    text-decoration-thickness: 0.09em;
  }
  ${tallLines}

  /* Takes as many lines. */
  [data-gauge] & {
    text-wrap: wrap;
  }
`;

/** Dots from the name to its price. */
export const Leader = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  block-size: 0.3em;
  container-type: inline-size;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: radial-gradient(circle, ${ink('quiet')} 32%, transparent 36%) 0 100% / 0.24em 0.24em repeat-x;
  }
  /* A stub leads nowhere. */
  @container (inline-size < 1.6em) {
    &::before {
      display: none;
    }
  }

  [data-broken] & {
    visibility: hidden;
  }
  [data-gauge] & {
    container-type: normal;
  }
`;

export const Prices = styled.p`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  column-gap: 0.55em;
  max-inline-size: 100%;
  margin-inline-start: auto;
  font-weight: 500;
  text-align: end;

  ${byLook({
    CANDLE: 'font-weight:400;',
    COUNTER: 'font-weight:700;',
    GRIDDLE: css`
      font-weight: 700;
    `,
  })}

  ${Line}:not([data-parts]) > & {
    flex: none;
    flex-wrap: nowrap;
  }
`;

/** A size's name with its price. */
export const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Amount = styled.span<WrittenProps>`
  ${byLook<WrittenProps>({
    GRIDDLE: css`
      ${displayFace}
      font-size: ${faceFactors.GRIDDLE.row}em;
    `,
  })}
  line-height: 1;

  ${allowsMotion} {
    animation: ${fadeIn} ${screenTime('change')};

    [data-gauge] & {
      animation: none;
    }
  }
`;

export const Label = styled.span`
  margin-inline-end: 0.4em;
  color: ${ink('quiet')};
  font-size: ${small};
  font-weight: 450;
`;

/** A price under the name of its size. */
export const Cell = styled.span`
  inline-size: var(--price);
  white-space: nowrap;
`;

export const SoldOut = styled.span`
  color: ${ink('quiet')};
  font-size: ${small};
  font-weight: 500;
  white-space: nowrap;
`;

export const Facts = styled(DishFacts)`
  color: ${ink('quiet')};
  font-size: max(${leastType}cqh, calc(var(--row) * 0.56));
  line-height: 1.25;
  padding-block: 0.1em 0.2em;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
