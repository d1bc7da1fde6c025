import { digestOfWords, fieldsOfMark, packFields, type FieldWords } from './field-digests.ts';
import { placesOf } from './places.ts';
import type { ImportedItem } from '../imported-menu.ts';

/** Names of one item in its categories that are remembered. */
const mostPlaces = 20;

/** What a file says of an item. */
export type FileSays = {
  readonly words: FieldWords;
  /** The digest of the picture that it names. */
  readonly picture: string | null;
  readonly mark: string;
  /** Digests of its names in its categories. */
  readonly places: readonly string[];
};

/** What an import said of an item, as it is stored. */
export type ImportedRecord = {
  readonly itemId: string;
  readonly mark: string;
  readonly places: string;
  readonly fields: string;
};

/** What the latest import that counts said of each item. */
export class LastImports {
  readonly #byItem: ReadonlyMap<string, ImportedRecord>;
  readonly #byPlace: ReadonlyMap<string, readonly string[]>;

  constructor(records: readonly ImportedRecord[]) {
    this.#byItem = new Map(records.map((record) => [record.itemId, record]));
    const places = records.flatMap(({ itemId, places: said }) =>
      said.split(' ').map((place) => ({ place, itemId })),
    );
    this.#byPlace = new Map(
      [...Map.groupBy(places, ({ place }) => place)].map(([place, entries]) => [
        place,
        entries.map(({ itemId }) => itemId),
      ]),
    );
  }

  /** The items that were last imported with a name in a category. */
  saidAt(placeKey: string): readonly string[] {
    return this.#byPlace.get(digestOfWords(placeKey)) ?? [];
  }

  /**
   * The digests of an item's fields as they were when the file was made or last came in: by its mark where it comes in for the
   * first time since its export, else by the last import. Empty where neither is known.
   */
  baseOf(itemId: string, mark: string): string {
    const last = this.#byItem.get(itemId);
    const exported = last !== undefined && last.mark === mark ? null : fieldsOfMark(mark, itemId);
    return exported ?? last?.fields ?? '';
  }

  /** What is remembered of an item once a file was applied, over what was said of it before. */
  record(itemId: string, { words, mark, places }: Omit<FileSays, 'picture'>): ImportedRecord {
    const fields = packFields(words, this.#byItem.get(itemId)?.fields);
    return { itemId, mark, places: places.join(' '), fields };
  }
}

/** Where a row has its item, as it is remembered. */
export function placesSaid({ name, categories }: ImportedItem): string[] {
  return placesOf(name, categories)
    .slice(0, mostPlaces)
    .map(({ key }) => digestOfWords(key));
}
