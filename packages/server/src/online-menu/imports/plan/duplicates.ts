import type { Item } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import type { Found, ImportedItem, ImportedMenu, ImportedModifierGroup, Twin } from '../imported-menu.ts';
import { KnownItems } from './known-items.ts';
import type { LastImports } from './last-imports.ts';
import { inCategory, placesOf, type Place } from './places.ts';
import { tellingNames } from './proposed-name.ts';

/** Formats whose rows a person edits by hand: there a repeated name is told, elsewhere it is given an addition. */
const editable = new Set(['CSV', 'XLSX', 'CARDAMOM_JSON']);

/** In what the same dish in two categories may differ. */
const sharedByItems = ['categories', 'id', 'mark', 'externalRef'];

/** What two entries must share to be one and the same; where they stand and what was remarked does not count. */
function content(entry: Found, ignored: readonly string[]): string {
  const kept = Object.entries(entry).filter(
    ([key]) => !['place', 'wrong', 'remarks', ...ignored].includes(key),
  );
  return JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => one.localeCompare(other))));
}

function mergeCategories(menu: ImportedMenu): void {
  const first = new Map<string, Found>();
  menu.categories = menu.categories.filter((category) => {
    const key = nameKey(category.name);
    const isKnown = category.name !== '' && first.has(key);
    if (!isKnown) first.set(key, category);
    return !isKnown;
  });
}

/** Groups of the same name and content are one; others get a number, and the dishes that name them follow by reference. */
function settleGroups(menu: ImportedMenu): void {
  const first = new Map<string, ImportedModifierGroup>();
  menu.modifierGroups = menu.modifierGroups.filter((group) => {
    const known = first.get(nameKey(group.name));
    if (known === undefined || group.name === '') {
      first.set(nameKey(group.name), group);
      return true;
    }
    if (content(known, ['externalRef']) === content(group, ['externalRef'])) return false;
    group.wrong.push({
      field: 'Name',
      message: `The name is already used at ${known.place}. Give one of them another name.`,
    });
    return true;
  });
}

/** Settles the items of one file; what is asked of an item many others are called like is worked out once. */
class ItemNames {
  /** Dishes of a table whose names are taken, by their places. */
  readonly twins = new Map<string, Twin>();
  readonly #menu: ImportedMenu;
  readonly #known: KnownItems;
  readonly #first = new Map<string, ImportedItem>();
  /** Where the file has names or some are proposed, by the keys of `#first`. */
  readonly #taken: Set<string>;
  /** The first of the file's items that means an item of the menu. */
  readonly #meaning = new Map<Item, ImportedItem>();
  /** Where the numbers came to with each name: thousands may be called the same. */
  readonly #next = new Map<string, number>();
  readonly #contents = new Map<ImportedItem, string>();
  readonly #categories = new Map<ImportedItem, Set<string>>();

  constructor(menu: ImportedMenu, known: KnownItems) {
    this.#menu = menu;
    this.#known = known;
    this.#taken = new Set(
      menu.items.flatMap(({ name, categories }) => placesOf(name, categories).map(({ key }) => key)),
    );
  }

  /** Whether the item stays one of its own; false where an earlier one stands for it too. */
  settle(item: ImportedItem): boolean {
    if (item.name === '') return true;
    const places = placesOf(item.name, item.categories);
    const taken = places.find(({ key }) => this.#first.has(key));
    const known = taken && this.#first.get(taken.key);
    if (taken && known) return !this.#joins(known, item) && this.#rename(known, item, taken);
    const [meant, ...others] = this.#known.meant(item);
    if (meant && others.length === 0) {
      const twin = this.#meaning.get(meant);
      if (twin && this.#joins(twin, item)) return false;
      if (!twin) this.#meaning.set(meant, item);
    }
    this.#take(item, places);
    return true;
  }

  #take(item: ImportedItem, places: readonly Place[]): void {
    for (const { key } of places) this.#first.set(key, item);
  }

  #contentOf(known: ImportedItem): string {
    const text = this.#contents.get(known) ?? content(known, sharedByItems);
    this.#contents.set(known, text);
    return text;
  }

  /** The same dish in another category is one dish in both, where it is one already or stands in one of them twice. */
  #joins(known: ImportedItem, item: ImportedItem): boolean {
    if (nameKey(known.name) !== nameKey(item.name)) return false;
    if (this.#contentOf(known) !== content(item, sharedByItems)) return false;
    const categories = this.#categories.get(known) ?? new Set(known.categories);
    const added = (item.categories ?? []).filter((name) => !categories.has(name));
    if (added.length === 0) return false;
    for (const name of added) categories.add(name);
    this.#categories.set(known, categories);
    known.categories ??= [];
    known.categories.push(...new Set(added));
    this.#take(known, placesOf(known.name, added));
    known.remarks.push({
      field: 'Category',
      message: `It is also at ${item.place}, so it comes in once, in all its categories.`,
    });
    return true;
  }

  #rename(known: ImportedItem, item: ImportedItem, taken: Place): true {
    const where = `${inCategory(taken)} at ${known.place}`;
    if (editable.has(this.#menu.format)) {
      this.#propose(known, item, taken);
      const message = `“${item.name}” is already used${where}. Give one of them another name.`;
      item.wrong.push({ field: 'Name', message });
      return true;
    }
    const name = this.#freeName(item, taken);
    const message = `Its name “${item.name}” is already used${where}, so it comes in as “${name}”.`;
    item.remarks.push({ field: 'Name', message });
    item.name = name;
    this.#take(item, placesOf(name, item.categories));
    return true;
  }

  /** A name by which a row of a table could come in after all. */
  #propose(known: ImportedItem, item: ImportedItem, taken: Place): void {
    const [own] = this.#menu.rowsAt?.get(item.place) ?? [];
    const [other] = this.#menu.rowsAt?.get(known.place) ?? [];
    if (own === undefined || other === undefined) return;
    const names = tellingNames(item.name, own, other, this.#menu.table?.shown.columns ?? []);
    const proposedName =
      names.find((name) => this.#isFree(name, item.categories)) ?? this.#freeName(item, taken);
    for (const { key } of placesOf(proposedName, item.categories)) this.#taken.add(key);
    this.twins.set(item.place, { place: known.place, proposedName });
  }

  #isFree(name: string, categories: readonly string[] | undefined): boolean {
    return placesOf(name, categories).every(({ key }) => !this.#first.has(key) && !this.#taken.has(key));
  }

  #freeName({ name: wanted, categories }: ImportedItem, taken: Place): string {
    for (let count = this.#next.get(taken.key) ?? 2; ; count += 1) {
      const name = `${wanted} (${count})`;
      if (!this.#isFree(name, categories)) continue;
      this.#next.set(taken.key, count + 1);
      return name;
    }
  }
}

/** Settles names that stand in the file more than once: names are unique here (docs/rules.md, Names and texts). */
export function settleDuplicates(menu: ImportedMenu, items: readonly Item[], last: LastImports): void {
  mergeCategories(menu);
  settleGroups(menu);
  const names = new ItemNames(menu, new KnownItems(items, last));
  menu.items = menu.items.filter((item) => names.settle(item));
  menu.twins = names.twins;
}
