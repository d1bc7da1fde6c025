import { useState } from 'react';
import { isGone, type DishRow } from '../model/dish-rows.ts';

/**
 * What was gone at any time since the filter was chosen, and until when it was at first: a row that is brought back stays where it
 * is, so that the same tap takes that back.
 */
export function useGoneSince(rows: readonly DishRow[], isFiltered: boolean): ReadonlyMap<string, boolean> {
  const [seen, setSeen] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (!isFiltered) {
    if (seen.size > 0) setSeen(new Map());
    return seen;
  }
  const unseen = rows.filter((row) => isGone(row) && !seen.has(row.entry.id));
  if (unseen.length > 0)
    setSeen(
      new Map([
        ...seen,
        ...unseen.map(({ entry, availability }) => [entry.id, availability.until !== null] as const),
      ]),
    );
  return seen;
}
