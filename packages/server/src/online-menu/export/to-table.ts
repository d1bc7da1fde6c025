import { currencyOf, type Item } from '@cardamom/api-types';
import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../shared/money.ts';
import { columnHeads, type Column } from '../imports/formats/table-columns.ts';
import type { CurrentMenu } from '../imports/plan/current-menu.ts';
import { allergenName, markName } from '../imports/text/food-words.ts';
import { escapeFormulas } from '../imports/text/formula-cells.ts';
import { joinList } from '../imports/text/split-list.ts';

type Cells = Partial<Record<Column, string>>;

/** What only the first of an item's rows says. */
function itemCells(item: Item): Cells {
  const { isDeclared, contains, mayContain } = item.allergens;
  return {
    category: joinList(item.categories.map(({ name }) => name)),
    description: item.description,
    story: item.story,
    ingredients: joinList(item.ingredients.map(({ name }) => name)),
    contains: joinList(contains.map((allergen) => allergenName(allergen))),
    mayContain: joinList(mayContain.map((allergen) => allergenName(allergen))),
    declared: isDeclared ? 'yes' : 'no',
    marks: joinList(item.marks.map((mark) => markName(mark))),
    calories: item.calories === null ? '' : String(item.calories),
    modifierGroups: joinList(item.modifierGroups.map(({ name }) => name)),
    active: item.isActive ? 'yes' : 'no',
    reference: item.externalRef ?? '',
    id: item.id,
  };
}

/** Three decimals of a currency that people write without them are followed by a zero: nobody takes those for thousands. */
function priceCell(price: number, currency: string): string {
  const text = decimalText(price, currency);
  return currencyOf(currency).isWrittenWhole && /\.\d{3}$/u.test(text) ? `${text}0` : text;
}

function rowsOf(item: Item, currency: string): Cells[] {
  return item.sizes.map((size, index) => ({
    ...(index === 0 ? itemCells(item) : {}),
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

/** The items as a table, one row a size, its first row the heads; pictures stay out of tables. */
function tableOf({ items }: CurrentMenu, currency: string): string[][] {
  const shown = columnHeads.filter(({ column }) => column !== 'picture');
  const rows = items.flatMap((item) => rowsOf(item, currency));
  return [shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ column }) => row[column] ?? ''))];
}

/** CSV with a byte order mark, so that Excel reads UTF-8, and `'` before what a spreadsheet would take for a formula. */
export function toCsv(menu: CurrentMenu, currency: string): Buffer {
  return Buffer.from(
    stringify(
      tableOf(menu, currency).map((cells) => cells.map(escapeFormulas)),
      { bom: true, record_delimiter: 'windows' },
    ),
  );
}

/** A workbook whose cells are text, so that no program rounds a price or runs a formula. */
export async function toXlsx(menu: CurrentMenu, currency: string): Promise<Buffer> {
  const rows = tableOf(menu, currency).map((cells, index) =>
    cells.map((value) => ({ value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) })),
  );
  // Few export a workbook, and its library is large.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  return writeWorkbook(rows, { sheet: 'Items', stickyRowsCount: 1 }).toBuffer();
}
