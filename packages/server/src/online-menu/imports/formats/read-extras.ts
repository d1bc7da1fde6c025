import { found, type ImportedModifierGroup, type ImportedOption } from '../imported-menu.ts';
import { readPrice, type PriceStyle } from '../text/read-price.ts';
import type { RowReader } from './row-reader.ts';
import type { ExtrasColumn } from './table-columns.ts';

/** What parts extras in a cell; a comma between digits stands in a price. */
const between = /\n|[;|]|,(?!\p{Nd})/u;
/** An extra with its price behind it: "Cheese +1.50", "Cheese (1,50 €)". */
const priced = /^(?<name>.*?\p{L}[^\p{Nd}]*?)[\s(:+–-]*(?<price>[\p{Sc}]?\s?\p{Nd}[^()]*)\)?$/u;
/** Characters of an extra with its price; what is longer is no name either. */
const longestExtra = 100;
const yes = /^(?:x|✓|yes|ja|oui|s[ií]|sim|да|نعم|是)$/iu;
const no = /^(?:-|–|0|no|nein|non|não|нет|لا|否)$/iu;

/** Modifier groups of the extras that the columns of a table list: dishes with the same extras share a group. */
export class Extras {
  readonly groups: ImportedModifierGroup[] = [];
  readonly #columns: readonly ExtrasColumn[];
  readonly #style: PriceStyle;
  readonly #names = new Map<string, string>();

  constructor(columns: readonly ExtrasColumn[], style: PriceStyle) {
    this.#columns = columns;
    this.#style = style;
  }

  /** The group of a dish's extras, by its name; null where it has none. What is no price is refused at the row, and makes no group. */
  groupOf(row: RowReader, place: string): string | null {
    const { length: wrongBefore } = row.wrong;
    const options = this.#columns.flatMap((column) => this.#optionsIn(row, column));
    if (options.length === 0 || row.wrong.length > wrongBefore) return null;
    const key = JSON.stringify(options);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const [only, ...more] = this.#columns;
    const title = (more.length === 0 && only?.head) || 'Extras';
    const name = this.groups.length === 0 ? title : `${title} ${this.groups.length + 1}`;
    this.#names.set(key, name);
    this.groups.push({ ...found(place, name), externalRef: null, minimum: 0, maximum: null, options });
    return name;
  }

  /** A column is an extra by its head, with a price or a tick in its cells, or lists extras with their prices. */
  #optionsIn(row: RowReader, { index, head }: ExtrasColumn): ImportedOption[] {
    const text = row.cell(index);
    if (text === '' || no.test(text)) return [];
    if (head !== '' && yes.test(text)) return [{ name: head, priceDelta: 0 }];
    const whole = readPrice(text, this.#style);
    if (head !== '' && whole.kind === 'amount') return [{ name: head, priceDelta: whole.minorUnits }];
    return text
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => this.#option(row, part, head));
  }

  #option(row: RowReader, text: string, head: string): ImportedOption {
    const parts = text.length > longestExtra ? null : priced.exec(text);
    const { name = text, price } = parts?.groups ?? {};
    if (price === undefined) return { name: text, priceDelta: 0 };
    const read = readPrice(price, this.#style);
    if (read.kind === 'wrong') row.wrong.push({ field: head || 'Extras', message: read.message });
    return { name: name.trim(), priceDelta: read.kind === 'amount' ? read.minorUnits : 0 };
  }
}
