import { styled } from 'styled-components';
import {
  breakpoint,
  focusRing,
  font,
  forcedColors,
  space,
  tabularFigures,
  token,
  visuallyHidden,
} from '../theme/index.ts';

export const Note = styled.p`
  ${font('small')}
  max-inline-size: 60ch;
  margin-block-start: ${space(4)};
  color: ${token('color.textQuiet')};
`;

export const Scroller = styled.div`
  overflow-x: auto;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Sheet = styled.table`
  ${font('small')}
  ${tabularFigures}
  inline-size: 100%;
  border-spacing: 0;

  th,
  td {
    padding: ${space(2)} ${space(6)} ${space(2)} 0;
    border-block-end: 1px solid ${token('color.hairline')};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    ${font('caption')}
    color: ${token('color.textQuiet')};
  }
  tbody th {
    inline-size: 40%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  ${breakpoint.down('sm')} {
    thead th:first-child {
      ${visuallyHidden}
    }
    thead tr,
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-block-end: 1px solid ${token('color.hairline')};
    }
    tbody th {
      grid-column: 1 / -1;
      inline-size: auto;
    }
    th,
    td {
      padding-inline-end: ${space(2)};
      border: none;
    }
    td:only-of-type {
      grid-column: 1 / -1;
    }
    td {
      padding-block-start: 0;
      overflow-wrap: anywhere;
    }
  }
`;

export const Chip = styled.span<{ $color: string }>`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  margin-inline-end: ${space(2)};
  border-radius: ${token('radius.control')};
  background: ${({ $color }) => $color};
  box-shadow: inset 0 0 0 1px ${token('color.hairlineStrong')};
  vertical-align: -0.125em;
  forced-color-adjust: none;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;
