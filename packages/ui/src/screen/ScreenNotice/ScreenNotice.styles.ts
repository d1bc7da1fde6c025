import { css, styled } from 'styled-components';
import { byLook, displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { allowsMotion, token } from '../../theme/index.ts';
import { glow, onFillOnly, tallLines, upright } from '../Dress/index.ts';
import { awning, bleed, leastType } from '../measures.ts';
import { pulse } from '../motion.styles.ts';
import { screenTime } from '../motion.ts';

/** The ground of a notice, in the restaurant's colour while it says which screen it is. */
export const Sky = styled.div`
  position: absolute;
  inset: -${bleed}cqh -${bleed}cqw;
  padding: ${bleed}cqh ${bleed}cqw;

  & > * {
    margin: ${bleed}cqh ${bleed}cqw;
  }

  &[data-kind='IDENTIFY'] {
    background: ${ink('fill')};
    color: ${ink('onFill')};
    ${onFillOnly}
  }
  ${allowsMotion} {
    &[data-kind='IDENTIFY']:not([data-still]) > * {
      animation: ${pulse} ${screenTime('pulse')} ease-in-out 3;
    }
  }

  ${byLook({
    COUNTER: css`
      &:not([data-kind='IDENTIFY'], [data-kind='OFF'], [data-ours])::before {
        content: '';
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0;
        block-size: ${awning.landscape + bleed}cqh;
        background:
          linear-gradient(${ink('fill')} 0 0) 0 0 / 100% calc(100% - 1.45cqh) no-repeat,
          radial-gradient(circle at 50% 0, ${ink('fill')} 1.45cqh, transparent 1.5cqh) 0 100% / 3cqh 1.5cqh
            repeat-x;
      }
      ${upright} {
        &::before {
          block-size: ${awning.upright + bleed}cqh;
        }
      }
    `,
    CANDLE: css`
      &:not([data-kind='IDENTIFY'], [data-kind='OFF'], [data-ours])::before {
        content: '';
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: 50%;
        inline-size: 0.16cqh;
        block-size: ${14 + bleed}cqh;
        background: linear-gradient(transparent, ${ink('house')});
      }
      &:not([data-kind='IDENTIFY'], [data-kind='OFF'], [data-ours])::after {
        ${glow}
        inset-block-start: -2cqh;
      }
    `,
  })}
`;

export const Words = styled.div`
  position: absolute;
  inset-block: 18cqh calc(100cqh - var(--end));
  inset-inline: var(--side);
  display: flex;
  flex-direction: column;
  justify-content: safe center;

  [data-kind='IDENTIFY'] > &,
  [data-kind='OFF'] > &,
  [data-kind='WAITING'] > & {
    inset-block: var(--margin);
    text-align: center;
  }

  ${byLook({
    CANDLE: 'text-align: center;',
    LINEN: css`
      &:not([data-ours]) {
        inset-block: var(--margin) calc(100cqh - var(--end));
        align-items: center;
        text-align: center;
      }
    `,
  })}
`;

export const Block = styled.div`
  flex: none;
  max-inline-size: 100%;

  ${byLook({
    LINEN: css`
      ${Words}:not([data-ours]) > & {
        padding: 6cqh 7cqh;
        border: 0.9cqh double ${ink('house')};
        background: ${ink('card')};
      }
      ${upright} {
        ${Words}:not([data-ours]) > & {
          padding: 4cqh 2.4cqh;
        }
      }
      [data-kind='OFF'] ${Words} > & {
        border-color: transparent;
        background: none;
      }
    `,
  })}
`;

export const Overline = styled.p<WrittenProps>`
  padding-block-end: 1.2cqh;
  color: ${ink('house')};
  font-size: 3.6cqh;
  font-weight: 600;
  line-height: 1.25;

  ${upright} {
    font-size: ${leastType}cqh;
  }
  ${byLook<WrittenProps>({
    CANDLE: css`
      ${Words}:not([data-ours]) & {
        ${displayFace}
        font-size: 5cqh;
        font-style: italic;
        font-weight: 400;
      }
    `,
  })}
`;

export const Title = styled.h1<WrittenProps>`
  ${displayFace}
  font-size: var(--name-face);
  line-height: 1.06;
  text-wrap: balance;

  &[data-breaks] {
    overflow-wrap: anywhere;
  }
  [data-ours] > * > & {
    font-family: ${token('font.body')};
    font-weight: 650;
    letter-spacing: -0.03em;
    text-transform: none;
  }
  [data-kind='OFF'] & {
    color: ${ink('quiet')};
  }
  ${byLook({ GRIDDLE: 'line-height: 1.2;' })}
  ${tallLines}
`;

export const Text = styled.p`
  padding-block-start: 2.4cqh;
  color: ${ink('quiet')};
  font-size: 4cqh;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${upright} {
    padding-block-start: 1.6cqh;
    font-size: 2.6cqh;
  }
  [data-kind='IDENTIFY'] & {
    font-weight: 600;
  }
`;

export const Hint = styled.p`
  padding-block-start: 5cqh;
  max-inline-size: 76cqh;
  color: ${ink('quiet')};
  font-size: ${leastType}cqh;
  line-height: 1.3;
  overflow-wrap: anywhere;

  ${upright} {
    padding-block-start: 3cqh;
  }
  ${byLook({ CANDLE: 'margin-inline: auto;', LINEN: 'margin-inline: auto;' })}
`;
