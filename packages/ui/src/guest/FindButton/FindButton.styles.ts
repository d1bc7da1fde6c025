import { styled } from 'styled-components';
import { layer, motion, space, token, visuallyHidden } from '../../theme/index.ts';
import { byLook, filled } from '../looks/style.ts';

const round = `border-radius:${token('radius.round')};`;

/**
 * Stays at the foot of the window while the page is scrolled and has a place of its own at the page's end, so that nothing lies
 * below it for good. At the end of the line, because names begin at its start. While somebody reads on downwards it is out of the
 * way (`<html data-reads-on>`, which a script sets), unless the keyboard is on it.
 */
export const Root = styled.nav`
  position: sticky;
  inset-block-end: calc(${space(4)} + var(--guest-foot, 0px));
  z-index: ${layer('sticky')};
  inline-size: fit-content;
  margin-inline-start: auto;
  margin-block-end: ${space(4)};

  ${motion('base', ['transform'])}

  [data-reads-on] &:not(:focus-within) {
    transform: translateY(calc(100% + ${space(4)}));
  }
  & > a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 48px;
    padding-inline: ${space(4)};
    border: 1px solid transparent;
    font-weight: 500;
    text-decoration: none;
    ${filled}
    ${byLook({ COUNTER: round, LINEN: 'border-radius:2px;', CANDLE: round })}
  }
`;

export const Count = styled.b`
  min-inline-size: 1.6em;
  border: 2px solid;
  border-radius: ${token('radius.round')};
  font-size: 0.875em;
  line-height: 1.4;
  text-align: center;
`;

export const Unseen = styled.span`
  ${visuallyHidden}
`;
