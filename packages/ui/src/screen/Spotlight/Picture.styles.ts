import { css, styled } from 'styled-components';
import { byLook, ink } from '../../guest/looks/style.ts';
import { upright } from '../Dress/index.ts';
import { bleed, plate } from '../measures.ts';
import { ScreenImage } from '../ScreenImage/index.ts';

/** The towards-the-end direction of a gradient, in either reading direction. */
const melting = css`
  --melt: right;
  &:dir(rtl) {
    --melt: left;
  }
`;

/** The picture of a spotlight: where it stands is the look's, that words stay beside it is every look's. */
export const Picture = styled(ScreenImage)`
  position: absolute;
  max-inline-size: none;
  object-fit: cover;

  [data-sold-out] > picture > & {
    filter: grayscale(1);
  }

  ${byLook({
    CANDLE: css`
      ${melting}
      inset-block: -${bleed}cqh;
      inset-inline-end: -${bleed}cqw;
      inline-size: calc(64cqw + ${bleed}cqw);
      block-size: calc(100% + ${2 * bleed}cqh);
      mask:
        linear-gradient(to var(--melt), transparent 16%, ${ink('ink')} 46%),
        linear-gradient(${ink('ink')} 72%, transparent 88%);
      mask-composite: intersect;

      &:dir(rtl) {
        mask:
          linear-gradient(to left, transparent 16%, ${ink('ink')} 46%),
          linear-gradient(${ink('ink')} 72%, transparent 88%);
        mask-composite: intersect;
      }
      ${upright} {
        inset-inline: -${bleed}cqw;
        inset-block: -${bleed}cqh auto;
        inline-size: calc(100% + ${2 * bleed}cqw);
        block-size: 51cqh;
        mask: linear-gradient(${ink('ink')} 66%, transparent 94%);
      }
    `,
    COUNTER: css`
      inset-block-start: -9cqh;
      inset-inline-end: -8cqw;
      inline-size: min(${plate.landscape}cqh, ${plate.ofWidth}cqw);
      block-size: min(${plate.landscape}cqh, ${plate.ofWidth}cqw);
      border-radius: 50%;
      ${upright} {
        inset-block-start: -6cqh;
        inset-inline-end: -14cqw;
        inline-size: ${plate.upright}cqh;
        block-size: ${plate.upright}cqh;
      }
    `,
    LINEN: css`
      inset-block: var(--margin) calc(100cqh - 86.6cqh);
      inset-inline-end: var(--side);
      inline-size: 60cqw;
      block-size: calc(86.6cqh - var(--margin));
      ${upright} {
        inset-block: var(--margin) auto;
        inset-inline: var(--side);
        inline-size: calc(100% - 2 * var(--side));
        block-size: 52cqh;
      }
    `,
    GRIDDLE: css`
      inset-block-start: -${bleed}cqh;
      inset-inline-end: -${bleed}cqw;
      inline-size: ${72 + bleed}cqw;
      block-size: ${67 + bleed}cqh;
      ${upright} {
        inline-size: ${100 + 2 * bleed}cqw;
        block-size: ${52 + bleed}cqh;
      }
    `,
  })}
`;
