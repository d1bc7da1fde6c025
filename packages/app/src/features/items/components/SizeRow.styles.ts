import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Name and price side by side where there is room. */
export const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
