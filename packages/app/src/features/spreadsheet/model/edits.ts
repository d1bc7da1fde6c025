import { sizesWithoutPrice, storedText, withText, type CellProblem, type SheetWords } from './cell-text.ts';
import {
  cellKey,
  columns,
  isEditable,
  rowsOf,
  type Column,
  type SheetItem,
  type SheetRow,
} from './sheet-item.ts';

/** Texts that were typed and are not saved, by cell; also those that cannot be saved. */
export type Edits = ReadonlyMap<string, string>;

/** A text for a cell. */
export interface CellEdit {
  row: SheetRow;
  column: Column;
  text: string;
}

/** What a cell shows: what was typed, else what is stored. */
export function textOf(row: SheetRow, column: Column, edits: Edits, words: SheetWords): string {
  return edits.get(cellKey(row, column)) ?? storedText(row.item, row.size, column, words);
}

/** The edits with some more; a text that means what is stored is no edit, and what cannot be typed into stays. */
export function withEdits(edits: Edits, more: readonly CellEdit[], words: SheetWords): Edits {
  const next = new Map(edits);
  for (const { row, column, text } of more) {
    if (!isEditable(row, column)) continue;
    const key = cellKey(row, column);
    const { item, problem } = withText(row.item, row.size.id, column, text, words);
    const stored = storedText(row.item, row.size, column, words);
    const size = item?.sizes.find(({ id }) => id === row.size.id);
    const meant = problem === undefined && size ? storedText(item, size, column, words) : text;
    if (meant === stored) next.delete(key);
    else next.set(key, meant);
  }
  return next;
}

/** An item with everything that was typed about it, and what of it cannot be saved, by cell. */
export interface EditedItem {
  before: SheetItem;
  after: SheetItem;
  problems: ReadonlyMap<string, CellProblem>;
}

/** The items that were typed into. */
export function editedItems(rows: readonly SheetRow[], edits: Edits, words: SheetWords): EditedItem[] {
  const edited = new Map<
    string,
    { before: SheetItem; after: SheetItem; problems: Map<string, CellProblem> }
  >();
  for (const row of rows)
    for (const column of columns) {
      const key = cellKey(row, column);
      const text = edits.get(key);
      if (text === undefined) continue;
      const entry = edited.get(row.item.id) ?? { before: row.item, after: row.item, problems: new Map() };
      edited.set(row.item.id, entry);
      const { item, problem } = withText(entry.after, row.size.id, column, text, words);
      if (problem !== undefined) entry.problems.set(key, problem);
      else entry.after = item;
    }
  for (const { after, problems } of edited.values())
    for (const size of sizesWithoutPrice(after)) {
      const key = cellKey({ item: after, size }, 'price');
      if (!problems.has(key)) problems.set(key, 'priceRequired');
    }
  return [...edited.values()];
}

/** The edits without those of an item. */
export function withoutItem(edits: Edits, itemId: string): Edits {
  return new Map([...edits].filter(([key]) => !key.startsWith(`${itemId} `)));
}

/** The rows with what was typed into them, where it can be saved. */
export function rowsAsTyped(rows: readonly SheetRow[], edited: readonly EditedItem[]): SheetRow[] {
  const after = new Map(edited.map((item) => [item.before.id, item.after]));
  const items = new Map(rows.map(({ item }) => [item.id, after.get(item.id) ?? item]));
  return rowsOf([...items.values()]);
}
