import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { glow, onFillOnly, tallLines, upright } from '../Dress/index.ts';
import { DishFacts } from '../DishFacts/index.ts';
import { bleed, spotlightSizes, wordsShare } from '../measures.ts';

const { landscape, upright: tall } = spotlightSizes;

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

export const Overline = styled.p<WrittenProps>`
  padding-block-end: 1cqh;
  color: ${ink('house')};
  font-size: ${landscape.text}cqh;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;

  ${upright} {
    padding-block-end: 0.6cqh;
    font-size: ${tall.text}cqh;
  }
  ${byLook<WrittenProps>({
    COUNTER: 'color: inherit;',
    CANDLE: css`
      ${displayFace}
      font-size: 5cqh;
      font-style: italic;
      font-weight: 400;
      line-height: 1.15;
      ${upright} {
        font-size: 3.2cqh;
      }
    `,
    GRIDDLE: css`
      padding: 0;
      margin-inline-start: var(--side);
      & > span {
        display: inline-block;
        padding: 0.7cqh 1.6cqh;
        background: var(--s-bar);
        color: var(--s-on-bar);
      }
    `,
  })}
  ${tallLines}
`;

export const Name = styled.h1<WrittenProps>`
  ${displayFace}
  font-size: var(--name-face);
  line-height: 1.04;
  text-wrap: balance;

  &[data-breaks] {
    overflow-wrap: anywhere;
  }
  [data-sold-out] & {
    color: ${ink('quiet')};
  }
  ${byLook({
    COUNTER: css`
      letter-spacing: -0.01em;
      [data-sold-out] & {
        color: inherit;
      }
    `,
    CANDLE: 'letter-spacing: -0.015em; line-height: 0.98;',
    GRIDDLE: css`
      line-height: 1.22;
      margin-inline: var(--side);
      max-inline-size: 78cqw;
      text-wrap: wrap;
      & > span {
        padding-inline: 0.16em;
        margin-inline-start: -0.16em;
        /* As tall as its line: the face's own box would cover what stands above. */
        background: linear-gradient(${ink('paper')} 0 0) 0 50% / 100% 1.23em no-repeat;
        box-decoration-break: clone;
      }
      ${upright} {
        max-inline-size: none;
      }
      [data-bare] & {
        max-inline-size: none;
        line-height: 1.12;
        padding-block-end: 0.06em;
        & > span {
          background: none;
        }
      }
    `,
  })}
  ${tallLines}
`;

/** Price and texts. */
export const Band = styled.div`
  ${byLook({
    GRIDDLE: css`
      position: relative;
      display: flex;
      align-items: center;
      gap: 3.4cqh;
      min-block-size: 21cqh;
      padding: 1.6cqh var(--side);
      /* The band runs to every edge below. */
      border-image: conic-gradient(${ink('paper')} 0 0) fill 0 / 0 / 0 ${bleed}cqw 20cqh;
      ${upright} {
        display: block;
        padding-block: 1.2cqh;
        min-block-size: 0;
      }
      [data-bare] & {
        border-image: none;
      }
    `,
  })}
`;

export const Texts = styled.div`
  display: grid;
  gap: 0.9cqh;
  padding-block-start: 1.8cqh;

  ${upright} {
    padding-block-start: 1.2cqh;
  }
  ${byLook({
    GRIDDLE: css`
      flex: 1;
      padding: 0;
      ${upright} {
        padding-block-start: 1.2cqh;
      }
    `,
  })}
`;

/** What is read last, in the middle where the name is. */
const quietly = css`
  ${byLook({
    CANDLE: `color:${ink('quiet')};`,
    LINEN: `color:${ink('quiet')}; margin-inline: auto;`,
  })}
  [data-bare] & {
    ${byLook({ CANDLE: 'margin-inline: auto;' })}
  }
`;

export const Text = styled.p`
  max-inline-size: 96cqh;
  font-size: ${landscape.text}cqh;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  ${upright} {
    font-size: ${tall.text}cqh;
  }
  /* A text of which no sentence found room leaves no gap. */
  &:not(:has(> :not([hidden]))) {
    display: none;
  }
  ${quietly}
`;

export const Facts = styled(DishFacts)`
  max-inline-size: 96cqh;
  font-size: ${landscape.facts}cqh;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  ${upright} {
    font-size: ${tall.facts}cqh;
  }
  ${quietly}
`;
