import { styled } from 'styled-components';
import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';
import { font, forcedColors, layer, motion, space, token } from '../../theme/index.ts';

export const Bubble = styled(AriaTooltip)`
  ${font('label')}
  z-index: ${layer('overlay')};
  max-inline-size: 240px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${token('radius.control')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};
  ${motion('fast', ['opacity', 'transform'])}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(2px);
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;
