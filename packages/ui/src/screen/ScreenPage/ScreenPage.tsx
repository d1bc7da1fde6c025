import type { ReactNode } from 'react';
import { Root } from './ScreenPage.styles.ts';

/** Props of `ScreenPage`. */
export interface ScreenPageProps {
  /** What is shown now: a `ScreenDish`. */
  children: ReactNode;
}

/** The page of a screen: all of the glass, nothing to scroll. */
export function ScreenPage({ children }: ScreenPageProps) {
  return <Root>{children}</Root>;
}
