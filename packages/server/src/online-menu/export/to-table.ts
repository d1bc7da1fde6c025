import { currencyOf, type Category, type Item, type ModifierGroup } from '@cardamom/api-types';
import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../shared/money.ts';
import { categoryHeads, optionHeads } from '../imports/formats/own-sheets.ts';
import { columnHeads, type Column } from '../imports/formats/table-columns.ts';
import { joinMark } from '../imports/formats/marked-id.ts';
import type { CurrentMenu } from '../imports/plan/current-menu.ts';
import { markOf } from '../imports/plan/item-fields.ts';
import { allergenName, markName } from '../imports/text/food-words.ts';
import { escapeFormulas } from '../imports/text/formula-cells.ts';
import { joinList } from '../imports/text/split-list.ts';

type Cells = Partial<Record<Column, string>>;

const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');

/** What only the first of an item's rows says. */
function itemCells(item: Item, currency: string): Cells {
  const { isDeclared, contains, mayContain } = item.allergens;
  return {
    category: joinList(item.categories.map(({ name }) => name)),
    description: item.description,
    story: item.story,
    ingredients: joinList(item.ingredients.map(({ name }) => name)),
    contains: joinList(contains.map((allergen) => allergenName(allergen))),
    mayContain: joinList(mayContain.map((allergen) => allergenName(allergen))),
    declared: yesNo(isDeclared),
    marks: joinList(item.marks.map((mark) => markName(mark))),
    calories: item.calories === null ? '' : String(item.calories),
    modifierGroups: joinList(item.modifierGroups.map(({ name }) => name)),
    active: yesNo(item.isActive),
    reference: item.externalRef ?? '',
    id: joinMark(item.id, markOf(item, currency)),
  };
}

/** Three decimals of a currency that people write without them are followed by a zero: nobody takes those for thousands. */
function priceCell(price: number, currency: string): string {
  const text = decimalText(price, currency);
  return currencyOf(currency).isWrittenWhole && /\.\d{3}$/u.test(text) ? `${text}0` : text;
}

function rowsOf(item: Item, currency: string): Cells[] {
  return item.sizes.map((size, index) => ({
    ...(index === 0 ? itemCells(item, currency) : {}),
    name: item.name,
    size: size.name,
    price:
      size.kind === 'MARKET_PRICE'
        ? 'market price'
        : size.price === null
          ? ''
          : priceCell(size.price, currency),
  }));
}

/** Items as guests meet them: category by category, each in the first of its own; those without one come last. */
function inMenuOrder({ items, categories, itemOrder }: CurrentMenu): Item[] {
  const places = new Map<string, number>();
  for (const { id } of categories)
    for (const item of itemOrder.get(id) ?? []) if (!places.has(item.id)) places.set(item.id, places.size);
  const placeOf = ({ id }: Item): number => places.get(id) ?? places.size;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The items as a table, one row a size, its first row the heads; pictures stay out of tables. */
function tableOf(menu: CurrentMenu, currency: string): string[][] {
  return itemSheet(
    inMenuOrder(menu).flatMap((item) => rowsOf(item, currency)),
    ({ column }) => column !== 'picture',
  );
}

function itemSheet(
  rows: readonly Cells[],
  isShown: (column: (typeof columnHeads)[number]) => boolean,
): string[][] {
  const shown = columnHeads.filter(isShown);
  return [shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ column }) => row[column] ?? ''))];
}

/** Rows under heads; a head that a row does not name has nothing there. */
function sheetOf<Head extends string>(
  heads: readonly Head[],
  rows: readonly Partial<Record<Head, string>>[],
): string[][] {
  return [[...heads], ...rows.map((row) => heads.map((head) => row[head] ?? ''))];
}

/** The categories in their order, one row an item in its order there. */
function categorySheet({ categories, itemOrder }: CurrentMenu): string[][] {
  const rowsOfCategory = ({ id, name, description, kind, isActive }: Category) => {
    const [first, ...others] = itemOrder.get(id) ?? [];
    const head = { Category: name, Description: description, Kind: kind, Active: yesNo(isActive) };
    return [
      { ...head, Item: first?.name ?? '' },
      ...others.map((item) => ({ Category: name, Item: item.name })),
    ];
  };
  return sheetOf<(typeof categoryHeads)[number]>(categoryHeads, categories.flatMap(rowsOfCategory));
}

