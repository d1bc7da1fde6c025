import { longestCell, mostCells, mostRows } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';

/** Counts a table while it is read, so that what is too large is refused before it fills the memory. */
export class TableLimits {
  #rows = 0;
  #widest = 0;

  /** Counts one row with its cells; throws `UnreadableFile` past a limit. */
  count(cells: readonly string[], place: string): void {
    this.reach(this.#rows + 1, cells.length, place);
    if (cells.some((cell) => cell.length > longestCell))
      throw new UnreadableFile(
        `A cell at ${place} has more than ${longestCell} characters. Check its quotation marks, or shorten it.`,
      );
  }

  /** Notes that the table reaches to this row, which is so many cells wide; throws `UnreadableFile` past a limit. */
  reach(row: number, width: number, place: string): void {
    this.#rows = Math.max(this.#rows, row);
    this.#widest = Math.max(this.#widest, width);
    // The first row names the columns.
    if (this.#rows > mostRows + 1)
      throw new UnreadableFile(
        `The file has more than ${mostRows} rows, which are the most at once. Split it.`,
      );
    if (this.#rows * this.#widest > mostCells)
      throw new UnreadableFile(
        `The table has more than ${mostCells} cells, as wide as it is at ${place}. Delete what stands beside the menu, or split it.`,
      );
  }
}
