import { coarsePointer, font, forcedColors, layer, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Height of a row in px; rows are placed by it. */
export const rowHeight = 44;

const tracks =
  'minmax(10rem, 2.4fr) minmax(6.5rem, 1fr) minmax(7rem, 1fr) minmax(5.5rem, 0.7fr) minmax(8rem, 1fr) minmax(6.5rem, 0.8fr)';
/** What the columns need at least; narrower, the grid scrolls. */
const leastWidth = '43.5rem';

/** Scrolls by itself; holds the focus for all its cells. */
export const Viewport = styled.div`
  ${font('body')}
  position: relative;
  max-block-size: calc(100dvh - 19rem);
  min-block-size: 16rem;
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  outline: none;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block-start: ${rowHeight}px;
  scroll-padding-inline-start: 10rem;
  isolation: isolate;
  &:focus-visible,
  &:focus-within {
    border-color: ${token('color.focusRing')};
  }
`;

export const HeadRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};
  display: grid;
  grid-template-columns: ${tracks};
  min-inline-size: ${leastWidth};
  block-size: ${rowHeight}px;
  background: ${token('color.sunken')};
`;

export const Head = styled.div<{ $isEnd: boolean }>`
  ${font('small')}
  display: flex;
  align-items: center;
  justify-content: ${({ $isEnd }) => ($isEnd ? 'flex-end' : 'flex-start')};
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${token('color.hairlineStrong')};
  border-inline-end: 1px solid ${token('color.hairline')};
  background: ${token('color.sunken')};
  font-weight: 600;
  &:first-child {
    position: sticky;
    inset-inline-start: 0;
  }
`;

export const Body = styled.div`
  position: relative;
  min-inline-size: ${leastWidth};
`;

export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: ${tracks};
  block-size: ${rowHeight}px;
`;

/** States: selected, active, changed, wrong, read-only; none by colour alone. */
export const Cell = styled.div<{ $isEnd: boolean }>`
  ${tabularFigures}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: ${({ $isEnd }) => ($isEnd ? 'flex-end' : 'flex-start')};
  gap: ${space(2)};
  min-inline-size: 0;
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${token('color.hairline')};
  border-inline-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  cursor: cell;
  user-select: none;
  ${coarsePointer} {
    cursor: default;
  }
  &:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: calc(${layer('sticky')} - 1);
  }
  &[aria-readonly='true'] {
    color: ${token('color.textQuiet')};
  }
  &[data-changed] {
    font-weight: 600;
  }
  &[data-changed]::before {
    content: '';
    position: absolute;
    inset-block: ${space(1)};
    inset-inline-start: ${space(1)};
    inline-size: 3px;
    border-radius: ${token('radius.round')};
    background: ${token('color.selectedEdge')};
  }
  &[aria-selected='true'] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }
  &[aria-invalid='true'] {
    background: ${token('color.errorQuiet')};
    color: ${token('color.errorText')};
  }
  [role='grid']:focus &[data-active],
  [role='grid']:focus-within &[data-active] {
    outline: 2px solid ${token('color.focusRing')};
    outline-offset: -2px;
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      outline: 1px dashed Highlight;
      outline-offset: -2px;
    }
    &[data-changed]::before {
      background: Highlight;
    }
  }
`;

export const CellText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const editor = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  border-radius: 0;
`;

export const TextEditor = styled.input<{ $isEnd: boolean }>`
  ${editor}
  ${tabularFigures}
  padding-inline: ${space(3)};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  font: inherit;
  text-align: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
  outline: 2px solid ${token('color.focusRing')};
  outline-offset: -2px;
`;

export const ChoiceEditor = styled.select`
  ${editor}
  padding-inline: ${space(2)};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  font: inherit;
  outline: 2px solid ${token('color.focusRing')};
  outline-offset: -2px;
`;
