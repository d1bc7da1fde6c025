import { nameKey } from '#shared/text.ts';
import type { Found, ImportedItem, ImportedMenu, ImportedModifierGroup } from '../imported-menu.ts';

/** Formats whose rows a person edits by hand: there a repeated name is told, elsewhere it is given an addition. */
const editable = new Set(['CSV', 'XLSX', 'CARDAMOM_JSON']);

/** In what the same dish in two categories may differ. */
const sharedByItems = ['categories', 'id', 'externalRef'];

/** What two entries must share to be one and the same; where they stand and what was remarked does not count. */
function content(entry: Found, ignored: readonly string[]): string {
  const kept = Object.entries(entry).filter(
    ([key]) => !['place', 'wrong', 'remarks', ...ignored].includes(key),
  );
  return JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => one.localeCompare(other))));
}

/** Gives names that are taken a number, and remembers where it came to with each: thousands may be called the same. */
class FreeNames {
  readonly #taken: ReadonlyMap<string, unknown>;
  readonly #next = new Map<string, number>();

  constructor(taken: ReadonlyMap<string, unknown>) {
    this.#taken = taken;
  }

  of(wanted: string): string {
    const key = nameKey(wanted);
    for (let count = this.#next.get(key) ?? 2; ; count += 1) {
      const name = `${wanted} (${count})`;
      if (this.#taken.has(nameKey(name))) continue;
      this.#next.set(key, count + 1);
      return name;
    }
  }
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
  readonly #isEditable: boolean;
  readonly #first = new Map<string, ImportedItem>();
  readonly #free = new FreeNames(this.#first);
  readonly #contents = new Map<ImportedItem, string>();
  readonly #categories = new Map<ImportedItem, Set<string>>();

  constructor(isEditable: boolean) {
    this.#isEditable = isEditable;
  }

  /** Whether the item stays one of its own; false where an earlier one stands for it too. */
  settle(item: ImportedItem): boolean {
    if (item.name === '') return true;
    const known = this.#first.get(nameKey(item.name));
    if (known !== undefined) return !this.#joins(known, item) && this.#rename(known, item);
    this.#first.set(nameKey(item.name), item);
    return true;
  }

  #contentOf(known: ImportedItem): string {
    const text = this.#contents.get(known) ?? content(known, sharedByItems);
    this.#contents.set(known, text);
    return text;
  }

  /** The same dish in another category is one dish in both. */
  #joins(known: ImportedItem, item: ImportedItem): boolean {
    if (this.#contentOf(known) !== content(item, sharedByItems)) return false;
    const categories = this.#categories.get(known) ?? new Set(known.categories);
    const added = (item.categories ?? []).filter((name) => !categories.has(name));
    if (added.length === 0) return false;
    for (const name of added) categories.add(name);
    this.#categories.set(known, categories);
    known.categories ??= [];
    known.categories.push(...new Set(added));
    known.remarks.push({
      field: 'Category',
      message: `It stands at ${item.place} too, so it comes in once, in all its categories.`,
    });
    return true;
  }

  #rename(known: ImportedItem, item: ImportedItem): true {
    if (this.#isEditable) {
      const message = `“${item.name}” is already used at ${known.place}. Give one of them another name.`;
      item.wrong.push({ field: 'Name', message });
      return true;
    }
    const [category] = item.categories ?? [];
    const withCategory = category === undefined ? undefined : `${item.name} (${category})`;
    const isFree = withCategory !== undefined && !this.#first.has(nameKey(withCategory));
    const name = isFree ? withCategory : this.#free.of(item.name);
    const message = `Its name “${item.name}” is already used at ${known.place}, so it comes in as “${name}”.`;
    item.remarks.push({ field: 'Name', message });
    item.name = name;
    this.#first.set(nameKey(name), item);
    return true;
  }
}

/** Settles names that stand in the file more than once: names are unique here (docs/rules.md, Names and texts). */
export function settleDuplicates(menu: ImportedMenu): void {
  mergeCategories(menu);
  settleGroups(menu);
  const names = new ItemNames(editable.has(menu.format));
  menu.items = menu.items.filter((item) => names.settle(item));
}
