import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import { choiceMark } from '../Checkbox/Checkbox.styles.ts';

export const Circle = styled.span`
  ${choiceMark}
  border-radius: ${token('radius.round')};
`;

export const Dot = styled.span`
  inline-size: ${space(2)};
  block-size: ${space(2)};
  border-radius: ${token('radius.round')};
  background: currentcolor;
`;
