import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const Root = styled.main`
  inline-size: 100%;
  block-size: 100dvh;
  overflow: hidden;
  background: ${token('color.device')};
`;
