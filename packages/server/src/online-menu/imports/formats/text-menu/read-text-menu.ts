import type { ImportFormat, ImportLine, ImportNote, ItemSizeDraft } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import {
  done,
  emptyMenu,
  found,
  leftOut,
  type ImportedCategory,
  type ImportedItem,
  type ImportedMenu,
} from '../../imported-menu.ts';
import type { Locality } from '../../locality.ts';
import { priceStyle } from '../../text/read-price.ts';
import { UnreadableFile } from '../../unreadable.ts';
import { sizeDraft } from '../size-draft.ts';
import { legendIn, legendNotes, withoutCodes, type Legend, type Letters } from '../allergen-legend.ts';
import { countryNotes, legendOfNames, withoutListed } from '../country-legend.ts';
import { kindsOfLines, sizesOf } from './line-kinds.ts';
import { isSize } from './size-words.ts';
import { pricedLine, styleOfLines, type TextStyle, type WrittenPrice } from './priced-line.ts';

/** Lines of a text, and characters of one; the contract allows no more. */
const mostLines = 2000;
const longestLine = 1000;

/** A dish's number on the menu: "12. Lasagne", "A12) Sushi". */
const dishNumber = /^([A-Z]?\p{Nd}{1,4}[a-z]?)[.):]\s+(?=\p{L})/u;

function sizeOf({ size: name, text }: WrittenPrice, item: ImportedItem, style: TextStyle): ItemSizeDraft {
  const { size, wrong, remarks } = sizeDraft(name, text, style);
  item.wrong.push(...wrong);
  item.remarks.push(...remarks);
  return size;
}

/** Several prices are those of sizes: each says which, or the sizes stand above the section. */
function namedPrices(prices: readonly WrittenPrice[], heads: readonly string[]): readonly WrittenPrice[] {
  const isUnnamed = prices.every(({ size }) => size === '');
  if (!isUnnamed || prices.length < 2 || prices.length !== heads.length) return prices;
  return prices.map(({ text }, at) => ({ size: heads[at] ?? '', text }));
}

function addPrices(
  item: ImportedItem,
  written: readonly WrittenPrice[],
  heads: readonly string[],
  style: TextStyle,
): void {
  const prices = namedPrices(written, heads);
  item.sizes = [...(item.sizes ?? []), ...prices.map((price) => sizeOf(price, item, style))];
}

/** Of which size a price is, only the menu's owner knows. */
function askForSizes(item: ImportedItem): void {
  const { sizes = [] } = item;
  if (sizes.length < 2 || sizes.every(({ name }) => name !== '')) return;
  item.wrong.push({
    field: 'Size',
    message:
      'It has several prices, and they do not all say their size. Write it before each: “small 8.00 large 12.00”.',
  });
}

/** Codes mean what the legend says, and nothing where one of them stands for no allergen that is known here. */
function addAllergens(item: ImportedItem, codes: readonly string[], legend: Legend): void {
  if (codes.length === 0) return;
  const known = codes.map((code) => legend.get(code) ?? null);
  const contains = [...new Set(known.flatMap((allergen) => allergen ?? []))];
  if (known.includes(null)) {
    const unknown = codes.filter((_, at) => known[at] === null).join(', ');
    item.remarks.push({
      field: 'Contains',
      message: `The text does not say which allergen “${unknown}” stands for, so none of this dish is taken over: a new one comes in as not declared.`,
    });
    return;
  }
  item.allergens = { isDeclared: false, contains, mayContain: [] };
  item.remarks.push({
    field: 'Contains',
    message: 'The allergens come in as not declared, until somebody confirms the list.',
  });
}

/** What stands between a dish's name and its price in columns of a page, which are apart by tabs; nothing where that is no text. */
function columnsBetween(text: string, style: TextStyle): { name: string; description: string } | null {
  const [name = '', ...others] = text.split('\t').map((part) => part.trim());
  const end = others.findIndex((part) => pricedLine(part, style).prices.length > 0);
  const between = others.slice(0, Math.max(end, 0));
  const isText = [name, ...between].every(
    (part) => /\p{L}{3}/u.test(part) && !isSize(part) && pricedLine(part, style).prices.length === 0,
  );
  return isText && between.length > 0 ? { name, description: between.join(' ') } : null;
}

type DishText = {
  readonly number: string | null;
  readonly name: string;
  /** What stands beside the name. */
  readonly description: string | undefined;
  readonly prices: readonly WrittenPrice[];
};

/** The parts of a line with a dish; its name with codes. */
function dishText(text: string, style: TextStyle): DishText {
  const { name: whole, prices } = pricedLine(text, style);
  const columns = columnsBetween(text, style);
  const written = columns?.name ?? whole;
  const [numbered = '', number = null] = dishNumber.exec(written) ?? [];
  return { number, name: written.slice(numbered.length), description: columns?.description, prices };
}

/** The legend that stands in the text; where there is none, its country's, as far as its dishes are written by it. */
function lettersOf(lines: readonly ImportLine[], style: TextStyle, timeZone: string): Letters {
  const legend = legendIn(lines.map(({ text }) => text));
  if (legend.size > 0) return { legend, isOwn: true };
  const dishes = lines.flatMap(({ text, kind }) => (kind === 'DISH' ? [dishText(text, style)] : []));
  const others = lines.flatMap(({ text, kind }) => (kind === 'DISH' ? [] : [text]));
  const beside = dishes.flatMap(({ description = [] }) => description);
  return {
    legend: legendOfNames(
      dishes.map(({ name }) => name),
      [...others, ...beside],
      timeZone,
    ),
    isOwn: false,
  };
}

