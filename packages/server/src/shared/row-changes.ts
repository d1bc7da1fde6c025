/** What has to go and what has to come so that stored rows become the wanted ones. */
export type RowChanges<Stored, Wanted> = {
  readonly gone: readonly Stored[];
  readonly come: readonly Wanted[];
};

/**
 * Compares rows by their key, in the columns that are wanted. A row that is to change is in both lists, one that is to
 * stay as it is in neither.
 */
export function rowChanges<Wanted extends object, Stored extends Wanted>(
  before: readonly Stored[],
  wanted: readonly Wanted[],
  keyOf: (row: Wanted) => string,
): RowChanges<Stored, Wanted> {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const isStored = (row: Wanted): boolean => {
    const stored = known.get(keyOf(row));
    return (
      stored !== undefined &&
      (Object.keys(row) as (keyof Wanted)[]).every((column) => stored[column] === row[column])
    );
  };
  const staying = new Set(wanted.filter(isStored).map(keyOf));
  return {
    gone: before.filter((row) => !staying.has(keyOf(row))),
    come: wanted.filter((row) => !staying.has(keyOf(row))),
  };
}
