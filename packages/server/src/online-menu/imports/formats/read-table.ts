import type { ImportFormat, ImportNote, ImportReason, ItemSizeDraft } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import {
  done,
  emptyMenu,
  leftOut,
  type ImportedItem,
  type ImportedMenu,
  type TableRow,
} from '../imported-menu.ts';
import type { Locality } from '../locality.ts';
import { plainText } from '../text/plain-text.ts';
import { priceStyle, type PriceStyle } from '../text/read-price.ts';
import { splitList } from '../text/split-list.ts';
import { UnreadableFile } from '../unreadable.ts';
import { isLegend, legendIn, legendNotes, type Letters } from './allergen-legend.ts';
import { correctedRows, leftOutNotes } from './corrected-rows.ts';
import { countryNotes, legendOfWords } from './country-legend.ts';
import { layoutOf, type Said } from './find-layout.ts';
import { Extras } from './read-extras.ts';
import { readItem, readSize } from './read-item.ts';
import { RowReader, type Table } from './row-reader.ts';
import { shownTable } from './shown-table.ts';
import { priceColumns, type TableHead } from './table-columns.ts';
import { headOfLayout, keyOf, type Layout } from './table-layout.ts';
import { TableLimits } from './table-limits.ts';

/** A row that only adds a size to the item above it: the same name (or none), and a size. */
function isFurtherSize(row: RowReader, last: ImportedItem | undefined): last is ImportedItem {
  if (last?.sizes === undefined || row.text('size') === '') return false;
  const name = row.text('name');
  const category = row.categories();
  const isSameCategory =
    category.length === 0 || nameKey(category.join('|')) === nameKey((last.categories ?? []).join('|'));
  return (name === '' || nameKey(name) === nameKey(last.name)) && isSameCategory;
}

const isUnpriced = ({ name, kind, price }: ItemSizeDraft): boolean =>
  name === '' && kind === 'PRICED' && price === null;

/** Adds the size that a row says to the dish above it, whose own row may have named no size, and then no price either. */
function addSize(item: ImportedItem, row: RowReader, { place }: TableRow, style: PriceStyle): void {
  const [first, ...more] = item.sizes ?? [];
  const size = readSize(row, style);
  if (first !== undefined && more.length === 0 && isUnpriced(first)) item.sizes = [size];
  else item.sizes?.push(size);
  const placed = (reason: ImportReason) => ({ ...reason, message: `${reason.message} (${place})` });
  item.wrong.push(...row.wrong.map(placed));
  item.remarks.push(...row.remarks.map(placed));
}

/** Of which size the first of several prices is, only the file's owner knows. */
function refuseUnnamedSize({ place, sizes = [], wrong }: ImportedItem): void {
  if (sizes.length < 2 || sizes[0]?.name !== '') return;
  wrong.push({
    field: 'Size',
    message: `It has several prices, and the first of them says no size (${place}).`,
  });
}

/** A row with a price and no name may be another size of the dish above it, if it says which. */
function askForSize(item: ImportedItem, row: RowReader, last: ImportedItem | undefined): void {
  if (item.name !== '' || last === undefined || row.text('price') === '') return;
  item.wrong.push({ field: 'Size', message: `If it is another size of “${last.name}”, it must say which.` });
}

/** The section that a row names: it stands alone above a dish with a price, in a table without a column of categories. Null for a dish. */
function sectionIn(rows: readonly TableRow[], index: number, head: TableHead): string | null {
  const prices = priceColumns(head);
  const [row, next, after] = rows.slice(index, index + 3);
  if (head.at.has('category') || prices.length === 0 || row === undefined || next === undefined) return null;
  const isNamed = ({ cells }: TableRow) => (cells[head.at.get('name') ?? -1] ?? '').trim() !== '';
  const hasPrice = ({ cells }: TableRow) => prices.some((at) => (cells[at] ?? '').trim() !== '');
  const [alone, ...more] = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isAlone = alone !== undefined && more.length === 0;
  const isDish = prices.some((at) => /\d/u.test(row.cells[at] ?? ''));
  // A row without a name goes on with the dish above it, which then has its prices there.
  const isAboveDish = hasPrice(next) || (after !== undefined && !isNamed(after) && hasPrice(after));
  return isAlone && !isDish && isNamed(next) && isAboveDish ? alone : null;
}

/** "1 = with colouring" belongs to a legend too. */
const meaning = /^(?:[A-Z]{1,2}|\p{Nd}{1,2})\s?=\s?\p{L}/u;

/** Whether a row tells what codes stand for, and nothing else. */
function isRowOfLegend({ cells }: TableRow): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return texts.every((text) => isLegend(text) || meaning.test(text));
}

/** What the codes of a table without a legend stand for by its country's list. */
function countryLetters(
  { at }: TableHead,
  rows: readonly TableRow[],
  dishes: readonly TableRow[],
  timeZone: string,
): Letters {
  const columns = new Set([at.get('contains'), at.get('mayContain')]);
  const words = dishes.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => (columns.has(column) ? splitList(plainText(cell), ',') : [])),
  );
  const others = rows.map(({ cells }) => cells.filter((_, column) => !columns.has(column)).join(' '));
  return { legend: legendOfWords(words, others, timeZone), isOwn: false };
}

