import { css, styled } from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { lookProperty, byLook, displayFace, filled, ink, type WrittenProps } from '../looks/style.ts';
import { lookFont } from '../looks/type.ts';
import { Root } from './DishRow.styles.ts';
import { pageBreakpoint } from '../measures.ts';

/** On the house colour everything is written in the one text that is readable there. */
const onFill = css`
  ${(['ink', 'quiet', 'house', 'warn', 'line'] as const)
    .map((role) => `${lookProperty(role)}:${ink('onFill')};`)
    .join('')}
  --cm-color-focus-ring: ${ink('onFill')};
  background: ${ink('fill')};
  color: ${ink('onFill')};
`;

/** The dish that comes first in its section: the same parts as a row's, larger, and its picture as the look's one strong move. */
export const Pick = styled(Root)<WrittenProps>`
  position: relative;
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;

  & h3 {
    ${byLook<WrittenProps>({
      COUNTER: css<WrittenProps>`
        ${displayFace}
      `,
    })}
    ${lookFont('pickName')}
  }
  & > picture {
    order: -1;
    max-inline-size: none;
  }
  ${byLook({
    COUNTER: css`
      ${onFill}
      padding-block-start: ${space(4)};

      &:has(> picture) {
        padding-block-start: min(252px, 64cqi);
      }
      & > picture {
        position: absolute;
        inset-block-start: -56px;
        inset-inline-end: -42px;
        inline-size: min(300px, 77cqi);
        block-size: min(300px, 77cqi);
        margin: 0;
      }
      ${pageBreakpoint.up('sm')} {
        &:has(> picture) {
          min-block-size: 300px;
          padding-block-start: 80px;
          padding-inline-end: 324px;
        }
        & > picture {
          inline-size: 360px;
          block-size: 360px;
        }
      }
    `,
    LINEN: css`
      & > picture {
        inline-size: 100%;
        block-size: 224px;
        margin: 0 0 ${space(3)};
      }
      &:not(:has(> picture)) {
        margin-block: 13px;
        padding: ${space(4)} ${space(4)} 0;
        border: 5px double ${ink('house')};
      }
      ${pageBreakpoint.up('sm')} {
        &:has(> picture) {
          min-block-size: 285px;
          padding-block-start: 56px;
          padding-inline-end: calc(50% + ${space(8)});
        }
        & > picture {
          position: absolute;
          inset-block-start: 13px;
          inset-inline-end: 0;
          inline-size: 50%;
          block-size: 264px;
        }
      }
    `,
    CANDLE: css`
      padding-block-start: 0;
      isolation: isolate;

      && > picture {
        /* Below the name, which enters its last fade. */
        position: relative;
        z-index: -1;
        display: block;
        block-size: 400px;
        margin: 0 calc(-1 * var(--guest-gutter)) -44px;
        border-radius: 0;
        mask-image: linear-gradient(
          transparent,
          ${ink('ink')} 48px calc(100% - 160px),
          transparent calc(100% - 20px)
        );
      }
      ${pageBreakpoint.up('md')} {
        && > picture {
          block-size: 480px;
          margin-inline: 0;
        }
      }
    `,
    GRIDDLE: css`
      & > :has(h3) {
        flex-wrap: wrap;
      }
      & h3 + div {
        ${lookFont('pickName')}
      }
      & > picture {
        position: relative;
        inline-size: auto;
        block-size: 290px;
        margin: -14px calc(-1 * var(--guest-gutter)) ${space(3)};
      }
      &:has(> picture) {
        padding-inline-start: var(--guest-gutter);
      }
      ${pageBreakpoint.up('md')} {
        &:has(> picture) {
          min-block-size: 340px;
          padding-inline-start: calc(50% + ${space(4)});
        }
        & > picture {
          position: absolute;
          inset-block: 0;
          inline-size: 50%;
          block-size: auto;
          margin: 0;
        }
      }
    `,
  })}
`;

/** Says that the restaurant puts it first: on solid ground, where it lies over the picture. */
export const PickMark = styled.span`
  ${font('small')}
  order: -1;
  inline-size: fit-content;
  font-weight: 600;
  ${byLook({
    COUNTER: css`
      picture + & {
        position: absolute;
        inset-block-start: ${space(4)};
      }
    `,
    LINEN: css`
      padding: ${space(1)} ${space(3)};
      ${filled}

      picture + & {
        position: absolute;
        inset-block-start: 25px;
      }
      ${pageBreakpoint.up('sm')} {
        picture + & {
          inset-inline-start: 50%;
        }
      }
    `,
    CANDLE: css`
      color: ${ink('house')};

      picture + && {
        display: none;
      }
    `,
    GRIDDLE: css`
      padding: ${space(1)} ${space(3)};
      ${filled}

      picture + & {
        position: absolute;
        inset-block-start: 14px;
        inset-inline-start: 0;
        padding-inline-start: var(--guest-gutter);
      }
    `,
  })}
`;
