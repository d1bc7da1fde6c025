import { css, styled } from 'styled-components';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { forcedColors, layer, motion, space, token } from '../../theme/index.ts';

/** The surface of everything that opens from a control: menus, lists, popovers. */
export const popoverSurface = css`
  z-index: ${layer('overlay')};
  max-inline-size: calc(100vw - ${space(6)});
  overflow: auto;
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.floating')};
  outline: none;
  ${motion('fast', ['opacity', 'transform'])}

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

export const Surface = styled(AriaPopover)`
  ${popoverSurface}
  border-radius: ${token('radius.container')};
`;

export const Content = styled(AriaDialog)`
  min-inline-size: 200px;
  max-inline-size: 360px;
  padding: ${space(4)};
  overflow-wrap: anywhere;
  outline: none;
`;
