import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { tallLines, upright } from '../Dress/index.ts';
import { DishFacts } from '../DishFacts/index.ts';
import { bleed, spotlightSizes } from '../measures.ts';

const { landscape, upright: tall } = spotlightSizes;

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