function dishIn(
  text: string,
  place: string,
  style: TextStyle,
  heads: readonly string[],
  { legend, isOwn }: Letters,
): ImportedItem {
  const { number, name: coded, description, prices } = dishText(text, style);
  const { name, codes } = isOwn ? withoutCodes(coded, legend) : withoutListed(coded, legend);
  const item: ImportedItem = { ...found(place, name), id: null, externalRef: number };
  if (description !== undefined) item.description = description;
  if (prices.length > 0) addPrices(item, prices, heads, style);
  addAllergens(item, codes, legend);
  return item;
}

const join = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before} ${text}`;

/** A line below a dish: the codes of its name where they had no room beside it, else what is said of it. */
function goesOn(item: ImportedItem, text: string, legend: Legend): void {
  const { name, codes } = withoutCodes(`${item.name} ${text}`, legend);
  const isCodes = codes.length > 0 && name === item.name && item.description === undefined;
  if (isCodes) addAllergens(item, codes, legend);
  else item.description = join(item.description, text);
}

/** The category of a section; one that comes again goes on. */
function sectionOf({ categories }: ImportedMenu, name: string, place: string): ImportedCategory {
  const known = categories.find((category) => nameKey(category.name) === nameKey(name));
  if (known !== undefined) return known;
  const category = found(place, name);
  categories.push(category);
  return category;
}

/** Reads the lines of a text, each as what it is taken for. */
function menuOfLines(
  format: ImportFormat,
  lines: readonly ImportLine[],
  style: TextStyle,
  letters: Letters,
): ImportedMenu {
  const menu = emptyMenu(format);
  let heads: readonly string[] = [];
  let section: ImportedCategory | undefined;
  let last: ImportedItem | undefined;
  for (const [at, { text, kind }] of lines.entries()) {
    const place = `line ${at + 1}`;
    if (kind === 'SECTION') {
      section = sectionOf(menu, text.replace(/\s*:$/u, ''), place);
      heads = [];
      last = undefined;
    } else if (kind === 'SIZES') heads = sizesOf(text);
    else if (kind === 'DISH') {
      last = dishIn(text, place, style, heads, letters);
      last.categories = section === undefined ? [] : [section.name];
      menu.items.push(last);
    } else if (kind === 'PRICE' && last !== undefined)
      addPrices(last, pricedLine(text, style).prices, heads, style);
    else if (kind === 'DESCRIPTION' && last !== undefined) goesOn(last, text, letters.legend);
    else if (kind === 'DESCRIPTION' && section !== undefined)
      section.description = join(section.description, text);
  }
  for (const item of menu.items) {
    item.sizes ??= [{ name: '', kind: 'PRICED', price: null }];
    askForSizes(item);
  }
  return menu;
}

function styleIn(lines: readonly string[], currency: string): TextStyle {
  const rough = styleOfLines(lines, currency, null);
  const texts = lines.flatMap((line) => pricedLine(line, rough).prices.map(({ text }) => text));
  return { ...rough, decimal: priceStyle(texts, currency).decimal };
}

/** Ends in a number that could be meant as a price. */
const endsInNumber = /\s\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?$/u;
/** Lines that a note names. */
const mostNamed = 5;

function notesOn(lines: readonly ImportLine[], { legend, isOwn }: Letters): ImportNote[] {
  const ignored = lines.filter(({ kind }) => kind === 'IGNORED').length;
  const numbers = lines.filter(
    ({ text, kind }) => (kind === 'DESCRIPTION' || kind === 'SECTION') && endsInNumber.test(text),
  );
  const named = numbers.slice(0, mostNamed).map(({ text }) => `“${text}”`);
  const further = numbers.length > mostNamed ? ` and ${numbers.length - mostNamed} more` : '';
  return [
    ...(ignored > 0
      ? [leftOut('Lines', `${ignored} of ${lines.length} are no dish, section or description.`)]
      : []),
    ...(numbers.length > 0
      ? [
          done(
            'Numbers at the end of a line',
            `Not taken for prices: ${named.join(', ')}${further}. If they are, say so of these lines.`,
          ),
        ]
      : []),
    ...(isOwn ? legendNotes(legend, 'text') : countryNotes(legend)),
  ];
}

/** Reads a menu that is only text, by what its lines were said to be (`lines`), or are taken for. Throws `UnreadableFile`. */
export function readTextMenu(
  text: string,
  { currency, timeZone }: Locality,
  { format, lines: said }: { format: ImportFormat; lines: readonly ImportLine[] | null },
): ImportedMenu {
  // What cannot be stored is not sent back by whoever corrects it.
  const all = text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|\r|\n/u);
  const tooLong = all.findIndex((line) => line.trim().length > longestLine);
  if (said === null && tooLong >= 0)
    throw new UnreadableFile(
      `Line ${tooLong + 1} has more than ${longestLine} characters. Part it, or save the menu as a table.`,
    );
  const lines = said ?? kindsOfLines(all, styleIn(all, currency));
  if (lines.length > mostLines)
    throw new UnreadableFile(`The text has more than ${mostLines} lines, which are the most. Split it.`);
  const priced = lines.filter(({ kind }) => kind === 'DISH' || kind === 'PRICE');
  const style = styleIn(
    priced.map((line) => line.text),
    currency,
  );
  const letters = lettersOf(lines, style, timeZone);
  const menu = menuOfLines(format, lines, style, letters);
  return { ...menu, lines, notes: notesOn(lines, letters) };
}