/** The modifier groups, one row an option. */
function optionSheet({ modifierGroups }: CurrentMenu, currency: string): string[][] {
  const rowsOfGroup = (group: ModifierGroup) =>
    group.options.map(({ name, priceDelta, caloriesDelta, allergens, isDefault }, index) => ({
      'Modifier group': group.name,
      ...(index === 0
        ? {
            'Name for guests': group.guestName,
            Minimum: String(group.minimum),
            Maximum: group.maximum === null ? '' : String(group.maximum),
            Active: yesNo(group.isActive),
            Reference: group.externalRef ?? '',
          }
        : {}),
      Option: name,
      Price: priceCell(priceDelta, currency),
      Calories: caloriesDelta === null ? '' : String(caloriesDelta),
      Contains: joinList(allergens.contains.map((allergen) => allergenName(allergen))),
      'May contain': joinList(allergens.mayContain.map((allergen) => allergenName(allergen))),
      'Allergens declared': yesNo(allergens.isDeclared),
      Chosen: yesNo(isDefault),
    }));
  return sheetOf<(typeof optionHeads)[number]>(optionHeads, modifierGroups.flatMap(rowsOfGroup));
}

/** CSV with a byte order mark, so that Excel reads UTF-8, and `'` before what a spreadsheet would take for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(
    stringify(
      rows.map((cells) => cells.map(escapeFormulas)),
      { bom: true, record_delimiter: 'windows' },
    ),
  );
}

/** The items as CSV. */
export function toCsv(menu: CurrentMenu, currency: string): Buffer {
  return csvOf(tableOf(menu, currency));
}

/** What a workbook holds, as a CSV for each sheet, by the files' names. */
export function toCsvTables(menu: CurrentMenu, currency: string): Record<string, Buffer> {
  return {
    'items.csv': toCsv(menu, currency),
    'categories.csv': csvOf(categorySheet(menu)),
    'modifiers.csv': csvOf(optionSheet(menu, currency)),
  };
}

const cellsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) =>
    cells.map((value) => ({ value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) })),
  );

type Sheet = { readonly sheet: string; readonly rows: readonly (readonly string[])[] };

async function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  // Few export a workbook, and its library is large.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  return writeWorkbook(
    sheets.map(({ sheet, rows }) => ({ sheet, data: cellsOf(rows), stickyRowsCount: 1 })),
  ).toBuffer();
}

/**
 * A workbook whose cells are text, so that no program rounds a price or runs a formula: the items, and sheets of what their table has no
 * room for, so that another restaurant gets the same menu in the same order.
 */
export async function toXlsx(menu: CurrentMenu, currency: string): Promise<Buffer> {
  return workbookOf([
    { sheet: 'Items', rows: tableOf(menu, currency) },
    { sheet: 'Categories', rows: categorySheet(menu) },
    { sheet: 'Modifiers', rows: optionSheet(menu, currency) },
  ]);
}

/** An amount as the template shows it: 8.50, or 850 where people write no decimals. */
function exampleAmount(amount: number, currency: string): string {
  const { digits, isWrittenWhole } = currencyOf(currency);
  const units = digits === 0 || isWrittenWhole ? amount * 100 : amount;
  return priceCell(Math.round(units * 10 ** digits), currency);
}

/** A workbook to fill in: the heads that an import knows, with examples of a dish, of one with sizes, and of modifiers. */
export async function toTemplate(currency: string): Promise<Buffer> {
  const price = (amount: number): string => exampleAmount(amount, currency);
  const dishes: Cells[] = [
    {
      category: 'Starters',
      name: 'Example: Pumpkin soup',
      price: price(6.5),
      description: 'With toasted seeds',
      ingredients: joinList(['pumpkin', 'cream']),
      contains: joinList([allergenName('DAIRY')]),
      mayContain: joinList([allergenName('TREE_NUTS')]),
      declared: 'yes',
      marks: joinList([markName('VEGETARIAN')]),
      active: 'yes',
    },
    { category: 'Pizza', name: 'Example: Margherita', size: 'Small', price: price(8.5), active: 'yes' },
    { name: 'Example: Margherita', size: 'Large', price: price(11.5) },
    {
      category: 'Pizza',
      name: 'Example: Catch of the day',
      price: 'market price',
      modifierGroups: 'Example: Extras',
      active: 'no',
    },
  ];
  const options: Partial<Record<(typeof optionHeads)[number], string>>[] = [
    { 'Modifier group': 'Example: Extras', Minimum: '0', Option: 'Olives', Price: price(1.5) },
    { 'Modifier group': 'Example: Extras', Option: 'Lemon', Price: '0' },
  ];
  return workbookOf([
    { sheet: 'Items', rows: itemSheet(dishes, ({ column }) => column !== 'picture' && column !== 'id') },
    { sheet: 'Modifiers', rows: sheetOf<(typeof optionHeads)[number]>(optionHeads, options) },
  ]);
}
