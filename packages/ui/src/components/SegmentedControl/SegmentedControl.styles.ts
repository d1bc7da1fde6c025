import { styled } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  space,
  token,
} from '../../theme/index.ts';

export const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 2px;
  border-radius: ${token('radius.control')};
  background: ${token('color.sunken')};
  box-shadow: inset 0 0 0 1px ${token('color.hairlineStrong')};
  overflow-x: auto;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: 1 0 auto;
  min-block-size: 36px;
  padding-inline: ${space(3)};
  border-radius: 4px;
  color: ${token('color.textQuiet')};
  white-space: nowrap;
  ${font('label')}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &:hover {
    color: ${token('color.text')};
  }

  &:has(:checked) {
    background: ${token('color.surface')};
    box-shadow: 0 0 0 1px ${token('color.fieldBorder')};
    color: ${token('color.text')};
  }

  &:has(:focus-visible) {
    ${focusRingInset}
  }

  &:has(:disabled) {
    color: ${token('color.disabledText')};
  }

  ${forcedColors} {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Over the whole segment, so that a finger that explores the screen finds it where it is seen. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
`;
