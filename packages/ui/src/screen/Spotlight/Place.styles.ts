import { css, styled } from 'styled-components';
import { byLook, ink } from '../../guest/looks/style.ts';
import { glow, onFillOnly, upright } from '../Dress/index.ts';
import { bleed, wordsShare } from '../measures.ts';

export const Layer = styled.article`
  position: absolute;
  inset: 0;

  ${byLook({
    COUNTER: css`
      &[data-on-fill] {
        ${onFillOnly}
      }
    `,
    CANDLE: css`
      /* A wire from the ceiling, and its light where no word stands. */
      &::before {
        content: '';
        position: absolute;
        inset-block-start: -${bleed}cqh;
        inset-inline-start: var(--side);
        inline-size: 0.16cqh;
        block-size: ${9 + bleed}cqh;
        background: linear-gradient(transparent, ${ink('house')});
      }
      &[data-bare]::before {
        inset-inline-start: 50%;
        block-size: ${13 + bleed}cqh;
      }
      &[data-bare]::after {
        ${glow}
        inset-block-start: -4cqh;
      }
      ${upright} {
        &:not([data-bare])::before {
          display: none;
        }
      }
    `,
  })}
`;

/** Where words may stand, beside the picture and not on it. */
export const Words = styled.div`
  --words-top: var(--margin);
  position: absolute;
  inset-block: var(--words-top) calc(100cqh - var(--end));
  inset-inline-start: var(--side);
  inline-size: calc(${wordsShare}cqw - var(--side));
  display: flex;
  flex-direction: column;
  justify-content: safe center;

  ${upright} {
    --words-top: 49cqh;
    inline-size: calc(100% - 2 * var(--side));
    justify-content: flex-start;
  }

  ${byLook({
    CANDLE: css`
      [data-bare] > & {
        --words-top: 12cqh;
        inline-size: calc(100% - 2 * var(--side));
        text-align: center;
      }
    `,
    COUNTER: css`
      inset-block-end: calc(100cqh - 83cqh);
      inline-size: calc(${wordsShare + 2}cqw - var(--side));
      [data-bare] > & {
        inline-size: calc(100% - 2 * var(--side));
      }
      [data-bare][data-round] > & {
        inline-size: calc(58cqw - var(--side));
      }
      ${upright} {
        --words-top: 47.5cqh;
        inline-size: calc(100% - 2 * var(--side));
        [data-bare] > & {
          --words-top: var(--margin);
          justify-content: safe center;
        }
        [data-bare][data-round] > & {
          --words-top: 42cqh;
          inline-size: calc(100% - 2 * var(--side));
          justify-content: flex-start;
        }
      }
    `,
    LINEN: css`
      inset-block-end: calc(100cqh - 86.6cqh);
      inline-size: 46cqw;
      text-align: center;
      ${upright} {
        --words-top: 30cqh;
        inset-inline-start: 10cqw;
        inline-size: 80cqw;
        justify-content: flex-end;
      }
      [data-bare] > & {
        inline-size: calc(100% - 2 * var(--side));
        padding: 5cqh;
        border: 0.9cqh double ${ink('house')};
        background: ${ink('card')};
        ${upright} {
          --words-top: var(--margin);
          inset-inline-start: var(--side);
          justify-content: safe center;
          padding: 3cqh;
        }
      }
    `,
    GRIDDLE: css`
      inset-inline: 0;
      inline-size: auto;
      justify-content: flex-end;
      ${upright} {
        --words-top: 10cqh;
        inline-size: auto;
      }
      [data-bare] > & {
        justify-content: safe center;
      }
    `,
  })}

  ${upright} {
    [data-bare] > & {
      ${byLook({ CANDLE: '--words-top: 16cqh; justify-content: safe center;' })}
    }
  }
`;

export const Block = styled.div`
  flex: none;

  ${byLook({
    LINEN: css`
      padding: 4.4cqh 3cqh 4cqh;
      border: 0.9cqh double ${ink('house')};
      background: ${ink('card')};
      ${upright} {
        padding: 2.4cqh 2cqh;
      }
      [data-bare] & {
        padding: 0;
        border: 0;
        background: none;
      }
    `,
    CANDLE: css`
      [data-bare] & {
        margin-inline: auto;
        max-inline-size: min(100%, 130cqh);
      }
    `,
  })}
`;
