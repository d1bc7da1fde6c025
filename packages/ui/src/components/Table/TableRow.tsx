import { memo } from 'react';
import { plainIcon } from '../Icon/plain-icon.tsx';
import type { CellRenderer } from './cells.tsx';
import type { CellKind, ControlKind, TableColumn } from './columns.ts';
import { tableWords } from './table-words.ts';

/** A column and how it draws its cells. */
export interface DrawnColumn<T> {
  column: TableColumn<T>;
  render: CellRenderer<T>;
  isRowHeader: boolean;
}

interface TableRowProps<T> {
  row: T;
  id: string;
  /** The row's place in the list, from 0. */
  index: number;
  name: string;
  columns: readonly DrawnColumn<T>[];
  controls: readonly ControlKind[];
  href: string | undefined;
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined;
  canMove: boolean;
  /** Of the sentence that says how a row is moved by keyboard. */
  dragHelpId: string;
  isMoving: boolean;
  /** Where a moving row would come to stand beside this one. */
  dropsAt: 'before' | 'after' | undefined;
  /** Told where not all rows are drawn. */
  hasNumber: boolean;
}

function Row<T>({
  row,
  id,
  index,
  name,
  columns,
  controls,
  href,
  isChosen,
  canMove,
  dragHelpId,
  isMoving,
  dropsAt,
  hasNumber,
}: TableRowProps<T>) {
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-index={index}
      {...(hasNumber && { 'aria-rowindex': index + 2 })}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      {...(isChosen && { 'data-selected': true })}
      {...(href !== undefined && { 'data-href': href })}
      {...(isOutOfUse(columns, row) && { 'data-dimmed': true })}
      {...(isMoving && { 'data-dragging': true })}
      {...(dropsAt && { 'data-drops': dropsAt })}
    >
      {controls.map((kind) => (
        <td
          key={kind}
          role="gridcell"
          data-kind={kind}
          {...(kind === 'select' && { 'data-choosing-cell': true })}
        >
          {kind === 'drag' ? (
            <button
              type="button"
              data-act="drag"
              tabIndex={-1}
              aria-label={tableWords.drag(name)}
              aria-describedby={dragHelpId}
              disabled={!canMove}
            >
              {plainIcon('drag', 16)}
            </button>
          ) : (
            <RowBox label={tableWords.select(name)} isChecked={isChosen ?? false} />
          )}
        </td>
      ))}
      {columns.map(({ column, render, isRowHeader }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            data-kind={column.kind}
            data-label={cardLabelOf(column, isRowHeader)}
            {...(column.showsFrom && { 'data-shows-from': column.showsFrom })}
          >
            {render(row, { index, href: isRowHeader ? href : undefined, isRowHeader })}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row; drawn again only when what it shows changes. */
export const TableRow = memo(Row) as typeof Row;

/** Whether the row's state greys it. */
function isOutOfUse<T>(columns: readonly DrawnColumn<T>[], row: T): boolean {
  return columns.some(({ column }) => {
    if (column.kind !== 'choice') return false;
    const { look } = column.value(row);
    return look === 'muted' || look === 'outline';
  });
}

/** Columns whose cells speak for themselves, also on a card. */
const selfExplaining: ReadonlySet<CellKind> = new Set(['img', 'operation', 'chips']);

/** What a card calls a value; undefined where the value needs no name. */
export function cardLabelOf<T>(column: TableColumn<T>, isRowHeader: boolean): string | undefined {
  return isRowHeader || selfExplaining.has(column.kind) ? undefined : column.header;
}

interface RowBoxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  /** The box of all rows is a stop of its own, before the rows. */
  isTabStop?: boolean;
}

const doNothing = () => undefined;

/** The box that chooses a row or, in the header, all rows; the table hears of its change. */
export function RowBox({ label, isChecked, isMixed = false, isTabStop = false }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      data-part="box"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      checked={isChecked}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      onChange={doNothing}
    />
  );
}
