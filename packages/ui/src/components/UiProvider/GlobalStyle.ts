import { createGlobalStyle } from 'styled-components';
import { baseCss, themeCss } from '../../theme/index.ts';

/** Tokens of both schemes and the reset. */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}
  ${baseCss}
`;
