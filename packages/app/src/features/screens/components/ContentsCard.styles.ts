import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The checkbox stands beside the box of its number, also where a message stands below that. */
export const SecondsLine = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};

  ${breakpoint.up('sm')} {
    grid-template-columns: minmax(180px, 240px) minmax(0, 1fr);
    align-items: start;

    > :last-child {
      margin-block-start: ${space(8)};
    }
  }
`;
