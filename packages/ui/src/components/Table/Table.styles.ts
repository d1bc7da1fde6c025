import { styled } from 'styled-components';
import { space, token, visuallyHidden } from '../../theme/index.ts';
import { noCards } from './Table.cards.ts';

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Scrolls by itself only where it is too narrow for its columns: then the header and the naming column stay in sight in it. Elsewhere the header stays in sight of the page. */
export const Surface = styled.div`
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  overflow: clip;

  ${noCards} {
    &[data-scrolls] {
      --cm-table-top: 0px;
      container-type: scroll-state;
      /* What only screen readers hear scrolls along, instead of making the page wider. */
      position: relative;
      max-block-size: calc(100dvh - var(--cm-sticky-top, 0px) - ${space(12)});
      overflow: auto;
      overscroll-behavior-inline: contain;
    }
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
