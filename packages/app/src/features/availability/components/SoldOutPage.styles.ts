import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';
import { roomForTools } from './ServiceTools.styles.ts';

/** Ends above the tools at the thumb. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${breakpoint.down('md')} {
    padding-block-end: ${roomForTools};
  }
`;

/** The search above a list, which takes all the room. */
export const Finder = styled.div`
  ${breakpoint.up('sm')} {
    max-inline-size: 20rem;
  }
`;

/** Lists of a few words stay in one glance on a wide screen. */
export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 48rem;
  padding-block-start: ${space(2)};
`;
