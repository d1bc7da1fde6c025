import { storedText, type SheetWords } from './cell-text.ts';
import { withEdits, type CellEdit, type Edits } from './edits.ts';
import { cellKey, columns, rowsOf, type SheetItem } from './sheet-item.ts';

/** What was typed into a sheet: the items as they were then, and the texts by cell. */
export interface SheetDraft {
  items: SheetItem[];
  texts: Record<string, string>;
}

/** Nothing typed. */
export const noDraft: SheetDraft = { items: [], texts: {} };

/** A draft brought back into a sheet. */
export interface OpenedDraft {
  items: SheetItem[];
  edits: Edits;
  /** The part whose items are not in the sheet now: they are searched away, or deleted. */
  elsewhere: SheetDraft;
}

/** Of an item only what the sheet shows: that is all a draft needs. */
function shownOf({ id, version, name, sizes, calories, availability, isActive }: SheetItem): SheetItem {
  return { id, version, name, sizes, calories, availability, isActive };
}

function textsOf(item: SheetItem, texts: Readonly<Record<string, string>>): CellEdit[] {
  return rowsOf([item]).flatMap((row) =>
    columns.flatMap((column) => {
      const text = texts[cellKey(row, column)];
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
}

/** What is typed over these items, with what an older draft holds of others. */
export function draftOf(items: readonly SheetItem[], edits: Edits, elsewhere: SheetDraft): SheetDraft {
  const texts = Object.fromEntries(edits);
  const typed = items.filter((item) => textsOf(item, texts).length > 0);
  return {
    items: [...elsewhere.items, ...typed.map((item) => shownOf(item))],
    texts: { ...elsewhere.texts, ...texts },
  };
}

/** Whether somebody has since saved, where this was typed, a value that is neither the old nor the typed one. */
function isOutrun(before: SheetItem, now: SheetItem, typed: readonly CellEdit[], words: SheetWords): boolean {
  return typed.some(({ row, column, text }) => {
    const size = now.sizes.find(({ id }) => id === row.size.id);
    if (!size) return true;
    const stored = storedText(now, size, column, words);
    return stored !== text && stored !== storedText(before, row.size, column, words);
  });
}

/**
 * Brings a draft back over items as they were just loaded. An item of which somebody has since saved the same cells stays
 * as it was typed over: its save is then refused, and both versions are shown.
 */
export function openDraft(draft: SheetDraft, loaded: readonly SheetItem[], words: SheetWords): OpenedDraft {
  const before = new Map(draft.items.map((item) => [item.id, item]));
  const items = loaded.map((item) => {
    const was = before.get(item.id);
    if (!was || was.version === item.version) return item;
    return isOutrun(was, item, textsOf(was, draft.texts), words) ? was : item;
  });
  const edits = withEdits(
    new Map(),
    items.flatMap((item) => (before.has(item.id) ? textsOf(item, draft.texts) : [])),
    words,
  );
  const shown = new Set(loaded.map(({ id }) => id));
  const others = draft.items.filter(({ id }) => !shown.has(id));
  const texts = others.flatMap((item) =>
    textsOf(item, draft.texts).map(({ row, column, text }) => [cellKey(row, column), text] as const),
  );
  return { items, edits, elsewhere: { items: others, texts: Object.fromEntries(texts) } };
}
