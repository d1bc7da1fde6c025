import { styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { coarsePointer, controlHeight, font, space, token } from '../../theme/index.ts';

export const ToastButton = styled(AriaButton)`
  ${font('label')}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-inline-size: ${controlHeight('medium')};
  min-block-size: ${controlHeight('medium')};
  padding-inline: ${space(2)};
  border-radius: ${token('radius.control')};

  ${coarsePointer} {
    min-inline-size: ${controlHeight('touch')};
    min-block-size: ${controlHeight('touch')};
  }
  &[data-hovered] {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  &[data-focus-visible] {
    outline: 2px solid currentColor;
    outline-offset: -4px;
  }
`;
