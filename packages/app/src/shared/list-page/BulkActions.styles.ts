import { breakpoint, forcedColors, layer, measure, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** Stays in sight at the foot of the window, however long the list is. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(${space(4)} + ${space(1)} + var(--cm-foot, env(safe-area-inset-bottom)));
  z-index: ${layer('saveBar')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: ${measure('form')};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-radius: ${token('radius.container')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.floating')};

  /* Shown again by what is inherited alone, which takes the browser a fraction of what laying it out anew would. */
  &[data-away] {
    position: fixed;
    visibility: hidden;
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Count = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  ${breakpoint.down('sm')} {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${breakpoint.down('sm')} {
    flex: 1;

    > * {
      flex: 1 1 auto;
    }
  }
`;
