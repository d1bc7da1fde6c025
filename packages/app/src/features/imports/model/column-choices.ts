import type { ImportColumn, ImportColumnMeaning, ImportColumns, ImportTable } from '@cardamom/api-types';

/** What one column is said to hold. */
export type ColumnChoice = Pick<ImportColumn, 'index' | 'meaning' | 'size'>;

/** What a person says of a table, while they say it. */
export interface ColumnChoices {
  /** Which of the first rows holds the heads; null where the dishes begin at once. */
  headRow: number | null;
  columns: readonly ColumnChoice[];
}

/** What is wrong with what is said: of the whole, and of the name of a column's size by the column's index. */
export interface ChoiceProblems {
  hasNoName: boolean;
  sizes: ReadonlyMap<number, 'missing' | 'twice'>;
}

/** What several columns may hold. */
const repeatable: ReadonlySet<ImportColumnMeaning> = new Set(['IGNORED', 'PRICE_OF_SIZE', 'EXTRAS']);

/** What the columns of a table are taken for. */
export function choicesOf({ headRow, columns }: ImportTable): ColumnChoices {
  return { headRow, columns: columns.map(({ index, meaning, size }) => ({ index, meaning, size })) };
}

/** Has a column hold something: what only one may hold leaves the column that held it. */
export function withMeaning(
  columns: readonly ColumnChoice[],
  index: number,
  meaning: ImportColumnMeaning,
): ColumnChoice[] {
  return columns.map((column) => {
    if (column.index === index) return { ...column, meaning };
    const isMoved = column.meaning === meaning && !repeatable.has(meaning);
    return isMoved ? { ...column, meaning: 'IGNORED' } : column;
  });
}

/** How the head of a column reads when the heads stand in a row. */
export function headIn({ rows }: ImportTable, headRow: number | null, at: number): string {
  return headRow === null ? '' : (rows[headRow]?.cells[at] ?? '');
}

/** Texts of a column, without those that stand in the row of heads or above it. */
export function samplesBelow({ rows, columns }: ImportTable, headRow: number | null, at: number): string[] {
  const above = new Set(rows.slice(0, (headRow ?? -1) + 1).map(({ cells }) => cells[at] ?? ''));
  return (columns[at]?.samples ?? []).filter((sample) => !above.has(sample));
}

/** How many columns come in. */
export function takenCount({ columns }: Pick<ColumnChoices, 'columns'>): number {
  return columns.filter(({ meaning }) => meaning !== 'IGNORED').length;
}

const keyOf = (size: string): string => size.trim().toLocaleLowerCase();

/** What has to be put right before the file can be read so; null where nothing has. */
export function problemsIn({ columns }: ColumnChoices): ChoiceProblems | null {
  const hasNoName = columns.every(({ meaning }) => meaning !== 'NAME');
  const sizes = new Map<number, 'missing' | 'twice'>();
  const seen = new Set<string>();
  for (const { index, meaning, size } of columns) {
    if (meaning !== 'PRICE_OF_SIZE') continue;
    if (keyOf(size) === '') sizes.set(index, 'missing');
    else if (seen.has(keyOf(size))) sizes.set(index, 'twice');
    seen.add(keyOf(size));
  }
  return hasNoName || sizes.size > 0 ? { hasNoName, sizes } : null;
}

/** What is sent of it. */
export function saidColumns({ headRow, columns }: ColumnChoices): ImportColumns {
  return {
    headRow,
    columns: columns.map(({ index, meaning, size }) => ({
      index,
      meaning,
      size: meaning === 'PRICE_OF_SIZE' ? size.trim() : '',
    })),
  };
}
