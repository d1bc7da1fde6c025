import type { ImportReason, Item } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { ImportedItem } from '../imported-menu.ts';
import type { LastImports } from './last-imports.ts';
import { inCategory, placesOf } from './places.ts';

const categoryNames = ({ categories }: Item) => categories.map(({ name }) => name);

/** Finds the item a row means: by its id, by the reference it was imported with, by its name in its category, by the name and category that it was last imported with. */
export class KnownItems {
  readonly #byId: ReadonlyMap<string, Item>;
  readonly #byRef: ReadonlyMap<string, Item>;
  readonly #byName: ReadonlyMap<string, readonly Item[]>;
  readonly #byPlace: ReadonlyMap<string, Item>;
  readonly #last: LastImports;
  readonly #claimed = new Map<Item, string>();
  /** Which row has a name in a category from now on. */
  readonly #claimedPlaces = new Map<string, string>();

  constructor(items: readonly Item[], last: LastImports) {
    this.#last = last;
    this.#byId = new Map(items.map((item) => [item.id, item]));
    this.#byRef = new Map(
      items.flatMap((item) => (item.externalRef === null ? [] : [[item.externalRef, item] as const])),
    );
    this.#byName = Map.groupBy(items, ({ name }) => nameKey(name));
    this.#byPlace = new Map(
      items.flatMap((item) =>
        placesOf(item.name, categoryNames(item)).map(({ key }) => [key, item] as const),
      ),
    );
  }

  /** The items that a row may mean: none where it is new, several where it does not say enough. */
  meant({ id, externalRef, name, categories = [] }: ImportedItem): readonly Item[] {
    const item = this.#byId.get(id ?? '') ?? this.#byRef.get(externalRef ?? '');
    if (item) return [item];
    const places = placesOf(name, categories);
    const called =
      categories.length === 0
        ? (this.#byName.get(nameKey(name)) ?? [])
        : places.flatMap(({ key }) => this.#byPlace.get(key) ?? []);
    const ids = called.length > 0 ? [] : places.flatMap(({ key }) => this.#last.saidAt(key));
    return [...new Set([...called, ...ids.flatMap((id) => this.#byId.get(id) ?? [])])];
  }

  /**
   * What stands against writing the item into these categories as the row says: an earlier row meant it too, or a name in
   * a category is that of another item, of the menu or of the file.
   */
  clashes(
    { place, name }: Pick<ImportedItem, 'place' | 'name'>,
    meant: Item | null,
    categories: readonly string[] = meant === null ? [] : categoryNames(meant),
  ): ImportReason[] {
    const earlier = meant && this.#claimed.get(meant);
    if (earlier)
      return [{ field: '', message: `It means the same item as ${earlier}. Keep one of the two rows.` }];
    if (meant) this.#claimed.set(meant, place);
    for (const at of placesOf(name, categories)) {
      const row = this.#claimedPlaces.get(at.key);
      const holder = this.#byPlace.get(at.key);
      const where = inCategory(at);
      if (row !== undefined)
        return [
          {
            field: 'Name',
            message: `“${name}” is already used${where} at ${row}. Give one of them another name.`,
          },
        ];
      if (holder !== undefined && holder.id !== meant?.id)
        return [
          {
            field: 'Name',
            message: `“${name}” is the name of another item${where} already. Give it another name.`,
          },
        ];
    }
    for (const { key } of placesOf(name, categories)) this.#claimedPlaces.set(key, place);
    return [];
  }
}

/** Why a row cannot mean several items at once. */
export function meansSeveral({ name }: ImportedItem, items: readonly Item[]): ImportReason {
  const categories = items.slice(0, 3).map((item) => `“${categoryNames(item)[0] ?? ''}”`);
  return {
    field: 'Category',
    message: `Several items are called “${name}”, in ${categories.join(', ')}. Name the category of the one that is meant.`,
  };
}