/** How many cells a row of dishes has: as many as the row of heads, else as most of the rows. */
function widthOf(rows: readonly TableRow[], { headRow, columns }: Layout): number {
  const heads = headRow === null ? 0 : (rows[headRow]?.cells.length ?? 0);
  if (columns.every(({ index, meaning }) => meaning === 'IGNORED' || index < heads)) return heads;
  const widths = Map.groupBy(rows, ({ cells }) => cells.length);
  const [usual] = [...widths].toSorted(([, one], [, other]) => other.length - one.length);
  return usual?.[0] ?? heads;
}

function tooManyCells(row: TableRow, width: number): ImportReason[] {
  const isBeyond = row.cells.slice(width).some((cell) => cell.trim() !== '');
  if (!isBeyond) return [];
  const message =
    'The row has more cells than the others. A text with a separator in it needs quotation marks.';
  return [{ field: '', message }];
}

/** What is not imported of a table, and what its columns were taken for besides. */
function notesOn({ others, sizes }: TableHead, source: Layout['source']): ImportNote[] {
  const why =
    source === 'HEADS'
      ? 'Cardamom has no such field, so the column is not imported.'
      : 'As chosen, the column is not imported.';
  const notes = others.map(({ head, index }) =>
    leftOut(head === '' ? `Column ${index + 1}` : `Column “${head}”`, why),
  );
  if (sizes.length === 0) return notes;
  const named = sizes.map(({ size }) => size).join(', ');
  return [...notes, done('Prices of sizes', `Each has a column of its own: ${named}.`)];
}

/**
 * Reads a table, one row a dish or, with several sizes, one row a size, by what its columns are taken for; where only a guess
 * is to be had, no dish is read and the table alone comes back. Throws `UnreadableFile`.
 */
export function readTable(
  format: ImportFormat,
  allRows: readonly TableRow[],
  { currency, timeZone }: Locality,
  said: Said,
): ImportedMenu {
  const limits = new TableLimits();
  for (const { cells, place } of allRows) limits.count(cells, place);
  const rows = allRows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableFile('The table is empty. Choose one with a row for each dish.');
  const layout = layoutOf(rows, said, currency);
  const menu: ImportedMenu = {
    ...emptyMenu(format),
    table: { shown: shownTable(rows, layout), key: keyOf(rows[layout.headRow ?? 0]?.cells ?? []) },
  };
  if (layout.source === 'GUESS') return menu;
  const head = headOfLayout(layout, rows);
  menu.notes.push(...notesOn(head, layout.source));
  const ownLegend = legendIn(rows.filter(isRowOfLegend).flatMap(({ cells }) => cells));
  const below = layout.headRow === null ? rows : rows.slice(layout.headRow + 1);
  const written = ownLegend.size === 0 ? below : below.filter((row) => !isRowOfLegend(row));
  const dishes = correctedRows(written, said.corrections);
  menu.notes.push(...leftOutNotes(written, said.corrections));
  const letters =
    ownLegend.size === 0 ? countryLetters(head, rows, dishes, timeZone) : { legend: ownLegend, isOwn: true };
  menu.notes.push(...(letters.isOwn ? legendNotes(ownLegend, 'file') : countryNotes(letters.legend)));
  const style = priceStyle(
    priceColumns(head).flatMap((at) => dishes.map((row) => row.cells[at] ?? '')),
    currency,
  );
  const width = widthOf(rows, layout);
  const categoryAt = head.at.get('category') ?? -1;
  const told: Table = {
    head,
    categories: new Set(dishes.map(({ cells }) => nameKey((cells[categoryAt] ?? '').trim()))),
    isOwn: head.at.has('id'),
    letters,
  };
  const extras = new Extras(head.extras, style);
  const sections: string[] = [];
  const rowsAt = new Map<string, TableRow[]>();
  menu.rowsAt = rowsAt;
  let last: ImportedItem | undefined;
  for (const [index, source] of dishes.entries()) {
    const isLeftOut = said.corrections.get(source.place)?.isLeftOut === true;
    const section = isLeftOut ? null : sectionIn(dishes, index, head);
    if (section !== null) {
      sections.push(section);
      last = undefined;
      continue;
    }
    const row = new RowReader(source, told);
    if (isFurtherSize(row, last)) {
      if (isLeftOut) continue;
      addSize(last, row, source, style);
      rowsAt.get(last.place)?.push(source);
      continue;
    }
    const group = isLeftOut ? null : extras.groupOf(row, source.place);
    const item = readItem(source, row, style);
    if (group !== null) item.modifierGroups = [...(item.modifierGroups ?? []), group];
    const itsSection = sections.at(-1);
    if (itsSection !== undefined) item.categories = [itsSection];
    item.wrong.push(...tooManyCells(source, width));
    askForSize(item, row, last);
    last = item;
    // Further sizes of a dish that is left out go with it.
    if (isLeftOut) continue;
    menu.items.push(item);
    rowsAt.set(item.place, [source]);
  }
  for (const item of menu.items) refuseUnnamedSize(item);
  menu.modifierGroups.push(...extras.groups);
  if (sections.length > 0)
    menu.notes.push(
      done(
        'Rows that stand alone',
        `They name the category of the dishes below them: ${[...new Set(sections)].join(', ')}.`,
      ),
    );
  return menu;
}
