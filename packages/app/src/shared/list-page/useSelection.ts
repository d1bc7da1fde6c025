import type { TableSelection } from '@cardamom/ui/table';
import { useState } from 'react';

/** The chosen rows of a list. */
export interface Selection<Row> {
  /** Of the rows on view; what left the view is not acted on unseen. */
  chosen: readonly Row[];
  keys: TableSelection;
  choose: (keys: TableSelection) => void;
}

/** Keeps what is chosen; "all" means all rows on view, since nobody acts on rows they do not see. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const choose = (next: TableSelection) => setKeys(next === 'all' ? new Set(rows.map(({ id }) => id)) : next);
  return { chosen: rows.filter(({ id }) => keys.has(id)), keys, choose };
}
