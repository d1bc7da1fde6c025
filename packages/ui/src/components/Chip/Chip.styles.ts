import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList as AriaTagList,
} from 'react-aria-components/TagGroup';
import { css, styled } from 'styled-components';
import { focusRing, focusRingInset, font, forcedColors, space, token, truncate } from '../../theme/index.ts';

/** The look of a chip, 24 px high at the normal text size. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${space(6)};
  padding-inline: ${space(2)};
  border-radius: ${token('radius.round')};
  background: ${token('color.sunken')};
  box-shadow: inset 0 0 0 1px ${token('color.hairlineStrong')};
  color: ${token('color.text')};
  ${font('small')}

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const ChipText = styled.span`
  min-inline-size: 0;
  ${truncate}
`;

export const Chips = styled(AriaTagGroup)`
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const ChipRow = styled(AriaTagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  outline: none;

  &[data-empty] {
    display: none;
  }
`;

export const Chip = styled(AriaTag)`
  ${chipLook}
  min-block-size: 28px;
  outline: none;
  cursor: default;

  &[data-allows-removing] {
    padding-inline-end: 2px;
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 1px;
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
    ${forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Takes no room of its own. */
export const Cell = styled.div`
  display: contents;
`;

export const RemoveButton = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border-radius: ${token('radius.round')};
  color: ${token('color.textQuiet')};

  &[data-hovered],
  &:not([data-rac]):hover {
    background: ${token('color.pressedFill')};
    color: ${token('color.text')};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

/** A frame in which chips and the input wrap like words. */
export const wrappingFrame = css`
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: 5px ${space(2)};
  cursor: text;
`;

export const wrappedInput = css`
  flex: 1 1 8rem;
  min-block-size: 28px;
  padding: 0 ${space(1)};
`;
