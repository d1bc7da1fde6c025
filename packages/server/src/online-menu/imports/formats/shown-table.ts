import type { ImportColumn, ImportTable } from '@cardamom/api-types';
import type { TableRow } from '../imported-menu.ts';
import { filledColumns, shownRows, type Layout } from './table-layout.ts';

/** Columns that are shown; those that mean something come before others. */
const mostColumns = 60;
const mostSamples = 3;
/** Characters of a head, and of any other cell, that are shown. */
const longestHead = 100;
const longestShown = 80;

function cut(text: string): string {
  const shown = text.trim();
  return shown.length > longestShown ? `${shown.slice(0, longestShown).toWellFormed()}…` : shown;
}

/** The first texts of a column that differ. */
function samplesOf(rows: readonly TableRow[], index: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = cut(cells[index] ?? '');
    if (text !== '') samples.add(text);
    if (samples.size === mostSamples) break;
  }
  return [...samples];
}

/** A table as a person looks at it to say what its columns hold: its first rows, and each column with what it is taken for. */
export function shownTable(rows: readonly TableRow[], { source, headRow, columns }: Layout): ImportTable {
  const said = new Map(columns.map((column) => [column.index, column]));
  const filled = filledColumns(rows);
  const isTaken = (index: number): boolean => (said.get(index)?.meaning ?? 'IGNORED') !== 'IGNORED';
  const shown = [...filled.filter(isTaken), ...filled.filter((index) => !isTaken(index))]
    .slice(0, mostColumns)
    .toSorted((one, other) => one - other);
  const heads = headRow === null ? [] : (rows[headRow]?.cells ?? []);
  const dishes = rows.slice(headRow === null ? 0 : headRow + 1);
  return {
    source,
    headRow,
    rows: rows.slice(0, shownRows).map(({ place, cells }) => ({
      place: place.slice(0, longestHead),
      cells: shown.map((index) => cut(cells[index] ?? '')),
    })),
    rowCount: rows.length,
    columns: shown.map((index): ImportColumn => {
      const { meaning, size } = said.get(index) ?? { meaning: 'IGNORED', size: '' };
      const head = (heads[index] ?? '').trim().slice(0, longestHead).toWellFormed();
      return { index, head, samples: samplesOf(dishes, index), meaning, size };
    }),
  };
}
