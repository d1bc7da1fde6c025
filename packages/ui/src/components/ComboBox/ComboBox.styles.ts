import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { fieldLayout, innerButton } from '../Field/Field.styles.ts';

export const Root = styled(AriaComboBox)`
  ${fieldLayout}
`;

export const OpenButton = styled(AriaButton)`
  ${innerButton}
`;
