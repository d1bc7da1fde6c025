import type { Manifest, Row } from './manifest.ts';

/** One moment of the database, whatever is written meanwhile. */
export type Snapshot = Pick<Manifest, 'engine' | 'migrations' | 'tables'> & {
  /** A table's rows in pieces, in the order of their keys. */
  rows(table: string): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
};

/** Rows that are read at once. */
export const rowsAtOnce = 500;

export type Reference = { readonly table: string; readonly needs: string };

/** Tables in an order in which each comes after those it refers to; throws where two refer to each other. */
export function inOrderOfReferences(
  tables: readonly string[],
  references: readonly Reference[],
): readonly string[] {
  const ordered: string[] = [];
  let left = tables.toSorted();
  while (left.length > 0) {
    const isFree = (table: string) =>
      !references.some((one) => one.table === table && one.needs !== table && left.includes(one.needs));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`These tables refer to each other: ${left.join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
