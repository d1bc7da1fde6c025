import { space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
