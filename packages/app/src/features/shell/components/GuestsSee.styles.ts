import { breakpoint, font, space, truncate } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Where the bar has room to spare, so that nothing moves when it comes. */
export const Roomy = styled.span`
  ${font('label')}
  display: none;

  ${breakpoint.up('lg')} {
    ${truncate}
    display: block;
    max-inline-size: 18rem;
    margin-inline-end: ${space(3)};
  }
`;
