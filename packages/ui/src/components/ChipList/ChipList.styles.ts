import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { focusRing, space, token } from '../../theme/index.ts';
import { chipLook } from '../Chip/Chip.styles.ts';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${space(1)};
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const Chip = styled.span`
  ${chipLook}
  min-inline-size: 0;
  max-inline-size: 16rem;
`;

export const MoreButton = styled(AriaButton)`
  ${chipLook}
  flex: none;
  min-inline-size: ${space(8)};
  justify-content: center;

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }

  &[data-pressed] {
    background: ${token('color.pressedFill')};
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;
