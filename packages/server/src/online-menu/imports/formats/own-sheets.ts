import type { CategoryKind } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import {
  found,
  type Found,
  type ImportedCategory,
  type ImportedMenu,
  type ImportedModifierGroup,
  type ImportedOption,
  type TableRow,
} from '../imported-menu.ts';
import { priceStyle, readPrice, type PriceStyle } from '../text/read-price.ts';
import { readAllergens } from './read-item.ts';
import { RowReader } from './row-reader.ts';
import type { Column, TableHead } from './table-columns.ts';

/**
 * The sheets beside that of the items in a workbook of Cardamom's own: what a table of items has no room for. They are known by
 * their heads, which stand here as an export writes them. A row says one item of a category, or one option of a modifier group; what
 * holds for all of it stands in one of its rows.
 */
export const categoryHeads = ['Category', 'Description', 'Kind', 'Active', 'Item'] as const;
export const optionHeads = [
  'Modifier group',
  'Name for guests',
  'Minimum',
  'Maximum',
  'Active',
  'Reference',
  'Option',
  'Price',
  'Calories',
  'Contains',
  'May contain',
  'Allergens declared',
  'Chosen',
] as const;

/** Which columns of items say the same of a category. */
const categoryColumns: readonly (readonly [Column, (typeof categoryHeads)[number]])[] = [
  ['category', 'Category'],
  ['description', 'Description'],
  ['active', 'Active'],
  ['name', 'Item'],
];
const optionColumns: readonly (readonly [Column, (typeof optionHeads)[number]])[] = [
  ['active', 'Active'],
  ['reference', 'Reference'],
  ['name', 'Option'],
  ['price', 'Price'],
  ['contains', 'Contains'],
  ['mayContain', 'May contain'],
  ['declared', 'Allergens declared'],
];

/** Whether a sheet's first row is these heads. */
function hasHeads([first]: readonly TableRow[], heads: readonly string[]): boolean {
  return first !== undefined && heads.every((head, at) => nameKey(first.cells[at] ?? '') === nameKey(head));
}

/** Bytes in which the heads of a table stand. */
const headBytes = 400;

/** Whether a file is such a sheet as CSV, by its first line. */
export function isOwnTable(bytes: Uint8Array): boolean {
  const [line = ''] = Buffer.from(bytes.subarray(0, headBytes))
    .toString()
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u);
  const cells = line.split(/[,;\t]/u).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
  return [categoryHeads, optionHeads].some((heads) => hasHeads([{ place: '', cells }], heads));
}

/** Reads the rows of a sheet below its heads. */
function readersOf<Head extends string>(
  rows: readonly TableRow[],
  heads: readonly Head[],
  columns: readonly (readonly [Column, Head])[],
): { row: RowReader; place: string; text: (head: Head) => string }[] {
  const at = new Map(columns.map(([column, head]) => [column, heads.indexOf(head)] as const));
  const head: TableHead = { at, sizes: [], extras: [], others: [] };
  return rows.slice(1).map((source) => {
    const row = new RowReader(source, {
      head,
      categories: new Set(),
      isOwn: true,
      letters: { legend: new Map(), isOwn: true },
    });
    return { row, place: source.place, text: (name) => row.cell(heads.indexOf(name)) };
  });
}

/** What was begun under a name goes on, else this begins. */
function begun<Entry extends Found>(entries: Map<string, Entry>, entry: Entry): Entry {
  const key = nameKey(entry.name);
  const known = entries.get(key);
  if (known === undefined) entries.set(key, entry);
  return known ?? entry;
}

function readCategories(rows: readonly TableRow[]): ImportedCategory[] {
  const categories = new Map<string, ImportedCategory & { itemOrder: string[] }>();
  for (const { row, place, text } of readersOf(rows, categoryHeads, categoryColumns)) {
    const category = begun(categories, {
      ...found(place, text('Category')),
      description: '',
      itemOrder: [],
    });
    category.description ||= row.text('description');
    if (text('Kind') !== '') category.kind = text('Kind') as CategoryKind;
    const isActive = row.flag('active');
    if (isActive !== undefined) category.isActive = isActive;
    if (row.text('name') !== '') category.itemOrder.push(row.text('name'));
    category.wrong.push(...row.wrong);
  }
  return [...categories.values()];
}

