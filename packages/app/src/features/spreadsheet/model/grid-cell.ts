/** A column of the grid. */
export interface GridColumn {
  id: string;
  label: string;
  /** Aligned to the end, with the number keys of a phone. */
  isNumber?: boolean;
  /** Names its row: a screen reader says it with the row's other cells. */
  isRowHeader?: boolean;
  /** What can be chosen; left out for free text. */
  options?: readonly string[];
}

/** What a cell shows. */
export interface GridCell {
  text: string;
  /** What it is about: "Price of House red, Glass". */
  label: string;
  isReadOnly: boolean;
  isChanged: boolean;
  /** Why its text cannot be saved. */
  problem: string | null;
}
