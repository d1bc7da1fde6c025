import { styled } from 'styled-components';
import { measure, space, token } from '../../theme/index.ts';

export const Beside = styled.div<{ $isRail: boolean }>`
  inline-size: ${({ $isRail }) => measure($isRail ? 'navigationRail' : 'navigation')};
  padding: ${space(3)};
  background: ${token('color.surface')};
`;
