import { breakpoint, measure, roomyWindow, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The ground has its width before the stage has loaded, so that the sheet never moves. */
export const Pair = styled.div<{ $isStageFirst: boolean; $goesOn: boolean }>`
  display: flex;
  flex-direction: ${({ $isStageFirst }) => ($isStageFirst ? 'column-reverse' : 'column')};
  ${({ $goesOn }) => $goesOn && `gap: ${space(6)};`}

  ${breakpoint.up('lg')} {
    display: grid;
    gap: 0;
    grid-template: auto 1fr / minmax(0, 1fr) ${measure('stageSmall')};
    min-block-size: calc(100dvh - ${measure('appBar')});
  }
  ${roomyWindow} {
    grid-template-columns: minmax(0, 1fr) ${measure('stage')};
  }
`;

export const Sheet = styled.div`
  min-inline-size: 0;

  ${breakpoint.up('lg')} {
    padding: ${space(6)} ${measure('gutterTablet')} ${space(16)};
  }
  /* There the page has one at its end. */
  ${breakpoint.down('lg')} {
    > [data-foot-room] {
      display: none;
    }
  }
  ${roomyWindow} {
    padding-inline: ${measure('gutterDesktop')};
  }
`;

export const Ground = styled.div`
  min-inline-size: 0;

  ${breakpoint.up('lg')} {
    grid-area: 1 / 2 / span 2;
    background: ${token('color.stage')};
  }
`;

export const After = styled(Sheet)`
  ${breakpoint.up('lg')} {
    margin-block-start: calc(-1 * ${space(16)});
  }
`;

/** A form's title and bar end where its column does. */
export const FormSheet = styled.div`
  max-inline-size: ${measure('form')};
`;

/** What is drawn into it stands in the ground itself. */
export const Contents = styled.div`
  display: contents;
`;
