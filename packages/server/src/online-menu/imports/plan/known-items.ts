import type { ImportReason, Item } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { ImportedItem } from '../imported-menu.ts';
import { byNameKey } from './planning.ts';

/** Finds the item a row means: by its id, by the reference it was imported with, by its name. */
export class KnownItems {
  readonly #byId: ReadonlyMap<string, Item>;
  readonly #byRef: ReadonlyMap<string, Item>;
  readonly #byName: ReadonlyMap<string, Item>;
  readonly #claimed = new Map<Item, string>();

  constructor(items: readonly Item[]) {
    this.#byId = new Map(items.map((item) => [item.id, item]));
    this.#byRef = new Map(
      items.flatMap((item) => (item.externalRef === null ? [] : [[item.externalRef, item] as const])),
    );
    this.#byName = byNameKey(items);
  }

  find({ id, externalRef, name }: ImportedItem): Item | null {
    return (
      this.#byId.get(id ?? '') ??
      this.#byRef.get(externalRef ?? '') ??
      this.#byName.get(nameKey(name)) ??
      null
    );
  }

  /** What stands against changing the item as the row says: an earlier row meant it too, or another item has the name. */
  clashes({ place, name }: ImportedItem, meant: Item): ImportReason[] {
    const earlier = this.#claimed.get(meant);
    if (earlier !== undefined)
      return [{ field: '', message: `It means the same item as ${earlier}. Keep one of the two rows.` }];
    this.#claimed.set(meant, place);
    const holder = this.#byName.get(nameKey(name));
    if (holder === undefined || holder.id === meant.id) return [];
    return [
      { field: 'Name', message: `“${name}” is the name of another item already. Give it another name.` },
    ];
  }
}
