import { createElement, type ComponentProps, type ReactElement } from 'react';

/*
 * React Aria gives the rows it adds by itself (a place to drop, "loading more") an `aria-level`, which only rows of a
 * tree grid may have (WAI-ARIA 1.2, row; axe aria-conditional-attr). These draw them without it.
 */

type RowProps = ComponentProps<'div'> | ComponentProps<'tr'>;

/** A row in a table. */
export function addedRow(props: RowProps): ReactElement {
  return createElement('tr', { ...(props as ComponentProps<'tr'>), 'aria-level': undefined });
}

/** A row in a long table, which is made of `div`. */
export function addedLongRow(props: RowProps): ReactElement {
  return createElement('div', { ...(props as ComponentProps<'div'>), 'aria-level': undefined });
}
