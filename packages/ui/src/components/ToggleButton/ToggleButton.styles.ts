import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { forcedColors, token } from '../../theme/index.ts';
import { buttonLook, type ButtonLook } from '../Button/Button.styles.ts';

export const Root = styled(AriaToggleButton)<ButtonLook>`
  ${buttonLook}

  &[data-selected] {
    background: ${token('color.selectedFill')};
    box-shadow: inset 0 0 0 2px ${token('color.selectedEdge')};
    color: ${token('color.onSelected')};
  }
  &[data-selected][data-disabled] {
    background: ${token('color.disabledFill')};
    box-shadow: inset 0 0 0 2px ${token('color.hairlineStrong')};
    color: ${token('color.disabledText')};
  }

  ${forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      box-shadow: none;
      color: HighlightText;
    }
    &[data-selected][data-disabled] {
      border-color: GrayText;
      box-shadow: inset 0 0 0 2px GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;
