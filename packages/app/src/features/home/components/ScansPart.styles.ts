import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Total = styled.p`
  ${font('small')}
  ${tabularFigures}
  color: ${token('color.textQuiet')};

  > strong {
    ${font('titleLarge')}
    margin-inline-end: ${space(1)};
    color: ${token('color.text')};
  }
`;

export const Codes = styled.ul`
  ${font('small')}
  ${tabularFigures}
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
`;
