import { space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** What goes with a restaurant that is deleted. */
export const Losses = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(6)};
`;
