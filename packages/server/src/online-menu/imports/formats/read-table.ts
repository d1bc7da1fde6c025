import type { ImportFormat, ImportReason, ItemSizeDraft } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import { notDeclared } from '../../items/allergens.ts';
import { done, found, leftOut, emptyMenu, type ImportedItem, type ImportedMenu } from '../imported-menu.ts';
import { allergenCalled, allergenNames, markCalled } from '../text/food-words.ts';
import { priceStyle, readPrice, type PriceStyle } from '../text/read-price.ts';
import { UnreadableFile } from '../unreadable.ts';
import { RowReader, type Table, type TableRow } from './row-reader.ts';
import { headRowOf, priceColumns, readHead, type TableHead } from './table-columns.ts';
import { TableLimits } from './table-limits.ts';

function readAllergens(row: RowReader): Pick<ImportedItem, 'allergens'> {
  if (!row.has('contains') && !row.has('mayContain')) {
    const isCalledDeclared = row.flag('declared');
    if (isCalledDeclared === false) return { allergens: notDeclared };
    // Taken over, it would say "free of all", which nobody has written.
    if (isCalledDeclared)
      row.remark('declared', 'Not taken over without a column that says what a dish contains.');
    return {};
  }
  const unknown = (['contains', 'mayContain'] as const).flatMap((column) =>
    row.list(column, ',').filter((word) => allergenCalled(word) === undefined),
  );
  if (unknown.length > 0) {
    row.remark(
      'contains',
      `“${unknown.join('”, “')}” is no allergen that is known here, so none of this dish is taken over: a new one comes in as not declared. Known are: ${allergenNames.join(', ')}.`,
    );
    return {};
  }
  const allergensIn = (column: 'contains' | 'mayContain') => [
    ...new Set(row.list(column, ',').flatMap((word) => allergenCalled(word) ?? [])),
  ];
  const contains = allergensIn('contains');
  const mayContain = allergensIn('mayContain').filter((allergen) => !contains.includes(allergen));
  const isDeclared = row.flag('declared') ?? false;
  const isListed = contains.length + mayContain.length > 0;
  if (!isDeclared && !isListed && !row.has('declared')) return {};
  if (!isDeclared && isListed)
    row.remark('contains', 'The allergens come in as not declared, until somebody confirms the list.');
  return { allergens: { isDeclared, contains, mayContain } };
}

function readCalories(row: RowReader): Pick<ImportedItem, 'calories'> {
  if (!row.has('calories')) return {};
  const text = row
    .text('calories')
    .replace(/k?cal\.?$/iu, '')
    .trimEnd();
  if (text === '') return { calories: null };
  if (/^\d{1,9}$/u.test(text)) return { calories: Number(text) };
  row.refuse('calories', `“${row.text('calories')}” is not a whole number of kcal.`);
  return {};
}