/** A number of options; wrong where it is none, null where nothing is said. */
function countIn(text: string, field: string, { wrong }: Found): number | null {
  if (text === '') return null;
  if (/^\d{1,9}$/u.test(text)) return Number(text);
  wrong.push({ field, message: `“${text}” is not a whole number.` });
  return null;
}

const lessSign = /^[-−]\s*(?=[^\s-])/u;

/** What an option adds to a dish's price, in minor units; one with a minus takes it away. */
function deltaIn(text: string, style: PriceStyle, wrong: Found['wrong']): number {
  const isLess = lessSign.test(text);
  const read = readPrice(text.replace(lessSign, ''), style);
  if (read.kind === 'wrong') wrong.push({ field: 'Price', message: read.message });
  if (read.kind === 'market')
    wrong.push({ field: 'Price', message: 'An option has a price, or none; the market’s is for dishes.' });
  if (read.kind !== 'amount') return 0;
  return isLess && read.minorUnits > 0 ? -read.minorUnits : read.minorUnits;
}

/** What it adds in kcal; one with a minus takes it away. Null where nobody counted. */
function caloriesIn(text: string, wrong: Found['wrong']): number | null {
  if (text === '') return null;
  if (/^[-−]?\d{1,9}$/u.test(text)) return Number(text.replace('−', '-'));
  wrong.push({ field: 'Calories', message: `“${text}” is not a whole number of kcal.` });
  return null;
}

function readOption(
  row: RowReader,
  { chosen, calories }: { readonly chosen: string; readonly calories: string },
  style: PriceStyle,
): ImportedOption {
  return {
    name: row.text('name'),
    priceDelta: deltaIn(row.text('price'), style, row.wrong),
    caloriesDelta: caloriesIn(calories, row.wrong),
    ...readAllergens(row),
    isDefault: row.yesOrNo('Chosen', chosen) ?? false,
  };
}

function readGroups(rows: readonly TableRow[], currency: string): ImportedModifierGroup[] {
  const groups = new Map<string, ImportedModifierGroup>();
  const readers = readersOf(rows, optionHeads, optionColumns);
  const style = priceStyle(
    readers.map(({ row }) => row.text('price').replace(lessSign, '')),
    currency,
  );
  for (const { row, place, text } of readers) {
    const group = begun<ImportedModifierGroup>(groups, {
      ...found(place, text('Modifier group')),
      externalRef: null,
      guestName: '',
      minimum: 0,
      maximum: null,
      options: [],
    });
    group.externalRef ??= row.text('reference') || null;
    group.guestName ||= text('Name for guests');
    group.minimum = countIn(text('Minimum'), 'Minimum', group) ?? group.minimum;
    group.maximum ??= countIn(text('Maximum'), 'Maximum', group);
    const isActive = row.flag('active');
    if (isActive !== undefined) group.isActive = isActive;
    group.options.push(readOption(row, { chosen: text('Chosen'), calories: text('Calories') }, style));
    group.wrong.push(...row.wrong.map((reason) => ({ ...reason, message: `${reason.message} (${place})` })));
    group.remarks.push(...row.remarks);
  }
  return [...groups.values()];
}

/** Reads a sheet beside the items' into the menu, where it is one of an export's; returns whether it was. */
export function readOwnSheet(menu: ImportedMenu, rows: readonly TableRow[], currency: string): boolean {
  if (hasHeads(rows, categoryHeads)) menu.categories.push(...readCategories(rows));
  else if (hasHeads(rows, optionHeads)) menu.modifierGroups.push(...readGroups(rows, currency));
  else return false;
  return true;
}
