import { css } from 'styled-components';
import {
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  space,
  tabularFigures,
  token,
} from '../../theme/index.ts';

/** The selectors by which an entry of a menu tells its states. */
interface EntryStates {
  focused: string;
  pressed: string;
  focusVisible: string;
  disabled: string;
}

/** An entry of a menu, whoever draws it. */
export const menuEntryLook = ({ focused, pressed, focusVisible, disabled }: EntryStates) => css`
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

  &${focused} {
    background: ${token('color.hoverFill')};
    outline: none;
  }
  &${pressed} {
    background: ${token('color.pressedFill')};
  }
  &${focusVisible} {
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
  &[data-tone='destructive']${focused} {
    background: ${token('color.errorQuiet')};
  }
  &${disabled} {
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }

  ${forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;

    &${focused},
    &[data-tone='destructive']${focused} {
      background: Highlight;
      color: HighlightText;
    }
    &[data-tone='destructive']:not(${focused}) {
      color: CanvasText;
    }
    &${disabled} {
      color: GrayText;
    }
  }
`;

/** Label and sentence of an entry, one above the other. */
export const menuEntryText = css`
  flex: 1;
  display: grid;
  max-inline-size: 22rem;
`;

/** The sentence below an entry's label. */
export const menuEntryDescription = css`
  ${font('caption')}
  color: ${token('color.textQuiet')};

  ${forcedColors} {
    color: inherit;
  }
`;

/** A word at the end of an entry's line. */
export const menuEntryEnd = css`
  ${tabularFigures}
  margin-inline-start: auto;
  padding-inline-start: ${space(3)};
  color: ${token('color.textQuiet')};

  ${forcedColors} {
    color: inherit;
  }
`;
