import { styled } from 'styled-components';
import { font, space, tabularFigures, token, type FontRole } from '../theme/index.ts';

export const Row = styled.li`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(4)};

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Sample = styled.p<{ $role: FontRole }>`
  ${({ $role }) => font($role)}
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  ${font('caption')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};
`;

export const Prices = styled.table`
  ${font('body')}
  border-spacing: 0;

  td,
  th {
    padding: ${space(2)} ${space(8)} ${space(2)} 0;
    border-block-end: 1px solid ${token('color.hairline')};
    font-weight: 400;
    text-align: start;
  }
  td {
    ${tabularFigures}
    text-align: end;
  }
`;
