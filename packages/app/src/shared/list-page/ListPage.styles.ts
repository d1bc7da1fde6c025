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
  ${breakpoint.down('sm')} {
    margin-block-end: ${space(2)};
  }
`;

/** On a phone rows go from edge to edge, so that their words stand in line with the title and the search. */
export const Rows = styled.div`
  ${breakpoint.down('sm')} {
    margin-inline: calc(-1 * ${space(4)});
  }
`;
