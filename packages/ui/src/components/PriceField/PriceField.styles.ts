import { styled } from 'styled-components';
import {
  bodyText,
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  space,
  token,
} from '../../theme/index.ts';

/** At the end of the frame, or, without an amount, all of it. */
export const Kind = styled.span<{ $isWhole: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: ${({ $isWhole }) => ($isWhole ? 'space-between' : 'center')};
  flex: ${({ $isWhole }) => ($isWhole ? 1 : 'none')};
  gap: ${space(2)};
  min-inline-size: ${space(8)};
  padding-inline: ${({ $isWhole }) => ($isWhole ? space(3) : '0')}
    ${({ $isWhole }) => ($isWhole ? space(2) : '0')};
  border-radius: inherit;
  color: ${token('color.textQuiet')};

  ${coarsePointer} {
    min-inline-size: ${controlHeight('touch')};
  }

  &:hover {
    color: ${token('color.text')};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

export const KindText = styled.span`
  ${bodyText}
  color: ${token('color.text')};
`;

/** The browser's own choice, whose list every keyboard and phone knows; what it stands over says what is chosen. */
export const Kinds = styled.select`
  ${bodyText}
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  > option {
    background: ${token('color.surface')};
    color: ${token('color.text')};

    ${forcedColors} {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
