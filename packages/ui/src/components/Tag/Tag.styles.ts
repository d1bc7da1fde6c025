import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import { chipLook, RemoveButton } from '../Chip/Chip.styles.ts';

export const Root = styled.span`
  ${chipLook}
  min-block-size: 28px;

  &[data-removable] {
    gap: ${space(1)};
    padding-inline-end: 2px;
  }

  &[data-disabled] {
    color: ${token('color.textQuiet')};
  }
`;

export const RemoveTag = styled(RemoveButton)`
  &[data-disabled] {
    color: ${token('color.disabledText')};
  }
`;
