import type { ReactNode } from 'react';
import type { GuestWords } from '../types.ts';

/** Props of `OwnWords`. */
export interface OwnWordsProps {
  words: Pick<GuestWords, 'spoken'>;
  children: ReactNode;
}

/**
 * Words of the page's own among those of the restaurant: where the menu is in another language they say in which they are, so that they
 * are read aloud as such and keep their order on a page from right to left (WCAG 3.1.2). Elsewhere nothing is added.
 */
export function OwnWords({ words: { spoken }, children }: OwnWordsProps) {
  return spoken ? <span {...spoken}>{children}</span> : children;
}
