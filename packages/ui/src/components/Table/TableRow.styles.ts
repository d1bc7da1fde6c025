import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  layer,
  space,
  tabularFigures,
  token,
} from '../../theme/index.ts';
import { denseRows } from './Table.cards.ts';

/**
 * The check mark and the dash of an icon as shapes on its grid of 24. An image, even one in the style itself, is a document
 * that is read when the first box is checked, which on a slow processor is 20 ms before it shows.
 */
const check =
  'polygon(13.3% 46.7%, 20% 46.7%, 37.5% 64.2%, 80% 21.7%, 86.6% 21.7%, 86.6% 28.3%, 37.5% 77.5%, 13.3% 53.3%)';
const dash = 'inset(45.3% 16.2% round 1px)';

/** Rows in all their states, and their cells. */
export const rowLooks = css`
  /* Isolated, a row is painted by itself: else the browser goes through all of the table for each hover. */
  [data-row] {
    isolation: isolate;
    background: ${token('color.surface')};
    color: ${token('color.text')};
    outline: none;
    scroll-margin-block: ${space(12)} ${space(4)};
  }

  @media (hover: hover) {
    [data-row]:hover {
      background: ${token('color.hoverFill')};
    }
  }

  [data-row][data-selected] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }

  [data-row][data-dimmed] {
    color: ${token('color.textQuiet')};

    img {
      filter: grayscale(1);
      opacity: 0.7;
    }
  }

  /* What is on its way leaves a hollow that can still be read. */
  [data-row][data-dragging] {
    position: relative;
    z-index: ${layer('sticky')};
    outline: 1px dashed ${token('color.fieldBorder')};
    outline-offset: -1px;
    background: ${token('color.sunken')};
    color: ${token('color.textQuiet')};
  }

  [data-row][data-drops='before'] {
    box-shadow: inset 0 2px ${token('color.selectedEdge')};
  }

  [data-row][data-drops='after'] {
    box-shadow: inset 0 -2px ${token('color.selectedEdge')};
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
    font-weight: inherit;
    text-align: start;
    scroll-margin-block: ${space(12)} ${space(4)};
  }

  [data-row] [data-kind] a,
  [data-row] [data-kind] button,
  [data-row] [data-kind] input {
    scroll-margin-block: ${space(16)} ${space(6)};
  }

  ${denseRows} {
    [data-row] [data-kind] {
      padding-inline: ${space(3)};
    }
  }

  [data-row] [data-kind='money'] {
    text-align: end;
  }

  [data-row] [data-kind='img'] {
    inline-size: 0;
    padding-inline-end: 0;
  }

  [data-row] [data-kind='index'],
  [data-row] [data-kind='operation'] {
    inline-size: 0;
  }

  [data-row] [data-kind='money'],
  [data-row] [data-kind='date'],
  [data-row] [data-kind='index'] {
    ${tabularFigures}
  }

  [data-row] [data-kind='operation'] {
    text-align: end;
  }

  [data-row] [data-kind='money'],
  [data-row] [data-kind='date'],
  [data-row] [data-kind='index'],
  [data-row] [data-kind='status'],
  [data-row] [data-kind='choice'] {
    white-space: nowrap;
  }

  [data-row] [data-kind='drag'],
  [data-row] [data-kind='select'] {
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

  [data-part='box'] {
    display: grid;
    place-items: center;
    inline-size: ${space(6)};
    block-size: ${space(6)};
    margin: 0;
    border-radius: 4px;
    appearance: none;
    outline: none;

    &::before,
    &::after {
      content: '';
      grid-area: 1 / 1;
    }

    &::before {
      inline-size: 20px;
      block-size: 20px;
      border: 1.5px solid ${token('color.fieldBorder')};
      border-radius: 4px;
      background: ${token('color.surface')};
    }

    &:is(:checked, :indeterminate)::before {
      border-color: ${token('color.checkedFill')};
      background: ${token('color.checkedFill')};
    }

    &:is(:checked, :indeterminate)::after {
      inline-size: 1rem;
      block-size: 1rem;
      background: ${token('color.onChecked')};
      clip-path: ${check};
    }

    &:indeterminate::after {
      clip-path: ${dash};
    }

    &:focus-visible {
      ${focusRing}
      outline-offset: 0;
    }

    ${coarsePointer} {
      inline-size: ${controlHeight('touch')};
      block-size: ${controlHeight('touch')};
      margin-inline: -${space(2)};

      &:focus-visible {
        outline-offset: -10px;
      }
    }
  }

  @media (hover: hover) {
    [data-part='box']:hover:not(:checked, :indeterminate)::before {
      border-color: ${token('color.text')};
    }
  }

  [data-act='drag'] {
    display: grid;
    place-items: center;
    inline-size: ${space(6)};
    block-size: ${space(6)};
    border-radius: ${token('radius.control')};
    color: ${token('color.textQuiet')};
    cursor: grab;
    touch-action: none;

    &:focus-visible {
      ${focusRing}
    }

    &:disabled {
      color: ${token('color.disabledText')};
      cursor: default;
    }
  }

  [data-dragging] [data-act='drag'] {
    cursor: grabbing;
  }

  @media (hover: hover) {
    [data-row]:hover [data-act='drag']:not(:disabled) {
      color: ${token('color.text')};
    }
  }

  [data-wide] > th {
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }

  [data-mark] > td,
  [data-room] > td {
    padding: 0;
  }

  ${forcedColors} {
    [data-act='drag']:disabled {
      color: GrayText;
    }

    [data-part='box']::before,
    [data-part='box']::after {
      forced-color-adjust: none;
    }

    [data-part='box']::before {
      border-color: CanvasText;
      background: Canvas;
    }

    [data-part='box']:is(:checked, :indeterminate)::before {
      border-color: Highlight;
      background: Highlight;
    }

    [data-part='box']::after {
      background: HighlightText;
    }

    [data-row][data-drops='before'] > * {
      border-block-start: 2px solid Highlight;
    }

    [data-row][data-drops='after'] > * {
      border-block-end: 2px solid Highlight;
    }
  }
`;
