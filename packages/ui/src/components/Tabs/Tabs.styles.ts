import { styled } from 'styled-components';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { controlHeight, focusRingInset, font, forcedColors, space, token } from '../../theme/index.ts';

export const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
`;

export const List = styled(AriaTabList)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-block-end: 1px solid ${token('color.hairline')};
`;

export const Item = styled(AriaTab)`
  ${font('label')}
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: ${controlHeight('touch')};
  padding-inline: ${space(3)};
  color: ${token('color.textQuiet')};
  outline: none;
  cursor: pointer;

  &[data-hovered] {
    color: ${token('color.text')};
  }
  &[data-selected] {
    color: ${token('color.text')};
    box-shadow: inset 0 -2px 0 ${token('color.selectedEdge')};
  }
  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${token('radius.control')};
  }
  &[data-disabled] {
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }
  ${forcedColors} {
    &[data-selected] {
      border-block-end: 3px solid Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Panel = styled(AriaTabPanel)`
  min-inline-size: 0;

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;
