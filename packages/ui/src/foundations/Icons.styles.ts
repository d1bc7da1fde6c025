import { styled } from 'styled-components';
import { font, space, token } from '../theme/index.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(6)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Cell = styled.li`
  ${font('caption')}
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  color: ${token('color.textQuiet')};
  overflow-wrap: anywhere;
  text-align: center;

  svg {
    color: ${token('color.text')};
  }
`;
