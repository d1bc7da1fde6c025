import {
  Cell as AriaCell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
} from 'react-aria-components/Table';
import { styled } from 'styled-components';
import {
  containerBreakpoint,
  controlHeight,
  focusRingInset,
  font,
  layer,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

const cards = containerBreakpoint.down('sm');

export const Container = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Surface = styled.div`
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  overflow: clip;

  ${containerBreakpoint.down('md')} {
    overflow: auto clip;
  }

  ${cards} {
    overflow: clip;
  }
`;

export const Grid = styled(AriaTable)`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  outline: none;
  ${font('small')}

  ${cards} {
    display: block;
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

export const Head = styled(AriaTableHeader)`
  ${cards} {
    display: flex;
    gap: ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
    overflow: auto hidden;

    & > tr {
      display: contents;
    }

    &:not(:has([data-allows-sorting])) {
      ${visuallyHidden}
    }
  }
`;

export const HeaderCell = styled(AriaColumn)<{ $isAtEnd: boolean; $width: string | undefined }>`
  position: sticky;
  inset-block-start: var(--cm-sticky-top, 0px);
  z-index: ${layer('sticky')};
  block-size: ${controlHeight('rowCompact')};
  inline-size: ${({ $width }) => $width ?? 'auto'};
  padding: 0 ${space(4)};
  border-block-end: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  color: ${token('color.textQuiet')};
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  white-space: nowrap;
  cursor: default;
  ${font('label')}

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

  ${cards} {
    position: static;
    display: flex;
    align-items: center;
    flex: none;
    inline-size: auto;
    border: 0;

    &:not([data-allows-sorting]) {
      ${visuallyHidden}
    }
  }
`;

/** In a column aligned at the end the arrow comes first, so that the name stands over the figures; on cards nothing stands below. */
export const HeaderText = styled.span<{ $isAtEnd: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $isAtEnd }) => ($isAtEnd ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space(1)};

  ${cards} {
    flex-direction: row;
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

export const Body = styled(AriaTableBody)`
  ${cards} {
    display: block;

    &[data-empty] > tr,
    &[data-empty] > tr > td {
      display: block;
    }
  }
`;

export const BodyRow = styled(AriaRow)`
  outline: none;
  color: ${token('color.text')};

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }

  &[data-href] {
    cursor: pointer;
  }

  ${cards} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    row-gap: ${space(2)};
    padding: ${space(3)} ${space(4)};

    & + & {
      border-block-start: 1px solid ${token('color.hairline')};
    }
  }
`;

export const BodyCell = styled(AriaCell)<{ $isAtEnd: boolean }>`
  block-size: ${controlHeight('row')};
  padding: ${space(1)} ${space(4)};
  outline: none;
  text-align: ${({ $isAtEnd }) => ($isAtEnd ? 'end' : 'start')};
  overflow-wrap: anywhere;

  [role='row'] + [role='row'] > & {
    border-block-start: 1px solid ${token('color.hairline')};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }

  &[data-kind='img'] {
    inline-size: 0;
    padding-inline-end: 0;
  }

  &[data-kind='index'],
  &[data-kind='operation'] {
    inline-size: 0;
  }

  &[data-kind='money'],
  &[data-kind='date'],
  &[data-kind='index'] {
    white-space: nowrap;
  }

  ${cards} {
    display: flex;
    grid-column: 1 / -1;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4)};
    inline-size: auto;
    block-size: auto;
    min-block-size: ${space(6)};
    padding: 0;
    text-align: start;

    [role='row'] + [role='row'] > & {
      border: 0;
    }

    &[data-kind] {
      inline-size: auto;
    }

    &[role='rowheader'] {
      grid-area: 1 / 2;
    }

    &[data-kind='img'] {
      grid-area: 1 / 1;
      padding-inline-end: ${space(3)};
    }

    &[data-kind='operation'] {
      grid-area: 1 / 3;
    }

    &[data-kind='index'] {
      display: none;
    }
  }
`;

/** The column's name inside a card; screen readers already hear it from the column header. */
export const CardLabel = styled.span`
  display: none;
  flex: none;
  color: ${token('color.textQuiet')};

  ${cards} {
    display: block;

    [role='rowheader'] > &,
    [data-kind='img'] > &,
    [data-kind='operation'] > & {
      display: none;
    }
  }
`;

export const Placeholder = styled.div`
  padding: ${space(8)} ${space(4)};
`;

export const SkeletonLine = styled.span<{ $isAtEnd: boolean }>`
  display: flex;
  justify-content: ${({ $isAtEnd }) => ($isAtEnd ? 'flex-end' : 'flex-start')};
`;
