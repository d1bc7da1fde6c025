import { css, styled } from 'styled-components';
import {
  bodyText,
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

/** A line of mark and text that is one target; shared with radio buttons. */
export const Line = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: ${space(6)};
  color: ${token('color.text')};
  cursor: default;
  ${bodyText}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
    align-items: center;
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
    ${forcedColors} {
      color: GrayText;
    }
  }
`;

/** The browser's own control, before the mark that draws it. */
export const ChoiceInput = styled.input`
  ${visuallyHidden}
`;

/** The mark's box in all its states; shared with radio buttons. */
export const choiceMark = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;
  border: 1.5px solid ${token('color.fieldBorder')};
  background: ${token('color.surface')};
  color: ${token('color.onChecked')};

  ${coarsePointer} {
    margin-block-start: 0;
  }

  & > * {
    visibility: hidden;
  }

  @media (hover: hover) {
    :where(:not([data-disabled], [data-readonly])):hover > & {
      border-color: ${token('color.text')};
    }
  }

  [data-invalid] > & {
    border-color: ${token('color.errorEdge')};
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: ${token('color.checkedFill')};
    background: ${token('color.checkedFill')};
  }

  [data-selected] > & > *,
  [data-indeterminate] > & > * {
    visibility: visible;
  }

  :focus-visible + & {
    ${focusRing}
  }

  [data-readonly] > & {
    border-style: dashed;
  }

  [data-readonly][data-selected] > & {
    border-color: ${token('color.selectedEdge')};
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }

  [data-disabled] > & {
    border-color: ${token('color.disabledText')};
    background: ${token('color.disabledFill')};
    color: ${token('color.disabledText')};
  }

  ${forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    color: HighlightText;

    [data-invalid] > & {
      border-color: CanvasText;
    }

    [data-selected] > &,
    [data-indeterminate] > & {
      border-color: Highlight;
      background: Highlight;
    }

    [data-readonly][data-selected] > & {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }

    [data-disabled] > & {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;

export const Box = styled.span`
  ${choiceMark}
  border-radius: 4px;
`;

export const ChoiceText = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Indented = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: calc(20px + ${space(2)});
`;
