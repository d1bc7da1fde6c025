import { styled } from 'styled-components';
import { space, token, visuallyHidden } from '../../theme/index.ts';
import { noCards } from './Table.cards.ts';

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/**
 * Scrolls aside by itself where it is too narrow for its columns, and the naming column and the actions stay in sight in it; down
 * it is scrolled by the page, of which the header stays in sight. Browsers whose elements scroll both ways or none
 * (`data-scrolls="both"`) scroll down in it too, because otherwise the header would go out of sight.
 */
export const Surface = styled.div`
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  overflow: clip;

  ${noCards} {
    &[data-scrolls] {
      container-type: scroll-state;
      /* What only screen readers hear scrolls along, instead of making the page wider. */
      position: relative;
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      /* As wide as the names and the actions are at least. */
      scroll-padding-inline: 9rem ${space(16)};
    }

    &[data-scrolls='both'] {
      --cm-table-top: 0px;
      max-block-size: calc(100dvh - var(--cm-sticky-top, 0px) - ${space(12)});
      overflow-y: auto;
    }
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
