/*
 * Where focus goes in a data grid (WAI-ARIA APG, "Data Grids"): rows and their cells take it; a cell with a control gives it to
 * the control. All of it reads the document, so that rows need no code of their own.
 */

const controls = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Which row an element is in; -1 is the header. */
export interface GridPlace {
  row: number;
  /** The cell's place among its row's cells; null where the row itself has the focus. */
  column: number | null;
}

/** The keys by which focus moves, and by how far in rows. */
export type GridKey =
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowStart'
  | 'ArrowEnd'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The row an element belongs to. */
export function rowOf(element: Element): HTMLTableRowElement | null {
  return element.closest<HTMLTableRowElement>('[role="row"]');
}

/** The cell an element belongs to. */
export function cellOf(element: Element): HTMLTableCellElement | null {
  return element.closest<HTMLTableCellElement>('td, th');
}

/** The controls of a cell that can be used now. */
function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(isShown);
}

/** Where in the grid an element is. */
export function placeOf(element: Element): GridPlace | null {
  const row = rowOf(element);
  if (!row) return null;
  return { row: Number(row.dataset.index ?? -1), column: cellOf(element)?.cellIndex ?? null };
}

/** The drawn row of that number. */
export function rowAt(grid: HTMLElement, row: number): HTMLTableRowElement | null {
  return grid.querySelector<HTMLTableRowElement>(row < 0 ? 'thead tr' : `tr[data-index="${row}"]`);
}

/** What takes the focus of a cell: its first or last control, else the cell itself. */
function targetIn(cell: HTMLElement, from: 'start' | 'end'): HTMLElement {
  return controlsIn(cell).at(from === 'start' ? 0 : -1) ?? cell;
}

/** What takes the focus at a place of a drawn row. */
export function elementAt(row: HTMLTableRowElement, column: number | null): HTMLElement | null {
  if (column === null) return row;
  const cell = row.cells[column];
  return cell && isShown(cell) ? targetIn(cell, 'start') : row;
}

/** The neighbour of a focused element in its own row, in reading direction; the row itself stands between last and first cell. */
export function neighbourInRow(active: HTMLElement, direction: 1 | -1): HTMLElement | null {
  const row = rowOf(active);
  if (!row) return null;
  const from = direction > 0 ? 'start' : 'end';
  const cells = [...row.cells].filter(isShown);
  const cell = cellOf(active);
  if (!cell) {
    const first = cells.at(direction > 0 ? 0 : -1);
    return first ? targetIn(first, from) : null;
  }
  const inside = controlsIn(cell);
  const within = inside[inside.indexOf(active) + direction];
  if (inside.includes(active) && within) return within;
  const next = cells[cells.indexOf(cell) + direction];
  if (next) return targetIn(next, from);
  return row.dataset.index === undefined ? null : row;
}

/** The first or last cell's target of a row. */
export function edgeOfRow(row: HTMLTableRowElement, edge: 'start' | 'end'): HTMLElement | null {
  const cell = [...row.cells].filter(isShown).at(edge === 'start' ? 0 : -1);
  return cell ? targetIn(cell, edge) : null;
}

/** The row that a vertical move leads to, between the header (-1) and the last. */
export function rowAfter(key: GridKey, row: number, rowCount: number, rowsInView: number): number {
  const last = rowCount - 1;
  switch (key) {
    case 'ArrowUp':
      return Math.max(row - 1, -1);
    case 'ArrowDown':
      return Math.min(row + 1, last);
    case 'PageUp':
      return Math.max(row - rowsInView, 0);
    case 'PageDown':
      return Math.min(row + rowsInView, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  return row;
}
