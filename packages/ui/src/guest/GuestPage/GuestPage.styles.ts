import { css, styled } from 'styled-components';
import {
  allowsMotion,
  containerBreakpoint,
  focusRing,
  font,
  layer,
  measure,
  space,
  token,
} from '../../theme/index.ts';

/** What the parts of the page measure: as wide as the window, or as the phone that a preview draws. */
export const Width = styled.div`
  container-type: inline-size;
`;

const smoothPage = css`
  ${allowsMotion} {
    html:has(&) {
      scroll-behavior: smooth;
    }
  }
`;

export const Root = styled.div<{ $isPreview: boolean }>`
  --guest-gutter: ${measure('gutterPhone')};
  ${font('guest')}
  max-inline-size: calc(${measure('content')} + 2 * var(--guest-gutter));
  min-block-size: ${({ $isPreview }) => ($isPreview ? '100%' : '100vh')};
  margin-inline: auto;
  padding-inline: var(--guest-gutter);
  background: ${token('color.page')};
  color: ${token('color.text')};

  ${containerBreakpoint.up('sm')} {
    --guest-gutter: ${measure('gutterTablet')};
  }
  ${containerBreakpoint.up('md')} {
    --guest-gutter: ${measure('gutterDesktop')};
  }
  ${({ $isPreview }) => !$isPreview && smoothPage}
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
