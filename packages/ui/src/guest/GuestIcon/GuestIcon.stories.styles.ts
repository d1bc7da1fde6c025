import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;

export const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;
