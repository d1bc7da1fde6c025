import type { ItemSizeDraft } from '@cardamom/api-types';
import { notDeclared } from '../../items/allergens.ts';
import { found, type ImportedItem, type TableRow } from '../imported-menu.ts';
import { allergenCalled, allergenNames, markCalled } from '../text/food-words.ts';
import { codesIn } from './allergen-legend.ts';
import type { PriceStyle } from '../text/read-price.ts';
import type { RowReader } from './row-reader.ts';
import { splitMark } from './marked-id.ts';
import { sizeDraft } from './size-draft.ts';

/** What a row says of allergens; nothing where it says nothing, or names one that is not known. */
export function readAllergens(row: RowReader): Pick<ImportedItem, 'allergens'> {
  if (!row.has('contains') && !row.has('mayContain')) {
    const isCalledDeclared = row.flag('declared');
    if (isCalledDeclared === false) return { allergens: notDeclared };
    // Taken over, it would say "free of all", which nobody has written.
    if (isCalledDeclared)
      row.remark('declared', 'Not taken over without a column that says what a dish contains.');
    return {};
  }
  const { legend, isOwn } = row.letters;
  const meaningOf = (word: string) => allergenCalled(word) ?? legend.get(word) ?? undefined;
  const wordsIn = (column: 'contains' | 'mayContain') => codesIn(row.list(column, ','), legend);
  const words = [...wordsIn('contains'), ...wordsIn('mayContain')];
  const unknown = words.filter((word) => meaningOf(word) === undefined);
  if (unknown.length > 0) {
    row.remark(
      'contains',
      `“${unknown.join('”, “')}” is no allergen that is known here, so none of this dish is taken over: a new one comes in as not declared. Known are: ${allergenNames.join(', ')}.`,
    );
    return {};
  }
  const allergensIn = (column: 'contains' | 'mayContain') => [
    ...new Set(wordsIn(column).flatMap((word) => meaningOf(word) ?? [])),
  ];
  const contains = allergensIn('contains');
  const mayContain = allergensIn('mayContain').filter((allergen) => !contains.includes(allergen));
  // Whoever called it declared did not say what the country's list says.
  const isByCountry = !isOwn && words.some((word) => legend.has(word));
  const isDeclared = (row.flag('declared') ?? false) && !isByCountry;
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
  const { size, wrong, remarks } = sizeDraft(name, text, style);
  row.wrong.push(...wrong);
  row.remarks.push(...remarks);
  return size;
}

/** The size that a row says, with its price. */
export function readSize(row: RowReader, style: PriceStyle): ItemSizeDraft {
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

/** The dish that a row of a table holds. */
export function readItem(source: TableRow, row: RowReader, style: PriceStyle): ImportedItem {
  const item: ImportedItem = {
    ...found(source.place, row.text('name')),
    ...splitMark(row.text('id')),
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
