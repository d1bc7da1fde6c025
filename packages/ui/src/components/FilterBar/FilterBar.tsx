import { Children, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { First, Menu, Root, Toggle } from './FilterBar.styles.ts';

/** Props of `FilterBar`. */
export interface FilterBarProps {
  /** The search field first, then filters. */
  children: ReactNode;
  /** A `FilterMenu` that holds all filters; it stays in sight on a phone. */
  menu?: ReactNode;
  /** Names the landmark for screen readers. */
  label?: string;
  /** Names the button that shows the filters on a phone. */
  filtersLabel?: string;
}

/**
 * What narrows a list, above it: a search landmark whose first field takes the room. On a phone the filters after it wait
 * behind a button, so that the list begins on the first screen.
 */
export function FilterBar({ children, menu, label = 'Filter', filtersLabel = 'Filters' }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [search, ...filters] = Children.toArray(children);
  return (
    <Root role="search" aria-label={label} data-open={isOpen || undefined}>
      <First>{search}</First>
      {menu && <Menu>{menu}</Menu>}
      {!menu && filters.length > 0 && (
        <Toggle>
          <IconButton
            icon="filter"
            label={filtersLabel}
            variant="secondary"
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          />
        </Toggle>
      )}
      {filters}
    </Root>
  );
}
