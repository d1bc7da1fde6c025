import { keyframes, styled } from 'styled-components';
import {
  allowsMotion,
  breakpoint,
  duration,
  easings,
  font,
  forcedColors,
  layer,
  measure,
  space,
  token,
} from '../../theme/index.ts';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

export const Place = styled.div`
  position: sticky;
  inset-block-end: calc(${space(4)} + var(--cm-foot, env(safe-area-inset-bottom)));
  z-index: ${layer('saveBar')};
  max-inline-size: ${measure('form')};
  margin-block-start: ${space(6)};
  /* It has the focus only where the bar has gone, and nothing is left to outline. */
  outline: none;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-radius: ${token('radius.container')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.floating')};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  ${allowsMotion} {
    animation: ${rise} ${duration('base')} ${easings.enter};
  }
`;

export const Message = styled.p`
  ${font('label')}
  flex: 1 1 200px;
  min-inline-size: 0;
`;

export const Failure = styled.div`
  display: flex;
  flex: 1 1 200px;
  gap: ${space(2)};
  min-inline-size: 0;
  color: ${token('color.errorText')};
`;

export const Buttons = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};

  ${breakpoint.down('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
