import { createGlobalStyle } from 'styled-components';
import { baseCss, themeCss } from '../../theme/index.ts';

/** Tokens of both schemes, the reset, and letters as desks draw them best; a guest's phone, which draws them so by itself, is spared the bytes. */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}
  ${baseCss}
  body {
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
  }
`;
