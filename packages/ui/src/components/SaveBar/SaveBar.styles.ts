import { keyframes, styled } from 'styled-components';
import {
  allowsMotion,
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

export const Place = styled.div<{ $isWide: boolean }>`
  position: sticky;
  inset-block-end: var(--cm-foot, env(safe-area-inset-bottom));
  z-index: ${layer('saveBar')};
  max-inline-size: ${({ $isWide }) => ($isWide ? 'none' : measure('form'))};
  margin-block-start: ${space(6)};
  /* It has the focus only where the bar has gone, and nothing is left to outline. */
  outline: none;
`;

/** Part of the sheet, with the edges of its fields. */
export const Bar = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-block-size: ${measure('saveBar')};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token('color.hairline')};
  background: ${token('color.surface')};
  color: ${token('color.text')};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  ${allowsMotion} {
    animation: ${rise} ${duration('base')} ${easings.enter};
  }
`;

export const Message = styled.p`
  ${font('label')}
  flex: 1 1 120px;
  min-inline-size: 0;
`;

export const Detail = styled.span`
  ${font('caption')}
  display: block;
  color: ${token('color.textQuiet')};
`;

export const Failure = styled.div`
  display: flex;
  flex: 1 1 120px;
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
`;
