import type { ImportCorrection, ImportNote } from '@cardamom/api-types';
import { done, type TableRow } from '../imported-menu.ts';

/** What people said of rows of a table, by the places of the rows. */
export type Corrections = ReadonlyMap<string, ImportCorrection>;

/** Places that a note names. */
const mostNamed = 10;

function correctedRow(row: TableRow, { cells }: ImportCorrection): TableRow {
  const texts = new Map(cells.map(({ index, text }) => [index, text]));
  const width = Math.max(row.cells.length, ...cells.map(({ index }) => index + 1));
  return {
    place: row.place,
    cells: Array.from({ length: width }, (_, index) => texts.get(index) ?? row.cells[index] ?? ''),
  };
}

/** The rows with the cells that people corrected, which must be among the table's columns; those that are left out stay among them. */
export function correctedRows(rows: readonly TableRow[], corrections: Corrections): TableRow[] {
  return rows.map((row) => {
    const correction = corrections.get(row.place);
    return correction === undefined ? row : correctedRow(row, correction);
  });
}

/** Says which rows are left out because a person said so. */
export function leftOutNotes(rows: readonly TableRow[], corrections: Corrections): ImportNote[] {
  const places = rows.map(({ place }) => place).filter((place) => corrections.get(place)?.isLeftOut === true);
  if (places.length === 0) return [];
  const more = places.length > mostNamed ? ` and ${places.length - mostNamed} more` : '';
  return [done('Rows left out', `As you said: ${places.slice(0, mostNamed).join(', ')}${more}.`)];
}
