import type { TableSelection } from './rows.ts';

/** Whether a row is chosen. */
export function isChosen(selection: TableSelection, id: string): boolean {
  return selection === 'all' || selection.has(id);
}

/** The selection with one row more, or without it; `ids` are those of all loaded rows. */
export function toggled(selection: TableSelection, ids: readonly string[], id: string): TableSelection {
  const next = new Set(selection === 'all' ? ids : selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The ids from one row to another, both included and in whichever order they stand. */
function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const places = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return ids.slice(Math.max(places[0] ?? 0, 0), (places[1] ?? -1) + 1);
}

/**
 * The selection whose range from `anchor` ends at `to` now, where it ended at `end` before (WAI-ARIA APG, "Grid", Shift with
 * arrows): what the range no longer spans is let go, what was chosen beside it stays.
 */
export function extended(
  selection: TableSelection,
  ids: readonly string[],
  { anchor, end, to }: { anchor: string; end: string; to: string },
): TableSelection {
  const next = new Set(selection === 'all' ? ids : selection);
  for (const id of between(ids, anchor, end)) next.delete(id);
  for (const id of between(ids, anchor, to)) next.add(id);
  return next;
}
