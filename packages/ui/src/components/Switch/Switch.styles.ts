import { styled } from 'styled-components';
import {
  bodyText,
  coarsePointer,
  controlHeight,
  focusRing,
  forcedColors,
  motion,
  space,
  token,
  visuallyHidden,
} from '../../theme/index.ts';

export const Control = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(3)};
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: ${space(6)};
  color: ${token('color.text')};
  cursor: default;

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

export const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  margin-block: 2px;
  border: 2px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.round')};
  background: ${token('color.surface')};

  @media (hover: hover) {
    :where(:not([data-disabled], [data-readonly])):hover > & {
      border-color: ${token('color.text')};
    }
  }

  [data-selected] > & {
    border-color: ${token('color.checkedFill')};
    background: ${token('color.checkedFill')};
  }

  [data-readonly] > & {
    border-style: dashed;
  }

  [data-readonly][data-selected] > & {
    border-color: ${token('color.selectedEdge')};
    background: ${token('color.selectedFill')};
  }

  :focus-visible + & {
    ${focusRing}
  }

  [data-disabled] > & {
    border-color: ${token('color.disabledText')};
    background: ${token('color.disabledFill')};
  }

  ${forcedColors} {
    [data-selected] > & {
      background: Highlight;
    }
    [data-disabled] > & {
      border-color: GrayText;
      background: Canvas;
    }
  }
`;

export const Thumb = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 2px;
  inline-size: ${space(3)};
  block-size: ${space(3)};
  border-radius: ${token('radius.round')};
  background: ${token('color.fieldBorder')};
  ${motion('fast', ['transform'])}

  [data-selected] > ${Track} > & {
    background: ${token('color.onSwitched')};
    transform: translateX(${space(4)});
  }

  [data-readonly][data-selected] > ${Track} > & {
    background: ${token('color.onSelected')};
  }

  [data-selected] > ${Track} > &:dir(rtl) {
    transform: translateX(-${space(4)});
  }

  [data-disabled] > ${Track} > & {
    background: ${token('color.disabledText')};
  }

  ${forcedColors} {
    background: ButtonText;

    [data-readonly][data-selected] > ${Track} > & {
      background: ButtonText;
    }
    [data-disabled] > ${Track} > & {
      background: GrayText;
    }
  }
`;

export const SwitchLabel = styled.span<{ $isHidden: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${bodyText}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export const Indented = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: calc(36px + ${space(3)});
`;
