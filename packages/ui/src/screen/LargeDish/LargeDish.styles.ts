import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { allowsMotion, tabularFigures } from '../../theme/index.ts';
import { onFillOnly, tallLines, upright } from '../Dress/index.ts';
import { bleed, gutter, leastType, pictureAbove } from '../measures.ts';
import { fadeIn } from '../motion.styles.ts';
import { screenTime } from '../motion.ts';
import { ScreenImage } from '../ScreenImage/index.ts';

const half = gutter / 2;

export const Panel = styled.div`
  position: relative;
  block-size: 100%;
  display: flex;
  flex-direction: column;
  gap: 2cqh;

  ${upright} {
    position: absolute;
    inset-inline: var(--side);
    inset-block-start: var(--margin);
    block-size: calc(${pictureAbove}cqh - var(--margin));
    gap: 1.2cqh;
  }

  &[data-bare] {
    justify-content: center;
  }

  ${byLook({
    COUNTER: css`
      padding: 3cqh;
      border-radius: 2cqh;
      background: ${ink('fill')};
      color: ${ink('onFill')};
      ${onFillOnly}
      overflow: hidden;
      justify-content: flex-end;
      ${upright} {
        inset-inline: 0;
        inset-block-start: 0;
        block-size: ${pictureAbove}cqh;
        padding: 3cqh var(--side);
        border-radius: 0;
      }
    `,
    LINEN: css`
      ${upright} {
        &:not([data-bare]) {
          flex-direction: row;
          gap: 3cqh;
        }
      }
      &[data-bare] {
        padding: 3cqh;
        border: 0.9cqh double ${ink('house')};
        background: ${ink('card')};
        text-align: center;
      }
    `,
    GRIDDLE: css`
      position: absolute;
      inset-block: calc(-1 * var(--top) - ${bleed}cqh) -0.9cqh;
      inset-inline: -${half - 0.3}cqh calc(-1 * var(--to-edge));
      block-size: auto;
      background: var(--s-bar);
      color: var(--s-on-bar);
      justify-content: flex-end;
      ${upright} {
        inset-block: -${bleed}cqh auto;
        inset-inline: calc(-1 * ${bleed}cqw);
        block-size: ${pictureAbove + bleed}cqh;
      }
    `,
    CANDLE: css`
      justify-content: flex-end;
    `,
  })}
`;

export const Shot = styled(ScreenImage)`
  flex: 1 1 0;
  min-block-size: 0;
  inline-size: 100%;
  max-inline-size: none;
  object-fit: cover;

  [data-sold-out] > picture > & {
    filter: grayscale(1);
  }

  ${byLook({
    COUNTER: css`
      position: absolute;
      inset-block-start: -4cqh;
      inset-inline-end: -8cqh;
      inline-size: 48cqh;
      block-size: 48cqh;
      border-radius: 50%;
      ${upright} {
        inset-block-start: -3cqh;
        inset-inline-end: -4cqh;
        inline-size: 27cqh;
        block-size: 27cqh;
      }
    `,
    CANDLE: css`
      position: absolute;
      inset-block: calc(-1 * var(--top) - ${bleed}cqh) 30%;
      inset-inline: -${gutter}cqh calc(-1 * var(--to-edge));
      inline-size: calc(100% + ${gutter}cqh + var(--to-edge));
      block-size: calc(70% + var(--top) + ${bleed}cqh);
      mask:
        linear-gradient(to var(--end-of-line, right), transparent 4%, ${ink('ink')} 34%),
        linear-gradient(${ink('ink')} 62%, transparent);
      mask-composite: intersect;
    `,
    GRIDDLE: css`
      position: absolute;
      inset: 0;
      block-size: 100%;
    `,
    LINEN: css`
      ${upright} {
        flex: none;
        inline-size: 46%;
        block-size: 100%;
      }
    `,
  })}
`;

export const Caption = styled.div`
  position: relative;
  flex: none;

  ${byLook({
    COUNTER: css`
      ${upright} {
        max-inline-size: 26cqh;
      }
    `,
    LINEN: css`
      ${upright} {
        flex: 1;
        align-self: center;
        min-inline-size: 0;
      }
      [data-bare] > & {
        flex: none;
        align-self: auto;
      }
    `,
  })}
`;

/** Name and price: beside each other where they find room, else one below the other. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: 2cqh;

  [data-bare] & {
    display: block;
  }
  ${byLook({
    COUNTER: 'display: block;',
    CANDLE: 'display: block;',
    GRIDDLE: css`
      display: flex;
      flex-wrap: nowrap;
      align-items: flex-end;
      column-gap: 0;
    `,
  })}
`;

export const Name = styled.h2<WrittenProps>`
  flex: 0 1 auto;
  min-inline-size: 0;
  ${displayFace}
  font-size: var(--name-face);
  line-height: 1.06;
  text-wrap: balance;

  &[data-breaks] {
    overflow-wrap: anywhere;
  }
  [data-sold-out] & {
    text-decoration: line-through;
    text-decoration-thickness: 0.07em;
  }
  ${byLook({
    GRIDDLE: css`
      padding-block: 2cqh;
      /* No padding: what runs into that counts as room where a name is fitted, and would end beyond the glass. */
      border-inline: ${half}cqh solid transparent;
      background: ${ink('paper')};
      color: ${ink('ink')};
      line-height: 1.2;
    `,
  })}
  ${tallLines}
`;

export const Price = styled.p`
  ${tabularFigures}
  flex: none;
  max-inline-size: 100%;
  color: ${ink('house')};
  font-size: max(${leastType}cqh, calc(var(--name) * 0.86));
  line-height: 1.15;

  ${byLook({
    CANDLE: 'font-weight: 300;',
    COUNTER: 'color: inherit;',
    GRIDDLE: css`
      margin-inline-start: auto;
      padding: 1.4cqh ${half}cqh;
      background: var(--s-bar);
      color: var(--s-on-bar);
      font-size: calc(var(--name) * 1.1);
    `,
  })}
`;

export const Amount = styled.span<WrittenProps>`
  ${byLook<WrittenProps>({
    COUNTER: css`
      ${displayFace}
    `,
    GRIDDLE: css`
      ${displayFace}
    `,
  })}

  ${allowsMotion} {
    animation: ${fadeIn} ${screenTime('change')};
  }
`;

export const Text = styled.p`
  margin-block-start: 0.3em;
  color: ${ink('quiet')};
  font-size: max(${leastType}cqh, 2.7cqh);
  line-height: 1.3;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  ${upright} {
    font-size: ${leastType}cqh;
  }
  ${byLook({ COUNTER: 'color: inherit;', GRIDDLE: 'display: none;' })}
`;
