import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Two versions, or two prices, side by side. */
export const Compared = styled.table`
  ${font('small')}
  inline-size: 100%;
  border-spacing: 0;
  th,
  td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    border-block-end: 1px solid ${token('color.hairline')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 500;
  }
  thead th {
    color: ${token('color.textQuiet')};
    font-weight: 400;
  }
`;

export const Side = styled.td`
  ${tabularFigures}
`;

export const Amount = styled.td`
  ${tabularFigures}
  && {
    text-align: end;
    white-space: nowrap;
  }
`;
