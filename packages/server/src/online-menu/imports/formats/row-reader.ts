import type { ImportReason } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { TableRow } from '../imported-menu.ts';
import { plainText } from '../text/plain-text.ts';
import { splitList } from '../text/split-list.ts';
import type { Letters } from './allergen-legend.ts';
import { headOf, type Column, type TableHead } from './table-columns.ts';

const yes = new Set(
  'yes y true 1 x ja oui si sim on active aktiv actif activo ativo attivo evet да نعم 是 はい 예 ✓'
    .split(' ')
    .map(nameKey),
);
const no = new Set(
  'no n false 0 -1 nein non nao off inactive inaktiv inactif inactivo inativo inattivo hayır нет لا 否 いいえ 아니요 -'
    .split(' ')
    .map(nameKey),
);

/** A table, as far as one row needs to know it. */
export type Table = {
  readonly head: TableHead;
  /** Keys of the names that stand alone in a cell of categories. */
  readonly categories: ReadonlySet<string>;
  /** Cardamom's own export holds texts as they are; others may write HTML. */
  readonly isOwn: boolean;
  /** What codes of allergens stand for. */
  readonly letters: Letters;
};

/** One row, asked by column; what is wrong with it gathers in `wrong`. */
export class RowReader {
  readonly wrong: ImportReason[] = [];
  readonly remarks: ImportReason[] = [];
  /** What codes of allergens stand for in this table. */
  readonly letters: Letters;
  readonly #row: TableRow;
  readonly #head: TableHead;
  readonly #categories: ReadonlySet<string>;
  readonly #isOwn: boolean;

  constructor(row: TableRow, { head, categories, isOwn, letters }: Table) {
    this.letters = letters;
    this.#row = row;
    this.#head = head;
    this.#categories = categories;
    this.#isOwn = isOwn;
  }

  has(column: Column): boolean {
    return this.#head.at.has(column);
  }

  /** The cell's text; empty where there is none. */
  text(column: Column): string {
    const index = this.#head.at.get(column);
    return index === undefined ? '' : this.cell(index);
  }

  /** The text of a cell by its place. */
  cell(index: number): string {
    const cell = this.#row.cells[index] ?? '';
    return (this.#isOwn ? cell : plainText(cell)).trim();
  }

  /** The sizes whose columns hold something in this row. */
  sizes(): { size: string; text: string }[] {
    return this.#head.sizes
      .map(({ index, size }) => ({ size, text: (this.#row.cells[index] ?? '').trim() }))
      .filter(({ text }) => text !== '');
  }

  refuse(column: Column, message: string): void {
    this.wrong.push({ field: headOf(column), message });
  }

  remark(column: Column, message: string): void {
    this.remarks.push({ field: headOf(column), message });
  }

  list(column: Column, weakest: ';' | ','): string[] {
    return splitList(this.text(column), weakest);
  }

  /** The categories of the row; a comma parts them only where each stands alone elsewhere: "Fish, grilled" is one. */
  categories(): string[] {
    const entries = this.list('category', ';');
    if (this.#isOwn) return entries;
    return entries.flatMap((entry) => {
      const parts = splitList(entry, ',');
      return parts.every((part) => this.#categories.has(nameKey(part))) ? parts : [entry];
    });
  }

  /** Yes or no; undefined for an empty cell. */
  flag(column: Column): boolean | undefined {
    return this.yesOrNo(headOf(column), this.text(column));
  }

  /** What a text says of a field; undefined where it says nothing, wrong where it is neither. */
  yesOrNo(field: string, text: string): boolean | undefined {
    const key = nameKey(text);
    if (key === '') return undefined;
    if (yes.has(key)) return true;
    if (!no.has(key)) this.wrong.push({ field, message: `“${text}” is neither yes nor no.` });
    return false;
  }

  /** Each entry of a list as the word's meaning; unknown words are wrong. */
  words<Value>(column: Column, meaning: (word: string) => Value | undefined, hint: string): Value[] {
    const values = this.list(column, ',').map((word) => {
      const value = meaning(word);
      if (value === undefined) this.refuse(column, `“${word}” is not known here. ${hint}`);
      return value;
    });
    return [...new Set(values.filter((value) => value !== undefined))];
  }
}
