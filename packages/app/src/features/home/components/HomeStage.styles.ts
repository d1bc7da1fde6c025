import { breakpoint, measure, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** On narrow windows the stage is a band from edge to edge, above the sheet. */
export const Band = styled.div`
  ${breakpoint.down('lg')} {
    margin: calc(-1 * ${space(6)}) calc(-1 * ${measure('gutterPhone')}) ${space(6)};
  }
  ${breakpoint.up('sm')} {
    margin-inline: calc(-1 * ${measure('gutterTablet')});
  }
  ${breakpoint.up('md')} {
    margin-inline: calc(-1 * ${measure('gutterDesktop')});
  }
  ${breakpoint.up('lg')} {
    margin: 0;
  }
`;

export const Frame = styled.iframe`
  background: ${token('color.page')};
`;

/** A phone's band shows where the page begins, and has no room to choose another. */
export const Chooser = styled.div`
  ${breakpoint.down('sm')} {
    display: none;
  }
`;
