import { Table as AriaTable, TableHeader as AriaTableHeader } from 'react-aria-components/Table';
import { Column as AriaColumn } from 'react-aria-components/Table';
import { styled } from 'styled-components';
import {
  containerBreakpoint,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  layer,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';
import { asCards, cardHeader, cardHeaderCell } from './Table.cards.ts';

/** Narrower than this the rows are cards. */
export const cards = containerBreakpoint.down('sm');

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

/** The parts of rows are styled from here: a styled element for each cell of a long list would cost seconds. */
export const Grid = styled(AriaTable)`
  inline-size: 100%;
  margin-block-end: -1px;
  border-collapse: separate;
  border-spacing: 0;
  outline: none;
  ${font('small')}

  &[data-focus-visible] {
    ${focusRingInset}
  }

  [data-row] {
    background: ${token('color.surface')};
    color: ${token('color.text')};
    outline: none;
  }

  [data-row][data-hovered] {
    background: ${token('color.hoverFill')};
  }

  [data-row][data-pressed] {
    background: ${token('color.pressedFill')};
  }

  [data-row][data-selected] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }

  [data-row][data-dragging] {
    opacity: 0.5;
  }

  [data-row][data-focus-visible] {
    ${focusRingInset}
  }

  [data-row][data-href] {
    cursor: pointer;
  }

  [data-kind] {
    outline: none;
  }

  [data-row] [data-kind] {
    block-size: ${controlHeight('row')};
    padding: ${space(1)} ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
    overflow-wrap: anywhere;
    text-align: start;
  }

  [data-row] [data-kind][data-focus-visible] {
    ${focusRingInset}
  }

  [data-row] [data-kind='money'] {
    text-align: end;
  }

  [data-row] [data-kind='img'] {
    inline-size: 0;
    padding-inline-end: 0;
  }

  [data-row] :is([data-kind='index'], [data-kind='operation']) {
    inline-size: 0;
  }

  [data-row] :is([data-kind='money'], [data-kind='date'], [data-kind='index'], [data-kind='status']) {
    white-space: nowrap;
  }

  [data-row] :is([data-kind='drag'], [data-kind='select']) {
    inline-size: 0;
    padding-inline: ${space(3)} 0;
  }

  [data-row] [data-kind='drag'] + [data-kind='select'] {
    padding-inline-start: ${space(1)};
  }

  [data-row] [role='rowheader'] {
    min-inline-size: 9rem;
  }

  [data-row] [data-kind='chips'] {
    min-inline-size: 10rem;
  }

  ${containerBreakpoint.down('md')} {
    [data-row] [role='rowheader'] {
      position: sticky;
      inset-inline-start: 0;
      z-index: calc(${layer('sticky')} - 1);
      background: inherit;
    }
  }

  @container scroll-state(scrollable: inline-start) {
    :is([role='rowheader'], [data-names-row]) {
      border-inline-end: 1px solid ${token('color.hairlineStrong')};
    }
  }

  .react-aria-DropIndicator[data-drop-target] {
    outline: 1px solid ${token('color.selectedEdge')};
  }

  ${forcedColors} {
    [data-row][data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .react-aria-DropIndicator[data-drop-target] {
      outline-color: Highlight;
    }
  }

  ${cards} {
    ${asCards}
  }
`;

export const Head = styled(AriaTableHeader)`
  ${cards} {
    ${cardHeader}
  }
`;

export const HeaderCell = styled(AriaColumn)<{ $width: string | undefined }>`
  position: sticky;
  inset-block-start: var(--cm-table-top, var(--cm-sticky-top, 0px));
  z-index: ${layer('sticky')};
  block-size: ${controlHeight('rowCompact')};
  inline-size: ${({ $width }) => $width ?? 'auto'};
  padding: 0 ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  color: ${token('color.textQuiet')};
  text-align: start;
  white-space: nowrap;
  cursor: default;
  ${font('label')}

  &[data-kind='money'] {
    text-align: end;
  }

  &[data-kind='drag'],
  &[data-kind='select'] {
    padding-inline: ${space(3)} 0;
  }

  &[data-kind='drag'] + &[data-kind='select'] {
    padding-inline-start: ${space(1)};
  }

  &[data-allows-sorting] {
    cursor: pointer;
  }

  &[data-hovered],
  &[data-sort-direction] {
    color: ${token('color.text')};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }

  ${containerBreakpoint.down('md')} {
    &[data-names-row] {
      inset-inline-start: 0;
      z-index: calc(${layer('sticky')} + 1);
    }
  }

  ${cards} {
    ${cardHeaderCell}
  }
`;

/** In a column aligned at the end the arrow comes first, so that the name stands over the figures; on cards nothing stands below. */
export const HeaderText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  vertical-align: middle;

  [data-kind='money'] > & {
    flex-direction: row-reverse;
  }

  ${cards} {
    [data-kind] > & {
      flex-direction: row;
    }
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Keeps its place whether or not it shows, so that sorting moves nothing. */
export const SortArrow = styled.span`
  display: inline-flex;
  opacity: 0;

  [data-hovered] &,
  [data-focus-visible] & {
    opacity: 0.5;
  }

  [data-sort-direction] & {
    opacity: 1;
  }

  ${cards} {
    opacity: 0.5;
  }
`;

/** The column's name inside a card, left out where chips speak for themselves; screen readers already hear it from the column header. */
export const CardLabel = styled.span`
  display: none;
  flex: none;
  color: ${token('color.textQuiet')};

  ${cards} {
    display: block;
    ${font('caption')}

    [role='rowheader'] > &,
    [data-kind='img'] > &,
    [data-kind='operation'] > &,
    [data-kind='chips']:has(li) > & {
      display: none;
    }
  }
`;

export const Placeholder = styled.div`
  padding: ${space(8)} ${space(4)};
`;

export const LoadingMore = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: ${controlHeight('row')};
  color: ${token('color.textQuiet')};
`;

export const SkeletonLine = styled.span`
  display: flex;

  [data-kind='money'] > & {
    justify-content: flex-end;
  }
`;
