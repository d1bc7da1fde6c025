import { styled } from 'styled-components';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { space, token } from '../../theme/index.ts';
import { popoverSurface } from './popover-surface.styles.ts';

export const Surface = styled(AriaPopover)`
  ${popoverSurface}
  border-radius: ${token('radius.container')};
`;

export const Content = styled(AriaDialog)`
  min-inline-size: 200px;
  max-inline-size: 360px;
  padding: ${space(4)};
  overflow-wrap: anywhere;
  outline: none;
`;
