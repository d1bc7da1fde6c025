/** What is chosen in a table: everything, also what is not loaded yet, or the rows of these ids. */
export type TableSelection = 'all' | ReadonlySet<string>;

/** Rows on their way to another place. */
export interface RowMove {
  /** Ids of the rows that move, in their present order. */
  ids: readonly string[];
  /** The row they are put beside. */
  target: string;
  position: 'before' | 'after';
}

/** The rows in the order they have after `move`. */
export function movedRows<T>(rows: readonly T[], getRowId: (row: T) => string, move: RowMove): T[] {
  const isMoving = (row: T) => move.ids.includes(getRowId(row));
  const staying = rows.filter((row) => !isMoving(row));
  const beside = staying.findIndex((row) => getRowId(row) === move.target);
  if (beside < 0) return [...rows];
  return staying.toSpliced(move.position === 'after' ? beside + 1 : beside, 0, ...rows.filter(isMoving));
}
