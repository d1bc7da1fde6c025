import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  font,
  forcedColors,
  layer,
  motion,
  space,
  token,
} from '../../theme/index.ts';

export const Floating = styled(AriaPopover)`
  box-sizing: border-box;
  z-index: ${layer('overlay')};
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  max-inline-size: calc(100vw - ${space(4)});
  overflow: auto;
  border-radius: ${token('radius.control')};
  outline: none;
  background: ${token('color.raised')};
  box-shadow: ${token('shadow.floating')};
  color: ${token('color.text')};
  ${motion('fast')}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-4px);
  }

  &[data-placement='top'][data-entering],
  &[data-placement='top'][data-exiting] {
    transform: translateY(4px);
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const List = styled(AriaListBox)`
  max-block-size: inherit;
  padding: ${space(1)};
  overflow: auto;
  outline: none;
`;

export const Option = styled(AriaListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${controlHeight('medium')};
  padding: ${space(1)} ${space(2)};
  border-radius: ${token('radius.control')};
  outline: none;
  cursor: default;
  overflow-wrap: anywhere;
  ${font('small')}

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }

  &[data-selected] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }

  &[data-focused] {
    background: ${token('color.hoverFill')};
    color: ${token('color.text')};
    box-shadow: inset 2px 0 0 ${token('color.selectedEdge')};
  }

  &[data-focused]:dir(rtl) {
    box-shadow: inset -2px 0 0 ${token('color.selectedEdge')};
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
  }

  ${forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;

    &[data-focused] {
      background: Highlight;
      box-shadow: none;
      color: HighlightText;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const OptionText = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Check = styled.span`
  display: inline-flex;
  flex: none;
  visibility: hidden;

  [data-selected] > & {
    visibility: visible;
  }
`;

export const NoOptions = styled.div`
  padding: ${space(3)} ${space(2)};
  color: ${token('color.textQuiet')};
  ${font('small')}
`;
