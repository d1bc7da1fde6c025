import { css } from 'styled-components';
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
