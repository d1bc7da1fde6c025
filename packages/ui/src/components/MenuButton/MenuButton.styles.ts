import { styled } from 'styled-components';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Text as AriaText } from 'react-aria-components/Text';
import { space } from '../../theme/index.ts';
import { popoverSurface } from '../Popover/popover-surface.styles.ts';
import { menuEntryDescription, menuEntryEnd, menuEntryLook, menuEntryText } from './menu-entry.styles.ts';

export const Surface = styled(AriaPopover)`
  ${popoverSurface}
  min-inline-size: max(var(--trigger-width), 180px);
`;

export const List = styled(AriaMenu)`
  padding: ${space(1)};
  outline: none;
`;

export const Entry = styled(AriaMenuItem)`
  ${menuEntryLook({
    focused: '[data-focused]',
    pressed: '[data-pressed]',
    focusVisible: '[data-focus-visible]',
    disabled: '[data-disabled]',
  })}
`;

/** Label and sentence of an entry; the mark of the chosen one stands at the end. */
export const EntryText = styled.span`
  ${menuEntryText}
`;

export const Description = styled(AriaText)`
  ${menuEntryDescription}
`;

/** A word at the end of its line. */
export const End = styled.span`
  ${menuEntryEnd}
`;
