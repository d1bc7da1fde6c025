import { breakpoint, space } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** What narrows a list, and which part of it is shown, in one row where there is room. */
export const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  margin-block-end: ${space(3)};

  > :first-child {
    flex: 1 1 auto;
    margin-block-end: 0;
  }
`;

/** Stands above the list, where there is room for it in the row of the filters. */
export const PagesAbove = styled.div`
  ${breakpoint.down('sm')} {
    display: none;
  }
`;

/** Stands after the list on a phone: whoever has read to its end goes on from there. */
export const PagesBelow = styled.div`
  ${breakpoint.up('sm')} {
    display: none;
  }
`;
