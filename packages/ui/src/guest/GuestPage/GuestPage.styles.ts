import { css, styled } from 'styled-components';
import { allowsMotion, focusRing, font, layer, measure, space, visuallyHidden } from '../../theme/index.ts';
import { byLook, ink } from '../looks/style.ts';
import { barHeight, pageBreakpoint } from '../measures.ts';

/** What the parts of the page measure: as wide as the window, or as the phone that a preview draws. */
export const Width = styled.div`
  container-type: inline-size;
`;

/** What has the focus, and what a link leads to, stands below the bar and above the button that stay in place (WCAG 2.4.12). */
const scrolledPage = css`
  html:has(&) {
    scroll-padding-block: ${barHeight} 4.5rem;
  }
  ${allowsMotion} {
    html:has(&) {
      scroll-behavior: smooth;
    }
  }
`;

export const Root = styled.div<{ $isPreview: boolean }>`
  --guest-gutter: ${byLook({ COUNTER: '16px', LINEN: '20px', CANDLE: '24px', GRIDDLE: '16px' })};
  ${font('guest')}
  max-inline-size: calc(${measure('content')} + 2 * var(--guest-gutter));
  min-block-size: ${({ $isPreview }) => ($isPreview ? '100%' : '100vh')};
  margin-inline: auto;
  padding-inline: var(--guest-gutter);

  ${pageBreakpoint.up('sm')} {
    --guest-gutter: ${measure('gutterTablet')};
  }
  ${pageBreakpoint.up('md')} {
    --guest-gutter: ${measure('gutterDesktop')};
  }
  ${({ $isPreview }) => !$isPreview && scrolledPage}
`;

export const SkipLink = styled.a`
  ${font('guest')}
  position: absolute;
  inset-block-start: -100px;
  padding: ${space(3)} ${space(4)};
  background: ${ink('ink')};
  color: ${ink('paper')};

  &:focus {
    inset-block-start: 0;
    z-index: ${layer('skipLink')};
    ${focusRing}
  }
`;

/** A menu's name stands in the bar's choice of menus; where there is more to say of it, it stands here as well. */
export const MenuIntroduction = styled.div<{ $isNameOnly: boolean }>`
  padding-block: ${space(4)} 0;
  ${({ $isNameOnly }) => $isNameOnly && visuallyHidden}

  & > h2 {
    ${font('guestStrong')}
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > p {
    line-height: 1.35;
    color: ${ink('quiet')};
    overflow-wrap: anywhere;
  }
  ${byLook({ CANDLE: 'text-align:center;' })}
`;
