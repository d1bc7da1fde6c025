import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  ${breakpoint.up('sm')} {
    grid-template-columns: auto minmax(0, 20rem);
    justify-content: space-between;
  }
`;
