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
  /* There the stage stays in view, for which the ground itself has to hold it. */
  ${breakpoint.up('lg')} {
    display: contents;
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

/** As wide as the stage; in the band beside its words, whole. */
export const Television = styled.div<{ $isUpright: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space(3)};

  ${breakpoint.down('lg')} {
    inline-size: ${({ $isUpright }) => ($isUpright ? '7rem' : 'clamp(13rem, 36vw, 20rem)')};
    /* There the line above says what there is to say. */
    > p {
      display: none;
    }
  }
`;

export const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;
