import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(6)};
`;

export const Beside = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Help = styled.p`
  ${font('small')}
  color: ${token('color.textQuiet')};
`;

export const Problem = styled.p`
  ${font('small')}
  display: flex;
  gap: ${space(1)};
  color: ${token('color.errorText')};
`;
