import { css, styled } from 'styled-components';
import { byLook } from '../../guest/looks/style.ts';
import { upright } from '../Dress/index.ts';
import { awning, awningGap, bleed, edges, gutter, pictureAbove } from '../measures.ts';

/** Half of a gutter: to the rule in its middle, or between cards. */
const half = gutter / 2;

/** Where rows begin and end. */
export const BoardArea = styled.div`
  --top: ${edges.landscape.margin}cqh;
  --gutter: ${gutter}cqh;
  --to-edge: calc(var(--side) + ${bleed}cqh);
  position: absolute;
  inset: 0;

  ${upright} {
    --top: ${edges.upright.margin}cqh;
  }

  ${byLook({
    COUNTER: css`
      --gutter: ${half}cqh;
      --top: ${awning.landscape + awningGap}cqh;
      ${upright} {
        --top: ${awning.upright + awningGap}cqh;
      }
    `,
  })}

  &[data-picture-above] {
    ${upright} {
      --top: ${pictureAbove + awningGap}cqh;
    }
  }
`;

/** Columns beside each other; a page of one column and a picture has them in the shares of a mixed board. */
export const Columns = styled.div<{ $tracks: string }>`
  position: absolute;
  inset-inline: var(--side);
  inset-block-start: var(--top);
  block-size: calc(var(--end) - var(--top));
  display: grid;
  grid-template-columns: ${({ $tracks }) => $tracks};
  column-gap: var(--gutter);
  justify-content: center;
`;

/** Few rows stand in the middle of the glass. */
const loosely = css`
  [data-loose] > & {
    align-self: center;
  }
`;

export const ColumnBox = styled.div`
  position: relative;
  min-inline-size: 0;

  ${byLook({ COUNTER: loosely, LINEN: loosely, CANDLE: loosely })}

  ${byLook({
    GRIDDLE: css`
      --start: ${half}cqh;
      --end-side: ${half}cqh;
      --bar-left: var(--start);
      --bar-right: var(--end-side);

      &:dir(rtl) {
        --bar-left: var(--end-side);
        --bar-right: var(--start);
      }
      &:first-child {
        --start: var(--to-edge);
      }
      &:last-child {
        --end-side: var(--to-edge);
      }
      & > :first-child > :first-child {
        --bar-up: calc(var(--top) + ${bleed}cqh);
      }
      & + &::before {
        content: '';
        position: absolute;
        inset-block: calc(-1 * var(--top) - ${bleed}cqh) -0.9cqh;
        inset-inline-start: -${half + 0.3}cqh;
        inline-size: 0.6cqh;
        background: var(--s-bar);
      }
    `,
  })}
`;

/** What is shown large, in the columns that rows leave free. */
export const LargeBox = styled.div<{ $from: number }>`
  position: relative;
  grid-column: ${({ $from }) => $from} / -1;
  min-inline-size: 0;
`;