function readPicture(row: RowReader): Pick<ImportedItem, 'picture'> {
  const file = row.text('picture');
  if (file === '') return {};
  if (!/^https?:\/\//iu.test(file)) return { picture: { file, altText: '' } };
  row.remark('picture', 'Pictures are taken from files that are handed in, not from web addresses.');
  return {};
}

function sizeAt(row: RowReader, name: string, text: string, style: PriceStyle): ItemSizeDraft {
  const price = readPrice(text, style);
  if (price.kind === 'wrong') row.refuse('price', price.message);
  if (price.kind === 'amount' && price.isFrom)
    row.remark('price', `“${text}” comes in as one price. Give dishes with several prices their sizes.`);
  if (price.kind === 'market') return { name, kind: 'MARKET_PRICE', price: null };
  return { name, kind: 'PRICED', price: price.kind === 'amount' ? price.minorUnits : null };
}

/** The size that a row says, with its price. */
function readSize(row: RowReader, style: PriceStyle): ItemSizeDraft {
  return sizeAt(row, row.text('size'), row.text('price'), style);
}

/** The sizes of a dish: its row's own, and those whose prices have columns of their own and are filled in. */
function readSizes(row: RowReader, style: PriceStyle): Pick<ImportedItem, 'sizes'> {
  const columns = row.sizes();
  if (columns.length === 0) return row.has('price') ? { sizes: [readSize(row, style)] } : {};
  const own = row.text('price') === '' ? [] : [readSize(row, style)];
  const further = columns.map(({ size, text }) => sizeAt(row, size, text, style));
  const sizes = [...own, ...further];
  return { sizes: sizes.length > 0 ? sizes : [{ name: '', kind: 'PRICED', price: null }] };
}

function readItem(source: TableRow, row: RowReader, style: PriceStyle): ImportedItem {
  const item: ImportedItem = {
    ...found(source.place, row.text('name')),
    id: row.text('id') || null,
    externalRef: row.text('reference') || null,
    ...readSizes(row, style),
    ...(row.has('category') ? { categories: row.categories() } : {}),
    ...(row.has('description') ? { description: row.text('description') } : {}),
    ...(row.has('story') ? { story: row.text('story') } : {}),
    ...(row.has('ingredients') ? { ingredients: row.list('ingredients', ',') } : {}),
    ...(row.has('marks')
      ? { marks: row.words('marks', markCalled, 'Known are: vegetarian, vegan, contains alcohol.') }
      : {}),
    ...(row.has('modifierGroups') ? { modifierGroups: row.list('modifierGroups', ';') } : {}),
    ...readAllergens(row),
    ...readCalories(row),
    ...readPicture(row),
  };
  const isActive = row.flag('active');
  if (isActive !== undefined) item.isActive = isActive;
  item.wrong.push(...row.wrong);
  item.remarks.push(...row.remarks);
  return item;
}

/** A row that only adds a size to the item above it: the same name (or none), and a size. */
function isFurtherSize(row: RowReader, last: ImportedItem | undefined): last is ImportedItem {
  if (last?.sizes === undefined || row.text('size') === '') return false;
  const name = row.text('name');
  const category = row.categories();
  const isSameCategory =
    category.length === 0 || nameKey(category.join('|')) === nameKey((last.categories ?? []).join('|'));
  return (name === '' || nameKey(name) === nameKey(last.name)) && isSameCategory;
}

/** The section that a row names: it stands alone above one with a price, in a table without a column of categories. Null for a dish. */
function sectionIn(row: TableRow, next: TableRow | undefined, head: TableHead): string | null {
  const prices = priceColumns(head);
  if (head.at.has('category') || prices.length === 0 || next === undefined) return null;
  const [alone, ...more] = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isAlone = alone !== undefined && more.length === 0;
  const isDish = prices.some((at) => /\d/u.test(row.cells[at] ?? ''));
  return isAlone && !isDish && prices.some((at) => (next.cells[at] ?? '').trim() !== '') ? alone : null;
}

function tooManyCells(row: TableRow, width: number): ImportReason[] {
  const isBeyond = row.cells.slice(width).some((cell) => cell.trim() !== '');
  if (!isBeyond) return [];
  const message =
    'The row has more cells than the first one. A text with a separator in it needs quotation marks.';
  return [{ field: '', message }];
}

/** Reads a table whose first row, or one below its title, names its columns, one row a dish or, with several sizes, one row a size. Throws `UnreadableFile`. */
export function readTable(format: ImportFormat, rows: readonly TableRow[], currency: string): ImportedMenu {
  const headAt = headRowOf(rows);
  if (headAt < 0) {
    throw new UnreadableFile(
      'No column is called “Name”. A row above the dishes must name the columns: Category, Name, Price, Description and so on.',
    );
  }
  const first = rows[headAt];
  const others = rows.slice(headAt + 1);
  const head = readHead(first?.cells ?? []);
  const limits = new TableLimits();
  for (const { cells, place } of rows) limits.count(cells, place);
  const menu = emptyMenu(format);
  for (const { head: name } of head.others)
    menu.notes.push(
      leftOut(`Column “${name}”`, 'Cardamom has no such field, so the column is not imported.'),
    );
  if (head.sizes.length > 0)
    menu.notes.push(
      done(
        'Prices of sizes',
        `Each has a column of its own: ${head.sizes.map(({ size }) => size).join(', ')}.`,
      ),
    );
  const style = priceStyle(
    priceColumns(head).flatMap((at) => others.map((row) => row.cells[at] ?? '')),
    currency,
  );
  const width = first?.cells.length ?? 0;
  const dishes = others.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const categoryAt = head.at.get('category') ?? -1;
  const told: Table = {
    head,
    categories: new Set(dishes.map(({ cells }) => nameKey((cells[categoryAt] ?? '').trim()))),
  };
  const sections: string[] = [];
  for (const [index, source] of dishes.entries()) {
    const section = sectionIn(source, dishes[index + 1], head);
    if (section !== null) {
      sections.push(section);
      continue;
    }
    const row = new RowReader(source, told);
    const last = menu.items.at(-1);
    if (isFurtherSize(row, last)) {
      last.sizes?.push(readSize(row, style));
      const placed = (reason: ImportReason) => ({
        ...reason,
        message: `${reason.message} (${source.place})`,
      });
      last.wrong.push(...row.wrong.map(placed));
      last.remarks.push(...row.remarks.map(placed));
      continue;
    }
    const item = readItem(source, row, style);
    const itsSection = sections.at(-1);
    if (itsSection !== undefined) item.categories = [itsSection];
    item.wrong.push(...tooManyCells(source, width));
    menu.items.push(item);
  }
  if (sections.length > 0)
    menu.notes.push(
      done(
        'Rows that stand alone',
        `They name the category of the dishes below them: ${[...new Set(sections)].join(', ')}.`,
      ),
    );
  return menu;
}
