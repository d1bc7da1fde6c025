/** A cell by its place in the grid. */
export interface Position {
  row: number;
  column: number;
}

/** The cells between two corners, both included; `active` is the one that keys act on. */
export interface Selection {
  anchor: Position;
  active: Position;
}

/** How large a grid is. */
export interface GridSize {
  rows: number;
  columns: number;
}

/** First and last row and column of a selection. */
export function bounds({ anchor, active }: Selection): { from: Position; to: Position } {
  return {
    from: { row: Math.min(anchor.row, active.row), column: Math.min(anchor.column, active.column) },
    to: { row: Math.max(anchor.row, active.row), column: Math.max(anchor.column, active.column) },
  };
}

/** Every cell of a selection, row by row. */
export function cellsOf(selection: Selection): Position[] {
  const { from, to } = bounds(selection);
  const found: Position[] = [];
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1) found.push({ row, column });
  return found;
}

/** Whether a cell is selected. */
export function isWithin({ row, column }: Position, selection: Selection): boolean {
  const { from, to } = bounds(selection);
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The cell so many rows and columns further, at most at the edge. */
export function moved({ row, column }: Position, rows: number, columns: number, size: GridSize): Position {
  return {
    row: between(row + rows, 0, size.rows - 1),
    column: between(column + columns, 0, size.columns - 1),
  };
}

/** The next (or previous) cell in reading order; null past the last or before the first. */
export function stepped({ row, column }: Position, step: 1 | -1, size: GridSize): Position | null {
  const place = row * size.columns + column + step;
  if (place < 0 || place >= size.rows * size.columns) return null;
  return { row: Math.floor(place / size.columns), column: place % size.columns };
}

/** The rows that are drawn: those in sight and some around them. */
export function rowsInSight(
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
  count: number,
): { first: number; last: number } {
  const around = 6;
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - around),
    last: Math.min(count - 1, Math.ceil((top + height) / rowHeight) + around),
  };
}
