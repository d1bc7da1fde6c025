import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const LongPage = styled.div`
  display: grid;
  gap: ${space(4)};
  min-block-size: 2400px;
  align-content: start;
`;
