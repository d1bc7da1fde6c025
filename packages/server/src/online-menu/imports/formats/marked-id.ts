/** A table's cell of an item's id also holds its mark: a column of its own would be one more to be explained, and to be deleted. */
export const joinMark = (id: string, mark: string): string => `${id}.${mark}`;

/** The id and mark that a cell holds; tables from before items were marked hold the id alone. */
export function splitMark(cell: string): { id: string | null; mark?: string } {
  const at = cell.indexOf('.');
  if (at < 0) return { id: cell || null };
  return { id: cell.slice(0, at) || null, mark: cell.slice(at + 1) };
}
