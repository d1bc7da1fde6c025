import { styled } from 'styled-components';
import { themeSwitchCss } from './theme-switch-css.ts';

export const Root = styled.button`
  ${themeSwitchCss}
`;
