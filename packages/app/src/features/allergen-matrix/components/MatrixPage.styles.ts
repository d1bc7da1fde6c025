import { space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)} 0;
  padding-inline-start: ${space(4)};
`;
