import { styled } from 'styled-components';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Text as AriaText } from 'react-aria-components/Text';
import {
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  space,
  token,
} from '../../theme/index.ts';
import { popoverSurface } from '../Popover/Popover.styles.ts';

export const Surface = styled(AriaPopover)`
  ${popoverSurface}
  min-inline-size: max(var(--trigger-width), 180px);
`;

export const List = styled(AriaMenu)`
  padding: ${space(1)};
  outline: none;
`;

export const Entry = styled(AriaMenuItem)`
  ${font('small')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${controlHeight('small')};
  padding-block: ${space(1)};
  padding-inline: ${space(2)} ${space(3)};
  border-radius: calc(${token('radius.control')} - 2px);
  color: ${token('color.text')};
  text-decoration: none;
  cursor: pointer;

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &[data-focused] {
    background: ${token('color.hoverFill')};
    outline: none;
  }
  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    ${focusRingInset}
  }

  &[data-begins-group] {
    margin-block-start: ${space(2)};
  }
  &[data-begins-group]::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-${space(1)} - 0.5px);
    inset-inline: 0;
    border-block-start: 1px solid ${token('color.hairline')};
  }

  &[data-tone='destructive'] {
    color: ${token('color.errorText')};
  }
  &[data-tone='destructive'][data-focused] {
    background: ${token('color.errorQuiet')};
  }
  &[data-disabled] {
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }

  ${forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;

    &[data-focused],
    &[data-tone='destructive'][data-focused] {
      background: Highlight;
      color: HighlightText;
    }
    &[data-tone='destructive']:not([data-focused]) {
      color: CanvasText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

/** Label and sentence of an entry; the mark of the chosen one stands at the end. */
export const EntryText = styled.span`
  flex: 1;
  display: grid;
  max-inline-size: 22rem;
`;

export const Description = styled(AriaText)`
  ${font('caption')}
  color: ${token('color.textQuiet')};

  ${forcedColors} {
    color: inherit;
  }
`;
