import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The first part of the sheet needs no title: the page's own stands above it. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block: ${space(2)} ${space(1)};
`;

/** Two columns where there is room for them. */
export const Beside = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;

  ${breakpoint.up('sm')} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;
