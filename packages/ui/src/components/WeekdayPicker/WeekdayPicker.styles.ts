import {
  ToggleButton as AriaToggleButton,
  ToggleButtonGroup as AriaToggleButtonGroup,
} from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { controlHeight, focusRing, font, forcedColors, space, token } from '../../theme/index.ts';

/** All seven days on one line of a 320 px phone, four where the language does not shorten their names; with larger text they wrap. */
export const Days = styled(AriaToggleButtonGroup)<{ $isInvalid: boolean; $hasLongNames: boolean }>`
  --day-edge: ${({ $isInvalid }) => token($isInvalid ? 'color.errorEdge' : 'color.fieldBorder')};
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(${({ $hasLongNames }) => ($hasLongNames ? '4rem' : '2.25rem')}, 1fr)
  );
  gap: ${space(1)};
  max-inline-size: ${({ $hasLongNames }) => ($hasLongNames ? '20rem' : '400px')};
`;

export const Day = styled(AriaToggleButton)`
  display: grid;
  place-items: center;
  min-block-size: ${controlHeight('touch')};
  padding-inline: 0;
  border: 1px solid var(--day-edge);
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-align: center;
  ${font('label')}

  &[data-hovered] {
    border-color: ${token('color.text')};
    background: ${token('color.hoverFill')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-selected] {
    border-color: ${token('color.selectedEdge')};
    box-shadow: inset 0 0 0 1px ${token('color.selectedEdge')};
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
    font-weight: 600;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    border-color: ${token('color.hairline')};
    background: ${token('color.disabledFill')};
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }

  &[data-disabled][data-selected] {
    border-color: ${token('color.disabledText')};
    box-shadow: none;
  }

  ${forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }

    &[data-disabled][data-selected] {
      box-shadow: inset 0 0 0 2px GrayText;
      background: Canvas;
    }
  }
`;

export const QuickChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(1)};
`;
