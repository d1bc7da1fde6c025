import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';
import { choiceLine, choiceMark } from '../Checkbox/Checkbox.styles.ts';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaRadioGroup)`
  ${fieldLayout}
`;

export const Choice = styled(AriaRadioField)`
  ${fieldLayout}
`;

export const Line = styled(AriaRadioButton)`
  ${choiceLine}
`;

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
