import { css, styled } from 'styled-components';
import { focusRingInset, font, forcedColors, layer, space } from '../../theme/index.ts';
import { byLook, displayFace, filled, fullBleed, ink, type WrittenProps } from '../looks/style.ts';
import { lookFont } from '../looks/type.ts';

/** Stays on top, from edge to edge. */
export const Bar = styled.div`
  ${fullBleed}
  display: flex;
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};
  background: ${ink('paper')};
  ${byLook({
    LINEN: `border-block-end:1px solid ${ink('line')};`,
    CANDLE: `border-block-end:1px solid ${ink('line')};`,
    GRIDDLE: `border-block-end:3px solid ${ink('fill')};`,
  })}
`;

export const Root = styled.nav`
  flex: 1 1 0;
  min-inline-size: 0;
  scroll-target-group: auto;

  & > ul {
    display: flex;
    margin: 0;
    padding: ${space(1)} ${space(6)} ${space(1)} calc(var(--guest-gutter) - ${space(3)});
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
    scroll-padding-inline: var(--guest-gutter);
    mask-image: linear-gradient(to left, transparent, ${ink('ink')} ${space(6)});

    &:dir(rtl) {
      mask-image: linear-gradient(to right, transparent, ${ink('ink')} ${space(6)});
    }
  }
`;

export const Anchor = styled.a<WrittenProps>`
  ${font('guest')}
  display: flex;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: ${space(3)};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${byLook<WrittenProps>({
    COUNTER: 'border-radius:99px;',
    GRIDDLE: css<WrittenProps>`
      ${displayFace}
    `,
  })}
  ${lookFont('barEntry')}

  &:hover {
    text-decoration: underline 1px;
    text-underline-offset: 0.4em;
  }
  /* The section that is being read: the browser knows it, or the page's late script marks it. */
  &:is(:target-current, [aria-current]) {
    ${byLook({
      COUNTER: `background:${ink('ink')};color:${ink('paper')};`,
      LINEN: `color:${ink('house')};box-shadow:inset 0 -3px ${ink('house')};`,
      CANDLE: `color:${ink('house')};box-shadow:inset 0 -1px ${ink('house')};`,
      GRIDDLE: filled,
    })}
    ${forcedColors} {
      text-decoration: underline 2px;
    }
  }
  &:focus-visible {
    ${focusRingInset}
  }
`;
