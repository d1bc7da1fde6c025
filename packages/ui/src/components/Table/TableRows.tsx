import { memo, useCallback, type ReactNode } from 'react';
import { Cell, Collection, Row, TableBody, TableLoadMoreItem } from 'react-aria-components/Table';
import { Spinner } from '../Spinner/index.ts';
import type { addedRow } from './added-rows.ts';
import { rowHeaderOf, type ControlKind, type TableColumn } from './columns.ts';
import { RowCheckbox, RowDragHandle } from './RowControls.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableProps } from './table-props.ts';
import { CardLabel, LoadingMore, Placeholder } from './TableRows.styles.ts';
import { TableCell } from './TableCell.tsx';

interface TableRowsProps<T extends object> extends Pick<TableProps<T>, 'columns' | 'rows' | 'getRowId'> {
  rowHref: TableProps<T>['rowHref'] | undefined;
  onLoadMore: TableProps<T>['onLoadMore'];
  body: NonNullable<TableProps<T>['body']>;
  controls: readonly ControlKind[];
  isLoadingMore: boolean;
  loadingMoreLabel: string;
  renderAddedRow: typeof addedRow;
  /** Stands where there are no rows; null where there are. */
  placeholder: ReactNode;
}

function Rows<T extends object>({
  columns,
  rows,
  getRowId,
  rowHref,
  body,
  controls,
  onLoadMore,
  isLoadingMore,
  loadingMoreLabel,
  renderAddedRow,
  placeholder,
}: TableRowsProps<T>) {
  const rowHeader = rowHeaderOf(columns);
  const renderRow = useCallback(
    (row: T) => {
      const id = getRowId(row);
      const href = rowHref?.(row);
      return (
        <Row
          key={id}
          id={id}
          data-row
          textValue={rowName(columns, rowHeader, row)}
          {...(href !== undefined && { href })}
        >
          {controls.map((kind) => (
            <Cell key={kind} data-kind={kind}>
              {kind === 'drag' ? <RowDragHandle /> : <RowCheckbox />}
            </Cell>
          ))}
          {columns.map((column) => (
            <Cell key={column.id} data-kind={column.kind}>
              <CardLabel aria-hidden="true">{column.header}</CardLabel>
              <TableCell
                {...{ column, row }}
                rowId={id}
                href={column.id === rowHeader ? href : undefined}
                isRowHeader={column.id === rowHeader}
              />
            </Cell>
          ))}
        </Row>
      );
    },
    // Ids belong to their rows for good, so a new function for them is no reason to draw 10,000 rows again.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, rowHref, rowHeader, controls],
  );
  return (
    <TableBody renderEmptyState={() => <Placeholder>{placeholder}</Placeholder>}>
      {body === 'loading' ? (
        SkeletonRows({ columns, controls, rowHeader })
      ) : (
        <Collection items={body === 'error' ? [] : rows} dependencies={[renderRow]}>
          {renderRow}
        </Collection>
      )}
      {body === 'ready' && onLoadMore && (
        <TableLoadMoreItem render={renderAddedRow} onLoadMore={onLoadMore} isLoading={isLoadingMore}>
          <LoadingMore>
            <Spinner label={loadingMoreLabel} />
          </LoadingMore>
        </TableLoadMoreItem>
      )}
    </TableBody>
  );
}

/** The rows, or what stands in their place; drawn again only when they change, because react-aria then goes through all. */
export const TableRows = memo(Rows) as typeof Rows;

/** What a row is called where it is dragged or typed for. */
function rowName<T>(columns: readonly TableColumn<T>[], rowHeader: string | undefined, row: T): string {
  const column = columns.find(({ id }) => id === rowHeader);
  if (column?.kind === 'text') return column.value(row) ?? '';
  if (column?.kind === 'link') return column.value(row)?.text ?? '';
  return '';
}
