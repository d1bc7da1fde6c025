import { styled } from 'styled-components';
import { font, space, tabularFigures, token } from '../../theme/index.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Summary = styled.span`
  color: ${token('color.textQuiet')};
  ${font('small')}
  ${tabularFigures}
`;

export const Steps = styled.div`
  display: flex;
  gap: ${space(2)};
`;
