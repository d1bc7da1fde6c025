import { Column as AriaColumn, TableHeader as AriaTableHeader } from 'react-aria-components/Table';
import { styled } from 'styled-components';
import { controlHeight, focusRingInset, font, layer, space, token } from '../../theme/index.ts';
import { cardHeader, cardHeaderCell, cards, denseRows, noCards } from './Table.cards.ts';

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
  outline: none;
  white-space: nowrap;
  cursor: default;
  ${font('label')}

  ${denseRows} {
    padding-inline: ${space(3)};
  }

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

  ${noCards} {
    [data-scrolls] &:is([data-names-row], [data-kind='operation']) {
      inset-inline: 0;
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
