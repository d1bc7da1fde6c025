import { styled } from 'styled-components';
import {
  coarsePointer,
  containerBreakpoint,
  controlHeight,
  focusRing,
  forcedColors,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

export const Root = styled.div`
  container-type: inline-size;
`;

export const Announcement = styled.div`
  ${visuallyHidden}
`;

export const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: start;
  padding-block: ${space(3)};
  background: ${token('color.surface')};

  [data-compact] > & {
    padding-block: 0;
  }

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }

  &[data-read-only] {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-dragging] {
    background: ${token('color.selectedFill')};
    outline: 2px solid ${token('color.selectedEdge')};
    outline-offset: -2px;
  }

  ${containerBreakpoint.down('xs')} {
    gap: ${space(1)};
  }

  ${forcedColors} {
    &[data-dragging] {
      outline-color: Highlight;
    }
  }
`;

export const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${space(6)};
  block-size: ${controlHeight('medium')};
  padding: 0;
  border: none;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.textQuiet')};
  cursor: grab;
  /* A finger on the handle moves the row, not the page. */
  touch-action: none;

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
  }

  &:hover {
    color: ${token('color.text')};
  }

  &:focus-visible {
    ${focusRing}
  }

  [data-dragging] > & {
    cursor: grabbing;
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
  align-self: center;
  overflow-wrap: anywhere;
`;
