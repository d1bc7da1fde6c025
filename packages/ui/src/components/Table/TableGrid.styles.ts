import { Table as AriaTable } from 'react-aria-components/Table';
import { styled } from 'styled-components';
import { controlHeight, focusRingInset, font, forcedColors, layer, space, token } from '../../theme/index.ts';
import { asCards, cards, denseRows, noCards } from './Table.cards.ts';

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

  /* What is on its way leaves a hollow that can still be read. */
  [data-row][data-dragging] {
    outline: 1px dashed ${token('color.fieldBorder')};
    outline-offset: -1px;
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
  }

  [data-row][data-focus-visible] {
    ${focusRingInset}
  }

  [data-row][data-href] {
    cursor: pointer;
  }

  [data-row] [data-kind] {
    block-size: ${controlHeight('row')};
    padding: ${space(1)} ${space(4)};
    border-block-end: 1px solid ${token('color.hairline')};
    outline: none;
    overflow-wrap: anywhere;
    text-align: start;
  }

  ${denseRows} {
    [data-row] [data-kind] {
      padding-inline: ${space(3)};
    }
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

  ${noCards} {
    [data-scrolls] & [data-row] :is([role='rowheader'], [data-kind='operation']) {
      position: sticky;
      inset-inline: 0;
      z-index: calc(${layer('sticky')} - 1);
      background: inherit;
    }
  }

  @container scroll-state(scrollable: inline-start) {
    :is([role='rowheader'], [data-names-row]) {
      border-inline-end: 1px solid ${token('color.hairlineStrong')};
    }
  }

  @container scroll-state(scrollable: inline-end) {
    && [data-kind='operation'] {
      border-inline-start: 1px solid ${token('color.hairlineStrong')};
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
