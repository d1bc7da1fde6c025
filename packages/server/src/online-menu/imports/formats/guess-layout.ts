import type { ImportColumnMeaning } from '@cardamom/api-types';
import type { TableRow } from '../imported-menu.ts';
import { priceStyle, readPrice, type PriceStyle } from '../text/read-price.ts';
import { filledColumns, layoutOfHeads, type ColumnOfTable, type Layout } from './table-layout.ts';

/** How many rows and columns are looked at, and how many rows may stand above the dishes. */
const lookedAt = 200;
const mostColumns = 60;
const mostAbove = 20;

/** A column by what is in it. */
type Looked = {
  readonly index: number;
  readonly head: string;
  /** Which of its cells are amounts, from 0 to 1, and whether they are written as money is. */
  readonly amounts: number;
  readonly isMoney: boolean;
  /** Whole numbers that grow from row to row, as dishes are numbered. */
  readonly isNumbering: boolean;
  /** How many of the rows have a text of their own in it, from 0 to 1. */
  readonly distinct: number;
  readonly averageLength: number;
};

const filledIn = ({ cells }: TableRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Characters of a number or an amount of money. */
const longestFigure = 60;

/** A number or an amount of money, which no head is; "33 cm" may be one. */
function isFigure(cell: string, currency: string): boolean {
  const text = cell.trim();
  if (text.length > longestFigure) return false;
  const isNumber = /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);
  return isNumber || readPrice(text, { currency, decimal: null }).kind === 'amount';
}

/**
 * The row that looks like heads: the first in which several cells hold something, unless there is a figure among them, as
 * dishes have them. Null where the dishes begin at once.
 */
export function likelyHeadRow(rows: readonly TableRow[], currency: string): number | null {
  const index = rows.slice(0, mostAbove + 1).findIndex((row) => filledIn(row) > 1);
  const cells = rows[index]?.cells;
  return cells === undefined || cells.some((cell) => isFigure(cell, currency)) ? null : index;
}

function look(rows: readonly TableRow[], index: number, head: string, style: PriceStyle): Looked {
  const cells = rows.map((row) => (row.cells[index] ?? '').trim()).filter((cell) => cell !== '');
  const amounts = cells.filter((cell) => ['amount', 'market'].includes(readPrice(cell, style).kind));
  const numbers = cells.map(Number);
  return {
    index,
    head,
    amounts: amounts.length / Math.max(1, cells.length),
    isMoney: amounts.some((cell) => /[.,'’]\p{Nd}{1,3}\D*$|\p{Sc}/u.test(cell)),
    isNumbering:
      cells.length > 1 &&
      numbers.every(
        (number, at) => Number.isInteger(number) && (at === 0 || number > (numbers[at - 1] ?? 0)),
      ),
    distinct: new Set(cells).size / Math.max(1, rows.length),
    averageLength: cells.reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.length),
  };
}

/** Whether a column holds prices by all signs; a table in which none is called so is asked about. */
const isOfPrices = ({ amounts, isMoney, isNumbering }: Looked): boolean =>
  amounts > 0.7 && (isMoney || !isNumbering);

/** Several columns of prices are those of sizes, where they have heads to call them by. */
function pricesAmong(columns: readonly Looked[], isNamed: boolean): ColumnOfTable[] {
  const money = columns.filter((column) => isOfPrices(column) && column.isMoney);
  // In a table whose heads are known, whole numbers may be anything.
  const prices = money.length > 0 || isNamed ? money : columns.filter(isOfPrices);
  const [first] = prices;
  if (first === undefined) return [];
  if (prices.length === 1 || prices.some(({ head }) => head === ''))
    return [{ index: first.index, meaning: 'PRICE', size: '' }];
  return prices.map(({ index, head }) => ({ index, meaning: 'PRICE_OF_SIZE', size: head.slice(0, 80) }));
}

/** What texts most look like: names differ from row to row, categories repeat, descriptions are long. */
function textsAmong(columns: readonly Looked[], isKnown: (meaning: ImportColumnMeaning) => boolean) {
  const texts = columns.filter(({ amounts, isNumbering }) => amounts < 0.3 && !isNumbering);
  const longest = texts.toSorted((one, other) => other.averageLength - one.averageLength)[0];
  const name = texts.find(
    (column) => column.distinct > 0.7 && (column !== longest || column.averageLength < 30),
  );
  const named = isKnown('NAME') ? undefined : (name ?? texts[0]);
  const category = texts.find((column) => column !== named && column.distinct < 0.5);
  const description = texts.find((column) => column === longest && column !== named && column !== category);
  return [
    { column: named, meaning: 'NAME' },
    { column: category, meaning: 'CATEGORY' },
    { column: description, meaning: 'DESCRIPTION' },
  ] as const;
}

/** What a table's columns may hold, by those heads that are known and by what is in the others: for a person to look at. */
export function guessedLayout(rows: readonly TableRow[], headRow: number | null, currency: string): Layout {
  const heads = headRow === null ? [] : (rows[headRow]?.cells ?? []);
  const known = layoutOfHeads(heads, headRow ?? 0).columns;
  const isKnown = (meaning: ImportColumnMeaning): boolean =>
    known.some((column) => column.meaning === meaning);
  const dishes = rows.slice(headRow === null ? 0 : headRow + 1).slice(0, lookedAt);
  const open = filledColumns(dishes)
    .filter((index) => known.every((column) => column.index !== index))
    .slice(0, mostColumns);
  const style = priceStyle(
    open.flatMap((index) => dishes.map(({ cells }) => cells[index] ?? '')),
    currency,
  );
  const looked = open.map((index) => look(dishes, index, (heads[index] ?? '').trim(), style));
  const hasPrices = isKnown('PRICE') || isKnown('PRICE_OF_SIZE');
  const hasTexts = isKnown('NAME') || looked.some(({ amounts }) => amounts < 0.3);
  const prices = hasPrices || !hasTexts ? [] : pricesAmong(looked, isKnown('NAME'));
  const numbering = isKnown('REFERENCE') ? undefined : looked.find(({ isNumbering }) => isNumbering);
  const rest = looked.filter(({ index }) => prices.every((price) => price.index !== index));
  const texts = textsAmong(rest, isKnown).flatMap(({ column, meaning }): ColumnOfTable[] =>
    column === undefined || isKnown(meaning) ? [] : [{ index: column.index, meaning, size: '' }],
  );
  const numbered: ColumnOfTable[] =
    numbering === undefined || prices.some(({ index }) => index === numbering.index)
      ? []
      : [{ index: numbering.index, meaning: 'REFERENCE', size: '' }];
  return { source: 'GUESS', headRow, columns: [...known, ...prices, ...numbered, ...texts] };
}
