import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Marks, and the calories in a column that is wide enough for five digits. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;
