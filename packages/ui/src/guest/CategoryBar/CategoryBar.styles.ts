import { styled } from 'styled-components';
import { breakpoint, focusRingInset, font, layer, space, token } from '../../theme/index.ts';

export const Root = styled.nav`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};
  margin-inline: calc(-1 * var(--guest-gutter));
  background: ${token('color.page')};

  /* Across a phone; from md on as long as the lines between the dishes. */
  &::after {
    content: '';
    display: block;
    border-block-end: 1px solid ${token('color.hairlineStrong')};

    ${breakpoint.up('md')} {
      margin-inline: var(--guest-gutter);
    }
  }

  & > ul {
    display: flex;
    margin: 0;
    padding: ${space(1)} calc(var(--guest-gutter) - ${space(3)});
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }
`;

export const Anchor = styled.a`
  ${font('guest')}
  display: flex;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border-radius: ${token('radius.control')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('color.hoverFill')};
  }
  &[aria-current] {
    text-decoration: underline 2px;
    text-underline-offset: 0.4em;
  }
  &:focus-visible {
    ${focusRingInset}
  }
`;
