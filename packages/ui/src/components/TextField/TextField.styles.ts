import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaTextField)`
  ${fieldLayout}
`;
