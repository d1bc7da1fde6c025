import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
} from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { coarsePointer, controlHeight, focusRing, space, token } from '../../theme/index.ts';

export const RowCheckboxRoot = styled(AriaCheckboxField)`
  display: block;
  inline-size: fit-content;
`;

export const RowCheckboxTarget = styled(AriaCheckboxButton)`
  display: grid;
  place-items: center;
  inline-size: ${space(6)};
  block-size: ${space(6)};

  & > * {
    margin: 0;
  }

  ${coarsePointer} {
    inline-size: ${controlHeight('touch')};
    block-size: ${controlHeight('touch')};
    margin-inline: -${space(2)};
  }
`;

/** Takes the keyboard; with a pointer the whole row is dragged, which is why it lets presses through. */
export const DragHandle = styled(AriaButton)`
  display: grid;
  place-items: center;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  border-radius: ${token('radius.control')};
  color: ${token('color.textQuiet')};

  [data-hovered] & {
    color: ${token('color.text')};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    color: ${token('color.disabledText')};
  }
`;
