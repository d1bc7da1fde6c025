import { isFieldChange, type ReadChange } from './read-change.ts';

export type Undone = { readonly isUndone: boolean; readonly undoneFields: readonly string[] };

/**
 * What of each change was taken back. An undo that was itself taken back does not count, so that "undo, then undo
 * the undo" leaves the first change standing.
 */
export function undoneById(
  changes: readonly ReadChange[],
  undoings: readonly ReadChange[],
): Map<string, Undone> {
  const takersOf = Map.groupBy(undoings, ({ row }) => row.undoes);
  function undone(change: ReadChange): Undone {
    const takers = (takersOf.get(change.row.id) ?? []).filter((taker) => !undone(taker).isUndone);
    const back = new Set(takers.flatMap((taker) => taker.fields.map(({ field }) => field)));
    const own = change.fields.map(({ field }) => field);
    const undoneFields = own.filter((field) => back.has(field));
    const isUndone = isFieldChange(change.row.action)
      ? own.length > 0 && undoneFields.length === own.length
      : takers.length > 0;
    return { isUndone, undoneFields: isFieldChange(change.row.action) ? undoneFields : [] };
  }
  return new Map(changes.map((change) => [change.row.id, undone(change)]));
}
