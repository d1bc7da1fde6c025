import { styled } from 'styled-components';
import {
  allowsMotion,
  breakpoint,
  focusRing,
  font,
  layer,
  measure,
  space,
  token,
} from '../../theme/index.ts';

export const Root = styled.div`
  --guest-gutter: ${measure('gutterPhone')};
  ${font('guest')}
  max-inline-size: calc(${measure('content')} + 2 * var(--guest-gutter));
  min-block-size: 100vh;
  margin-inline: auto;
  padding-inline: var(--guest-gutter);
  background: ${token('color.page')};
  color: ${token('color.text')};

  ${breakpoint.up('sm')} {
    --guest-gutter: ${measure('gutterTablet')};
  }
  ${breakpoint.up('md')} {
    --guest-gutter: ${measure('gutterDesktop')};
  }
  ${allowsMotion} {
    html:has(&) {
      scroll-behavior: smooth;
    }
  }
`;

export const SkipLink = styled.a`
  ${font('guest')}
  position: absolute;
  inset-block-start: -100px;
  padding: ${space(3)} ${space(4)};
  background: ${token('color.secondaryFill')};
  color: ${token('color.onSecondary')};

  &:focus {
    inset-block-start: 0;
    z-index: ${layer('skipLink')};
    ${focusRing}
  }
`;

export const MenuIntroduction = styled.div`
  padding-block: ${space(2)} ${space(4)};

  & > h2 {
    ${font('titleHuge')}
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${token('color.textQuiet')};
    overflow-wrap: anywhere;
  }
`;
