import { font, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Prices, each with what it becomes at the end of its line. */
export const Examples = styled.ul`
  ${font('small')}
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
    justify-content: space-between;
    padding-block: ${space(2)};
    border-block-start: 1px solid ${token('color.hairline')};
  }
  li > :last-child {
    ${tabularFigures}
  }
`;
