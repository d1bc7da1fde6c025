import type { ImportColumnMeaning, ImportColumnSource, ImportTable } from '@cardamom/api-types';
import { createHash } from 'node:crypto';
import { nameKey } from '#shared/text.ts';
import type { TableRow } from '../imported-menu.ts';
import { columnMeaning, meaningOf } from './column-meanings.ts';
import {
  readHead,
  type Column,
  type ExtrasColumn,
  type SizeColumn,
  type TableHead,
} from './table-columns.ts';

/** What one column holds; `size` says whose prices, where they are one size's. */
export type ColumnOfTable = {
  readonly index: number;
  readonly meaning: ImportColumnMeaning;
  readonly size: string;
};

/** What is taken for the heads of a table, and for what its columns hold. */
export type Layout = {
  readonly source: ImportColumnSource;
  /** Which row holds the heads; null where the dishes begin at once. */
  readonly headRow: number | null;
  readonly columns: readonly ColumnOfTable[];
  /** Where the table begins, which tells its sheet among others; missing where it was not shown yet. */
  readonly place?: string | undefined;
};

/** What people said of a restaurant's files before, by the key of the row that tells them again. */
export type KnownLayouts = ReadonlyMap<string, Pick<Layout, 'columns'> & { hasHeads: boolean }>;

/** Rows that are shown, and among which the heads are looked for: a restaurant's name, an address, a date may stand above. */
export const shownRows = 25;

/** Characters of a size's name, as items have them. */
const longestSize = 80;

/** Tells tables apart whose first row, or row of heads, is another: upper and lower case, accents and empty cells at the end do not count. */
export function keyOf(cells: readonly string[]): string {
  const keys = cells.map((cell) => nameKey(cell.trim()));
  const last = keys.findLastIndex((key) => key !== '');
  return createHash('sha256')
    .update(JSON.stringify(keys.slice(0, last + 1)))
    .digest('base64url');
}

/** What people said of an earlier file with the same heads; null where nobody did. */
export function recalled(rows: readonly TableRow[], known: KnownLayouts): Layout | null {
  if (known.size === 0) return null;
  for (const [index, { cells }] of rows.slice(0, shownRows).entries()) {
    const layout = known.get(keyOf(cells));
    if (layout === undefined || (!layout.hasHeads && index > 0)) continue;
    return { source: 'MEMORY', headRow: layout.hasHeads ? index : null, columns: layout.columns };
  }
  return null;
}

/** What a table's heads say that its columns hold. */
export function layoutOfHeads(cells: readonly string[], headRow: number): Layout {
  const { at, sizes } = readHead(cells);
  const named = [...at].map(([column, index]) => ({ index, meaning: meaningOf(column), size: '' }));
  const priced = sizes.map(({ index, size }) => ({
    index,
    meaning: 'PRICE_OF_SIZE' as const,
    size: size.slice(0, longestSize),
  }));
  return { source: 'HEADS', headRow, columns: [...named, ...priced] };
}

/** What was found in a table, or said of it, to be read by. */
export function layoutOfTable({ source, headRow, columns, rows }: ImportTable): Layout {
  return { source, headRow, columns, place: rows[0]?.place };
}

/** Where each field of a dish stands. */
export function headOfLayout({ headRow, columns }: Layout, rows: readonly TableRow[]): TableHead {
  const heads = headRow === null ? [] : (rows[headRow]?.cells ?? []);
  const at = new Map<Column, number>();
  const sizes: SizeColumn[] = [];
  const extras: ExtrasColumn[] = [];
  for (const { index, meaning, size } of columns) {
    const column = columnMeaning.get(meaning);
    if (column !== undefined) at.set(column, index);
    if (meaning === 'PRICE_OF_SIZE') sizes.push({ index, size });
    if (meaning === 'EXTRAS') extras.push({ index, head: (heads[index] ?? '').trim() });
  }
  const taken = new Set([...at.values(), ...[...sizes, ...extras].map(({ index }) => index)]);
  const others = filledColumns(rows.slice(headRow ?? 0)).flatMap((index) =>
    taken.has(index) ? [] : [{ head: (heads[index] ?? '').trim(), index }],
  );
  return { at, sizes, extras, others };
}

/** The columns in which any row holds something, in their order. */
export function filledColumns(rows: readonly TableRow[]): number[] {
  const filled = new Set<number>();
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (!filled.has(index) && cell.trim() !== '') filled.add(index);
  return [...filled].toSorted((one, other) => one - other);
}
