import { styled } from 'styled-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { buttonLook, type ButtonLook } from '../Button/Button.styles.ts';

export const Root = styled(AriaLink)<ButtonLook>`
  ${buttonLook}
`;
