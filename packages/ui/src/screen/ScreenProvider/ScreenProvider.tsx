import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../components/UiProvider/GlobalStyle.ts';
import { useFontFaces } from '../../components/UiProvider/useFontFaces.ts';
import { stylisPlugins } from '../../theme/nested-conditions.ts';

/** Props of `ScreenProvider`. */
export interface ScreenProviderProps {
  children: ReactNode;
}

/** Stands once around the page of a television, which needs tokens and Inter and nothing else of `UiProvider`. */
export function ScreenProvider({ children }: ScreenProviderProps) {
  useFontFaces();
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
