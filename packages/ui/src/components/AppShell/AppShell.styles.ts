import { createGlobalStyle, css, styled } from 'styled-components';
import { breakpoint, font, layer, measure, space, titleInAppBar, token } from '../../theme/index.ts';
import { phoneBarHeight } from './PhoneBar.styles.ts';

/**
 * The page scrolls as a whole, between the bars: what gets the focus or is led to stands clear of them (WCAG 2.2, 2.4.11),
 * and so does what floats at the foot (`--cm-foot`).
 */
export const PageScroll = createGlobalStyle`
  html {
    scroll-padding-block-start: calc(${measure('appBar')} + ${space(4)});

    ${breakpoint.down('sm')} {
      --cm-foot: calc(${phoneBarHeight} + env(safe-area-inset-bottom));
      scroll-padding-block-end: calc(var(--cm-foot) + ${space(4)});
    }
  }
`;

export const Root = styled.div<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-rows: ${measure('appBar')} 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${token('color.page')};
  color: ${token('color.text')};

  ${breakpoint.up('sm')} {
    grid-template-columns: ${measure('navigationRail')} minmax(0, 1fr);
  }
  ${breakpoint.up('md')} {
    grid-template-columns: ${({ $isCollapsed }) => measure($isCollapsed ? 'navigationRail' : 'navigation')} minmax(
        0,
        1fr
      );
  }
  /* The title of a list stands in the bar's place; what makes room for it keeps its own, so that nothing beside it moves. */
  ${titleInAppBar} {
    &[data-title-in-bar] [data-gives-way] {
      visibility: hidden;
    }
  }
`;

export const SkipLink = styled.a`
  ${font('label')}
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer('skipLink')};
  padding: ${space(3)} ${space(4)};
  border-radius: ${token('radius.control')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('appBar')};
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  block-size: ${measure('appBar')};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.page')};

  ${breakpoint.up('md')} {
    padding-inline: ${space(6)};
  }
`;

export const Rail = styled.div`
  display: none;

  ${breakpoint.up('sm')} {
    position: sticky;
    inset-block-start: ${measure('appBar')};
    display: flex;
    flex-direction: column;
    block-size: calc(100dvh - ${measure('appBar')});
    border-inline-end: 1px solid ${token('color.hairline')};
    background: ${token('color.page')};
  }
`;

export const Places = styled.div<{ $isRail: boolean }>`
  flex: 1;
  overflow: auto;
  padding: ${space(3)} ${({ $isRail }) => space($isRail ? 2 : 3)};
`;

export const Fold = styled.div<{ $isRail: boolean }>`
  display: none;

  ${breakpoint.up('md')} {
    display: flex;
    justify-content: ${({ $isRail }) => ($isRail ? 'center' : 'flex-start')};
    padding: ${space(2)} ${space(3)};
    border-block-start: 1px solid ${token('color.hairline')};
  }
  ${({ $isRail }) =>
    $isRail &&
    css`
      & > button {
        inline-size: 100%;
        padding-inline: 0;
      }
      & > button > * {
        flex-direction: column;
        gap: 2px;
        ${font('caption')}
      }
    `}
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The sheet that a person works on; the frame around it is a shade darker. */
export const Sheet = styled.div`
  min-inline-size: 0;
  background: ${token('color.surface')};

  ${breakpoint.down('sm')} {
    padding-block-end: var(--cm-foot);
  }
`;

export const Main = styled.main`
  --cm-sticky-top: ${measure('appBar')};
  inline-size: 100%;
  max-inline-size: calc(${measure('content')} + 2 * ${measure('gutterDesktop')});
  margin-inline: auto;
  padding: ${space(6)} ${measure('gutterPhone')} ${space(16)};
  outline: none;

  ${breakpoint.up('sm')} {
    padding-inline: ${measure('gutterTablet')};
  }
  ${breakpoint.up('md')} {
    padding-inline: ${measure('gutterDesktop')};
  }
  ${titleInAppBar} {
    [data-title-in-bar] & {
      padding-block-start: ${space(2)};
    }
  }
  /* A stage stands at the edge of the window, and the sheet beside it keeps its own gutters. */
  ${breakpoint.up('lg')} {
    &:has([data-sheet-and-stage]) {
      max-inline-size: none;
      padding: 0;
    }
    > [data-sheet-and-stage] ~ [data-foot-room] {
      display: none;
    }
  }
`;
