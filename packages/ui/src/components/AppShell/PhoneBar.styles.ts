import { css, styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  breakpoint,
  focusRingInset,
  font,
  forcedColors,
  layer,
  layout,
  measure,
  space,
  token,
} from '../../theme/index.ts';

/** As high as its words are with larger letters: in each place they have two lines. */
export const phoneBarHeight = `max(${measure('phoneBar')}, ${layout.phoneBar / 16}rem)`;

export const Bar = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${layer('appBar')};
  display: flex;
  min-block-size: ${phoneBarHeight};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('color.hairline')};
  background: ${token('color.page')};

  ${breakpoint.up('sm')} {
    display: none;
  }
`;

const place = css`
  ${font('overline')}
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-inline-size: 0;
  padding: ${space(1)};
  border: 0;
  background: none;
  color: ${token('color.textQuiet')};
  text-decoration: none;
  cursor: default;

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    ${focusRingInset}
  }
  &:is([aria-current], [data-current]) {
    color: ${token('color.text')};
    font-weight: 600;
  }
  &:is([aria-current], [data-current])::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inline-size: ${space(8)};
    block-size: 3px;
    border-end-start-radius: ${token('radius.control')};
    border-end-end-radius: ${token('radius.control')};
    background: ${token('color.mark')};
  }
  ${forcedColors} {
    &:is([aria-current], [data-current])::before {
      background: Highlight;
    }
  }
`;

export const PlaceLink = styled(AriaLink)`
  ${place}
`;

export const MoreButton = styled(AriaButton)`
  ${place}
`;
