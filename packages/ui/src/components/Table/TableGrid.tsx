import { useMemo } from 'react';
import type { DropTarget } from 'react-aria-components/Table';
import { DropIndicator } from 'react-aria-components/useDragAndDrop';
import { addedLongRow, addedRow } from './added-rows.ts';
import { controlsOf, type CellKind } from './columns.ts';
import type { ColumnWidth } from './long-table-measures.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { TableProps } from './table-props.ts';
import { Grid } from './TableGrid.styles.ts';

interface TableGridProps<T extends object> extends TableProps<T> {
  /** Given in long lists only. */
  widthsOf?: (kind: CellKind, width: string | undefined) => ColumnWidth;
}

/** The grid itself: header, rows, and what stands in place of rows. */
export function TableGrid<T extends object>({
  label,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  rowHref,
  body = 'ready',
  emptyState = 'Nothing here yet.',
  errorState = 'This could not be loaded.',
  selectedKeys,
  onSelectionChange,
  rowOrder,
  onLoadMore,
  isLoadingMore = false,
  loadingMoreLabel = 'Loading more',
  widthsOf,
}: TableGridProps<T>) {
  const controls = controlsOf(rowOrder !== undefined, onSelectionChange !== undefined);
  const renderAddedRow = widthsOf ? addedLongRow : addedRow;
  const dragAndDropHooks = useMemo(
    () =>
      rowOrder && {
        ...rowOrder,
        renderDropIndicator: (target: DropTarget) => (
          <DropIndicator target={target} render={renderAddedRow} />
        ),
      },
    [rowOrder, renderAddedRow],
  );
  return (
    <Grid
      aria-label={label}
      {...(sort && { sortDescriptor: sort })}
      onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
      {...(onSelectionChange && {
        selectionMode: 'multiple' as const,
        selectedKeys: selectedKeys ?? [],
        onSelectionChange: (keys) =>
          onSelectionChange(keys === 'all' ? keys : new Set([...keys].map(String))),
      })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      <TableHead {...{ columns, controls, sort, widthsOf }} />
      <TableRows
        {...{ columns, rows, getRowId, rowHref, body, controls, onLoadMore, isLoadingMore, loadingMoreLabel }}
        {...{ renderAddedRow }}
        placeholder={
          rows.length === 0 || body === 'error' ? (body === 'error' ? errorState : emptyState) : null
        }
      />
    </Grid>
  );
}
