import { nameKey } from '#shared/text.ts';
import { columns, wordsOf, type Column } from './column-words.ts';

export type { Column } from './column-words.ts';

const columnByWord = new Map(
  columns.flatMap((column) => wordsOf(column).map((word) => [nameKey(word), column] as const)),
);

/** The columns as an export heads them. */
export const columnHeads: readonly { readonly column: Column; readonly head: string }[] = columns.map(
  (column) => ({ column, head: wordsOf(column)[0] }),
);

/** What a column is called when something in it is wrong. */
export function headOf(column: Column): string {
  return wordsOf(column)[0];
}

/** "Name (English)", "name_en" and "Price in EUR" name the same as "Name" and "Price". */
function withoutAddition(key: string): string {
  return key
    .replace(/[([].*$/u, '')
    .trimEnd()
    .replace(/[\s_-]+(?:en|de|fr|es|it|pt|nl|ar|english|in [a-z]{3}|[a-z]{3})$/u, '')
    .replaceAll('_', ' ')
    .trim();
}

/** A column of the prices of one size. */
export type SizeColumn = { readonly index: number; readonly size: string };

/** A column that lists extras, or stands for one of them. */
export type ExtrasColumn = { readonly index: number; readonly head: string };

export type TableHead = {
  /** Where each column stands. */
  readonly at: ReadonlyMap<Column, number>;
  /** Columns that hold the prices of a size each: "Preis klein", "Preis groß". */
  readonly sizes: readonly SizeColumn[];
  readonly extras: readonly ExtrasColumn[];
  /** Columns that are not imported, with their heads; empty where they have none. */
  readonly others: readonly { readonly head: string; readonly index: number }[];
};

/** Characters of a head that are compared with words; every word is shorter. */
const longestHead = 100;

const priceWords = wordsOf('price').filter((word) => /^[^\s.]+$/u.test(word));
const priceOfSize = new RegExp(
  `^(?:${priceWords.join('|')})\\s*[-–:]?\\s*(?:\\(([^()]+)\\)|\\s([^()[\\]]+))$`,
  'iu',
);
/** What follows the word for a price and is no size: a currency, a tax, a kind of price. */
const noSize =
  /^(?:\p{Sc}|[a-z]{3}$|in |per |type|unit|list|level|group|code|cost|incl|inkl|excl|exkl|brutto|netto|gross$|net$|ttc|iva|vat|tax|mwst)/iu;

/** The size whose prices a column holds, by its head; null where it is none. */
function sizeOf(head: string): string | null {
  const [, inside, after] = priceOfSize.exec(head) ?? [];
  const size = (inside ?? after ?? '').trim();
  return size === '' || noSize.test(size) || columnByWord.has(nameKey(head)) ? null : size;
}

/** Columns of sizes stand in company: one alone is the price, however its head goes on. */
function sizesIn(cells: readonly string[], hasPrice: boolean): SizeColumn[] {
  const sizes = cells.flatMap((cell, index) => {
    const size = sizeOf(cell.trim().slice(0, longestHead));
    return size === null ? [] : [{ index, size }];
  });
  return sizes.length + (hasPrice ? 1 : 0) > 1 ? sizes : [];
}

/** Reads a row of heads. Words are matched whole first, so that "Price" wins over "Price in EUR". */
export function readHead(cells: readonly string[]): Pick<TableHead, 'at' | 'sizes'> {
  const at = new Map<Column, number>();
  const keys = cells.map((cell) => nameKey(cell.trim().slice(0, longestHead)));
  const claim = (read: (key: string) => string) => {
    for (const [index, key] of keys.entries()) {
      const column = columnByWord.get(read(key));
      const isTaken = [...at.values()].includes(index);
      if (column !== undefined && !isTaken && !at.has(column)) at.set(column, index);
    }
  };
  claim((key) => key);
  const sizes = sizesIn(cells, at.has('price'));
  claim(withoutAddition);
  const price = at.get('price');
  if (price !== undefined && sizes.some(({ index }) => index === price)) at.delete('price');
  return { at, sizes };
}

/** Where prices stand. */
export function priceColumns({ at, sizes }: Pick<TableHead, 'at' | 'sizes'>): number[] {
  const price = at.get('price');
  return [...(price === undefined ? [] : [price]), ...sizes.map(({ index }) => index)];
}

/** How many rows may stand above the heads: a restaurant's name, an address, a date. */
const mostAbove = 20;

/** The row that names the columns: the first, or one further down where titles stand above it. -1 where there is none. */
export function headRowOf(rows: readonly { readonly cells: readonly string[] }[]): number {
  return rows.slice(0, mostAbove + 1).findIndex(({ cells }, index) => {
    const { at } = readHead(cells);
    // A title can be one of the words ("Menu item"); heads come in company.
    return at.has('name') && (index === 0 || at.size > 1);
  });
}
