import type { ImportColumn, ImportSourceRow, ImportTwin } from '@cardamom/api-types';
import type { ImportedMenu, TableRow } from '../imported-menu.ts';
import { longestCorrectable, mostSources } from '../limits.ts';
import type { PlannedRow } from './plan.ts';

/** A row as a person is told of it: what is planned, and where it is wrong, what the file says and what it clashes with. */
export type ToldRow = PlannedRow & { readonly source: ImportSourceRow[]; readonly twin: ImportTwin | null };

function sourceRow({ place, cells }: TableRow, columns: readonly ImportColumn[]): ImportSourceRow {
  return {
    place,
    cells: columns.flatMap(({ index, head }) => {
      const text = cells[index] ?? '';
      return text.length > longestCorrectable ? [] : [{ index, head, text }];
    }),
  };
}

/** Tells rows of a menu, one after the other: the first wrong ones of a table with their cells. */
export function tellingRows({
  table,
  rowsAt,
  twins,
}: Pick<ImportedMenu, 'table' | 'rowsAt' | 'twins'>): (row: PlannedRow) => ToldRow {
  const columns = table?.shown.columns ?? [];
  let told = 0;
  return (row) => {
    const rows = row.entity === 'ITEM' && row.outcome === 'WRONG' ? rowsAt?.get(row.place) : undefined;
    if (rows === undefined || told === mostSources) return { ...row, source: [], twin: null };
    told += 1;
    const twin = twins?.get(row.place);
    const [other] = rowsAt?.get(twin?.place ?? '') ?? [];
    return {
      ...row,
      source: rows.map((one) => sourceRow(one, columns)),
      twin: twin && other ? { row: sourceRow(other, columns), proposedName: twin.proposedName } : null,
    };
  };
}
