import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** A row's name and its button stay in one glance on a wide screen. */
export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 48rem;
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  ${breakpoint.up('sm')} {
    grid-template-columns: auto minmax(0, 20rem);
    justify-content: space-between;
  }
`;
