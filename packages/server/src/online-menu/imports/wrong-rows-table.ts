import type { ImportReason } from '@cardamom/api-types';
import { csvOf } from '../export/to-table.ts';
import type { ToldRow } from './plan/told-rows.ts';

const inWords = ({ field, message }: ImportReason): string =>
  field === '' ? message : `${field}: ${message}`;

/** The heads of a table's columns in the order of the file; one without a head is called by its place. */
function headsOf(rows: readonly ToldRow[]): Map<number, string> {
  const cells = rows.flatMap(({ source }) => source.flatMap((row) => row.cells));
  const heads = new Map(cells.map(({ index, head }) => [index, head === '' ? `Column ${index + 1}` : head]));
  return new Map([...heads].toSorted(([one], [other]) => one - other));
}

/** One line for each row of the file, its reasons beside the first of a dish; rows without cells have their name in the first column. */
function linesOf({ place, name, reasons, source }: ToldRow, indexes: readonly number[]): string[][] {
  const why = reasons.map(inWords).join(' ');
  if (source.length === 0)
    return [[...(indexes.length > 0 ? [name, ...indexes.slice(1).map(() => '')] : [name]), place, why]];
  return source.map((row, at) => {
    const texts = new Map(row.cells.map(({ index, text }) => [index, text]));
    return [...indexes.map((index) => texts.get(index) ?? ''), row.place, at === 0 ? why : ''];
  });
}

/**
 * Wrong rows as a CSV: the columns of the file under their own heads, then where each stands and what is wrong with it.
 */
export function wrongRowsTable(rows: readonly ToldRow[]): Buffer {
  const heads = headsOf(rows);
  const named = heads.size > 0 ? [...heads.values()] : ['Name'];
  const lines = [
    [...named, 'Row', 'What is wrong'],
    ...rows.flatMap((row) => linesOf(row, [...heads.keys()])),
  ];
  return csvOf(lines);
}
