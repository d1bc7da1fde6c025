import { memo, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { cellRenderer } from './cells.tsx';
import { controlsOf, hasPhoneRows, rowHeaderOf, type TableColumn } from './columns.ts';
import { longWidths } from './long-table-widths.ts';
import type { Opened } from './RowOverlay.tsx';
import { LoadMore, SkeletonRows, WideRow } from './TableBody.tsx';
import { Grid } from './TableGrid.styles.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow, type DrawnColumn } from './TableRow.tsx';
import { tableWords } from './table-words.ts';
import type { TableProps } from './table-props.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridPresses } from './useGridPresses.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useRowWindow } from './useRowWindow.ts';

/** From this many rows on only those in sight are drawn. */
export const manyRows = 250;

const nothingChosen: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

interface TableGridProps<T extends object> extends TableProps<T> {
  /** Opens the menu or the popover of a row. */
  onOpen: (opened: Opened) => void;
}

function AllOfGrid<T extends object>({
  label,
  columns,
  rows: given,
  getRowId,
  sort,
  onSortChange,
  rowHref,
  body = 'ready',
  emptyState = 'Nothing here yet.',
  errorState = 'This could not be loaded.',
  selectedKeys = nothingChosen,
  onSelectionChange,
  rowOrder,
  onLoadMore,
  isLoadingMore = false,
  loadingMoreLabel = 'Loading more',
  onOpen,
}: TableGridProps<T>) {
  const { locale } = useLocale();
  const dragHelpId = useId();
  const gridRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const rows = body === 'ready' ? given : noRows;
  // Ids belong to their rows for good, so a new function for them is no reason to read them again.
  // oxlint-disable-next-line react/exhaustive-deps
  const ids = useMemo(() => rows.map((row) => getRowId(row)), [rows]);
  const drawn = useMemo(() => drawnColumns(columns, locale), [columns, locale]);
  const controls = controlsOf(rowOrder !== undefined, onSelectionChange !== undefined);
  const isLong = rows.length > manyRows;
  const hasShortRows = hasPhoneRows(columns);
  const columnCount = controls.length + columns.length;
  const nameOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? '' : rowName(drawn, row);
  };

  const selection = useRowSelection({ ids, selectedKeys, onSelectionChange });
  const focus = useGridFocus({
    gridRef,
    rowCount: rows.length,
    nameOf,
    scrollToRow: (row) => scrollTo(bodyRef.current, view.offsetOf(row)),
  });
  const view = useRowWindow({ isOn: isLong, bodyRef, rowCount: rows.length, focused: focus.place });
  const drag = useRowDrag({ gridRef, rowOrder, ids, selection, nameOf });
  const presses = useGridPresses({
    columns,
    controlCount: controls.length,
    rows,
    ids,
    sort,
    onSortChange,
    selection,
    onOpen,
    isTyping: focus.isTyping,
  });

  const drawRows = (first: number, end: number) =>
    rows.slice(first, end).map((row, step) => {
      const index = first + step;
      const id = ids[index] ?? '';
      return (
        <TableRow
          key={id}
          {...{ row, id, index, controls }}
          name={rowName(drawn, row)}
          columns={drawn}
          href={rowHref?.(row)}
          isChosen={selection.isEnabled ? selection.isChosen(id) : undefined}
          canMove={rowOrder?.isDisabled === false}
          dragHelpId={dragHelpId}
          isMoving={drag.drag?.ids.has(id) ?? false}
          dropsAt={dropsAt(drag.drag?.gap, index, rows.length)}
          hasNumber={isLong}
        />
      );
    });

  return (
    <>
      <Grid
        ref={gridRef}
        role="grid"
        aria-label={label}
        {...(selection.isEnabled && { 'aria-multiselectable': true })}
        {...(hasShortRows && { 'data-phone-rows': true })}
        {...(hasShortRows && selection.hasAny && { 'data-choosing': true })}
        {...(isLong && { 'aria-rowcount': rows.length + 1, 'data-long': true })}
        {...(isLong && { style: { minInlineSize: longWidths(columns, controls).least } })}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onClick={presses.onClick}
        onChange={presses.onChange}
        onContextMenu={presses.onContextMenu}
        onPointerDown={(event) => {
          const handle = (event.target as Element).closest('[data-act="drag"]');
          const row = handle?.closest<HTMLElement>('[data-row]');
          if (row) drag.onPointerDown(event, row);
          else presses.onPointerDown(event);
        }}
        onKeyDown={(event) => {
          if (event.defaultPrevented) return;
          const isHandled = drag.onKey(event) || presses.onKey(event);
          const row = isHandled ? null : focus.onKey(event);
          if (row !== null && event.shiftKey && event.key.startsWith('Arrow')) presses.extendTo(row);
          if (isHandled || row !== null) event.preventDefault();
        }}
      >
        {isLong && (
          <colgroup>
            {longWidths(columns, controls).each.map(({ id, width }) => (
              <col key={id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <TableHead {...{ controls, sort }} columns={drawn} extent={selection.extent} hasNumber={isLong} />
        <tbody role="rowgroup" ref={bodyRef}>
          {body === 'loading' && <SkeletonRows columns={drawn} controls={controls} />}
          {body !== 'loading' && rows.length === 0 && (
            <WideRow columnCount={columnCount}>
              <div data-part="placeholder">{body === 'error' ? errorState : emptyState}</div>
            </WideRow>
          )}
          {view.stretches
            ? view.stretches.map((stretch) =>
                'room' in stretch ? (
                  <Room key={stretch.key} columnCount={columnCount} room={stretch.room} />
                ) : (
                  drawRows(stretch.first, stretch.end)
                ),
              )
            : drawRows(0, rows.length)}
          {body === 'ready' && onLoadMore && (
            <LoadMore {...{ columnCount, onLoadMore }} isLoading={isLoadingMore} label={loadingMoreLabel} />
          )}
        </tbody>
      </Grid>
      {rowOrder && (
        <span id={dragHelpId} hidden>
          {tableWords.dragDescription}
        </span>
      )}
    </>
  );
}

/** The grid itself: header, rows, and what stands in place of rows. Not drawn again by what opens from it. */
export const TableGrid = memo(AllOfGrid) as typeof AllOfGrid;

/** The room of rows that are not drawn. */
function Room({ columnCount, room }: { columnCount: number; room: number }): ReactNode {
  return (
    <tr role="presentation" data-room>
      <td role="presentation" colSpan={columnCount} style={{ blockSize: room }} />
    </tr>
  );
}

function drawnColumns<T>(columns: readonly TableColumn<T>[], locale: string): DrawnColumn<T>[] {
  const rowHeader = rowHeaderOf(columns);
  return columns.map((column) => ({
    column,
    render: cellRenderer(column, locale),
    isRowHeader: column.id === rowHeader,
  }));
}

/** What a row is called where it is chosen, moved or typed for. */
function rowName<T>(columns: readonly DrawnColumn<T>[], row: T): string {
  const column = columns.find(({ isRowHeader }) => isRowHeader)?.column;
  if (column?.kind === 'text') return column.value(row) ?? '';
  if (column?.kind === 'link') return column.value(row)?.text ?? '';
  return '';
}

function dropsAt(gap: number | undefined, index: number, rowCount: number): 'before' | 'after' | undefined {
  if (gap === index) return 'before';
  return gap === rowCount && index === rowCount - 1 ? 'after' : undefined;
}

/** Scrolls whatever holds the rows until `offset` px of them are above the middle of the window. */
function scrollTo(body: HTMLElement | null, offset: number): void {
  if (!body) return;
  const surface = body.closest<HTMLElement>('[data-scrolls="both"]');
  const by = body.getBoundingClientRect().top + offset - window.innerHeight / 2;
  (surface ?? window).scrollBy({ top: by, behavior: 'instant' });
}
