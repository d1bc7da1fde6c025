import { styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { aboveOthers } from '../FootLane/FootLane.styles.ts';
import { controlHeight, focusRing, forcedColors, layer, motion, space, token } from '../../theme/index.ts';

export const Root = styled(AriaButton)`
  position: fixed;
  ${aboveOthers(space(6))}
  inset-inline-end: ${space(6)};
  z-index: ${layer('sticky')};
  display: grid;
  place-items: center;
  inline-size: ${controlHeight('large')};
  block-size: ${controlHeight('large')};
  border-radius: ${token('radius.round')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.floating')};
  ${motion('base', ['opacity', 'transform'])}

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }
  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;
