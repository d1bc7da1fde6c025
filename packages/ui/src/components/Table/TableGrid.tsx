import { useCallback, useMemo } from 'react';
import {
  Cell,
  Collection,
  Row,
  TableBody,
  TableLoadMoreItem,
  type DropTarget,
} from 'react-aria-components/Table';
import { DropIndicator } from 'react-aria-components/useDragAndDrop';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/index.ts';
import { hidesHeader, rowHeaderOf, type CellKind, type ControlKind, type TableColumn } from './columns.ts';
import type { ColumnWidth } from './long-table-measures.ts';
import { RowCheckbox, RowDragHandle } from './RowControls.tsx';
import { addedLongRow, addedRow } from './added-rows.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableProps } from './Table.tsx';
import {
  CardLabel,
  Grid,
  Head,
  HeaderCell,
  HeaderText,
  HiddenText,
  LoadingMore,
  Placeholder,
  SortArrow,
} from './Table.styles.ts';
import { TableCell } from './TableCell.tsx';

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
  const rowHeader = rowHeaderOf(columns);
  const allowsSelecting = onSelectionChange !== undefined;
  const allowsOrdering = rowOrder !== undefined;
  const controls: ControlKind[] = [];
  if (allowsOrdering) controls.push('drag');
  if (allowsSelecting) controls.push('select');
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
          {allowsOrdering && (
            <Cell key="drag" data-kind="drag">
              <RowDragHandle />
            </Cell>
          )}
          {allowsSelecting && (
            <Cell key="select" data-kind="select">
              <RowCheckbox />
            </Cell>
          )}
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
    [columns, rowHref, rowHeader, allowsOrdering, allowsSelecting],
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
      <Head>
        {controls.map((kind) => (
          <HeaderCell
            key={kind}
            id={kind}
            data-kind={kind}
            $width={undefined}
            {...widthsOf?.(kind, undefined)}
          >
            {kind === 'drag' ? <HiddenText>Order</HiddenText> : <RowCheckbox />}
          </HeaderCell>
        ))}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            id={column.id}
            data-kind={column.kind}
            {...(column.id === rowHeader && { 'data-names-row': true })}
            isRowHeader={column.id === rowHeader}
            allowsSorting={column.isSortable ?? false}
            textValue={column.header}
            $width={column.width?.endsWith('px') ? column.width : undefined}
            {...widthsOf?.(column.kind, column.width)}
          >
            <HeaderContent
              column={column}
              isDescending={sort?.column === column.id && sort.direction === 'descending'}
            />
          </HeaderCell>
        ))}
      </Head>
      <TableBody
        renderEmptyState={() => <Placeholder>{body === 'error' ? errorState : emptyState}</Placeholder>}
      >
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
    </Grid>
  );
}

function HeaderContent<T>({ column, isDescending }: { column: TableColumn<T>; isDescending: boolean }) {
  if (hidesHeader(column.kind)) return <HiddenText>{column.header}</HiddenText>;
  return (
    <HeaderText>
      {column.header}
      {column.isSortable && (
        <SortArrow>
          <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} size={16} />
        </SortArrow>
      )}
    </HeaderText>
  );
}

/** What a row is called where it is dragged or typed for. */
function rowName<T>(columns: readonly TableColumn<T>[], rowHeader: string | undefined, row: T): string {
  const column = columns.find(({ id }) => id === rowHeader);
  if (column?.kind === 'text') return column.value(row) ?? '';
  if (column?.kind === 'link') return column.value(row)?.text ?? '';
  return '';
}
