import type { ReactNode } from 'react';
import { Root } from './FilterBar.styles.ts';

/** Props of `FilterBar`. */
export interface FilterBarProps {
  /** The search field first, then filters. */
  children: ReactNode;
  /** Names the landmark for screen readers. */
  label?: string;
}

/** What narrows a list, above it: a search landmark whose first field takes the room. */
export function FilterBar({ children, label = 'Filter' }: FilterBarProps) {
  return (
    <Root role="search" aria-label={label}>
      {children}
    </Root>
  );
}
