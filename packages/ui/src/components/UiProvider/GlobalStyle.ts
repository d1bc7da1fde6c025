import { createGlobalStyle } from 'styled-components';
import { interUrls } from '../../theme/font-files.ts';
import { baseCss, fontFaceCss, themeCss } from '../../theme/index.ts';

/** Tokens of both schemes, font faces and the reset. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaceCss(interUrls)}
  ${themeCss}
  ${baseCss}
`;
