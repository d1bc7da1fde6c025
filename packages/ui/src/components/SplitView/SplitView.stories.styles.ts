import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const Screen = styled.div`
  padding: ${space(8)} ${space(4)};
`;
