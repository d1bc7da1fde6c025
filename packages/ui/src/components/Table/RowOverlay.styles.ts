import { styled } from 'styled-components';
import { font, space, token } from '../../theme/index.ts';
import {
  menuEntryDescription,
  menuEntryEnd,
  menuEntryLook,
  menuEntryText,
} from '../MenuButton/menu-entry.styles.ts';
import { popoverSurface } from '../Popover/popover-surface.styles.ts';

/**
 * Lies over the window while something of a row is open, so that a press beside it closes it and does nothing else. All looks
 * are said here, while the table is drawn: a rule that comes with the first menu would have the whole page styled anew.
 */
export const Layer = styled.div`
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  text-align: start;

  > [data-surface] {
    ${popoverSurface}
    position: absolute;
  }

  > [data-surface='menu'] {
    padding: ${space(1)};
  }

  > [data-surface='chips'] {
    min-inline-size: 200px;
    max-inline-size: min(360px, 100vw - ${space(6)});
    padding: ${space(4)};
    border-radius: ${token('radius.container')};
    overflow-wrap: anywhere;
  }

  [data-entry] {
    ${menuEntryLook({
      focused: ':focus',
      pressed: ':active',
      focusVisible: ':focus-visible',
      disabled: '[aria-disabled="true"]',
    })}
    inline-size: 100%;
    text-align: start;
  }

  [data-entry-text] {
    ${menuEntryText}
  }

  [data-entry-description] {
    ${menuEntryDescription}
  }

  [data-entry-end] {
    ${menuEntryEnd}
  }

  [data-menu-heading] {
    ${font('small')}
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(1)} ${space(3)} ${space(1)} ${space(2)};
  }

  /* Where the words of their heading begin. */
  [data-entry][data-under] {
    padding-inline-start: calc(${space(4)} + 16px);
  }

  /* What it says comes late: it has its line before, and makes the menu no wider. */
  [data-menu-foot] {
    ${menuEntryDescription}
    contain: inline-size;
    min-block-size: calc(1lh + ${space(3)});
    margin-block-start: ${space(1)};
    padding: ${space(2)} ${space(2)} ${space(1)};
    border-block-start: 1px solid ${token('color.hairline')};
    overflow-wrap: anywhere;
  }
`;
