import { SegmentedControl } from '@cardamom/ui';
import { breakpoint } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The fields lie in the form's column as if nothing were around them. */
export const Fields = styled.div<{ $isHidden: boolean }>`
  display: ${({ $isHidden }) => ($isHidden ? 'none' : 'contents')};
`;

/** Across a phone, as wide as what it switches between. */
export const Sides = styled(SegmentedControl)`
  align-self: start;

  ${breakpoint.down('sm')} {
    align-self: stretch;

    > * {
      flex: 1;
      justify-content: center;
    }
  }
` as typeof SegmentedControl;
