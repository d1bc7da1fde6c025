import { breakpoint, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Two columns of switches, parted by hairlines. */
export const Switches = styled.div`
  display: grid;
  gap: 0 ${space(8)};

  > * {
    padding-block: ${space(3)};
    border-block-start: 1px solid ${token('color.hairline')};
  }
  > :first-child {
    border-block-start: 0;
  }

  ${breakpoint.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(2) {
      border-block-start: 0;
    }
  }
`;
