import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './columns.ts';
import type { TableSelection } from './rows.ts';
import type { RowOrder } from './useRowOrder.ts';

/** What the body of a table shows. */
export const tableBodies = ['ready', 'loading', 'error'] as const;

/** One of `tableBodies`. */
export type TableBodyState = (typeof tableBodies)[number];

/** Props of `Table`. */
export interface TableProps<T extends object> {
  /** What is listed. */
  label: string;
  /** Keep them the same between renders: new columns draw every row again. */
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  getRowId: (row: T) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads; its naming cell is the link, a press anywhere else on the row follows it too. */
  rowHref?: (row: T) => string;
  body?: TableBodyState;
  /** Shown where there are no rows. */
  emptyState?: ReactNode;
  /** Shown where the rows could not be loaded. */
  errorState?: ReactNode;
  /** The chosen rows. */
  selectedKeys?: TableSelection;
  /** With it every row has a box, and the header one for all. */
  onSelectionChange?: (selection: TableSelection) => void;
  /** What `useRowOrder` returns; with it rows have a handle. */
  rowOrder?: RowOrder | undefined;
  /** Called as the end comes near; leave it out when everything is loaded, and keep it the same between renders. */
  onLoadMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** Said while more rows are loaded. */
  loadingMoreLabel?: string;
}
