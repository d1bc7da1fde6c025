import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { styled } from 'styled-components';
import { fieldLayout } from '../Field/Field.styles.ts';

export const Root = styled(AriaTimeField)`
  ${fieldLayout}
`;
