import { styled } from 'styled-components';
import { containerBreakpoint, space, token, visuallyHidden } from '../../theme/index.ts';
import { cards } from './Table.cards.ts';

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Scrolls by itself only where it is too narrow for its columns: then the header and the naming column stay in sight in it. */
export const Surface = styled.div`
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  overflow: clip;

  ${containerBreakpoint.down('md')} {
    --cm-table-top: 0px;
    container-type: scroll-state;
    max-block-size: calc(100dvh - var(--cm-sticky-top, 0px) - ${space(12)});
    overflow: auto;
    overscroll-behavior-inline: contain;
  }

  ${cards} {
    container-type: normal;
    max-block-size: none;
    overflow: clip;
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
