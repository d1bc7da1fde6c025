import { nameKey } from '../../../shared/text.ts';
import type { Found, ImportedItem, ImportedMenu, ImportedModifierGroup } from '../imported-menu.ts';

/** Formats whose rows a person edits by hand: there a repeated name is told, elsewhere it is given an addition. */
const editable = new Set(['CSV', 'XLSX', 'CARDAMOM_JSON']);

/** What two entries must share to be one and the same; where they stand and what was remarked does not count. */
function content(entry: Found, ignored: readonly string[]): string {
  const kept = Object.entries(entry).filter(
    ([key]) => !['place', 'wrong', 'remarks', ...ignored].includes(key),
  );
  return JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => one.localeCompare(other))));
}

function freeName(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  for (let count = 2; ; count += 1) {
    const name = `${wanted} (${count})`;
    if (!taken.has(nameKey(name))) return name;
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

function settleItem(
  item: ImportedItem,
  known: ImportedItem,
  first: Map<string, ImportedItem>,
  isEditable: boolean,
): boolean {
  const ignored = ['categories', 'id', 'externalRef'];
  if (content(known, ignored) === content(item, ignored)) {
    const categories = [...(known.categories ?? []), ...(item.categories ?? [])];
    const isInNew = categories.some((name) => !(known.categories ?? []).includes(name));
    if (isInNew) {
      known.categories = [...new Set(categories)];
      known.remarks.push({
        field: 'Category',
        message: `It stands at ${item.place} too, so it comes in once, in all its categories.`,
      });
      return false;
    }
  }
  if (isEditable) {
    const message = `“${item.name}” is already used at ${known.place}. Give one of them another name.`;
    item.wrong.push({ field: 'Name', message });
    return true;
  }
  const [category] = item.categories ?? [];
  const withCategory = category === undefined ? undefined : `${item.name} (${category})`;
  const isFree = withCategory !== undefined && !first.has(nameKey(withCategory));
  const name = isFree ? withCategory : freeName(item.name, first);
  const message = `Its name “${item.name}” is already used at ${known.place}, so it comes in as “${name}”.`;
  item.remarks.push({ field: 'Name', message });
  item.name = name;
  first.set(nameKey(name), item);
  return true;
}

/** Settles names that stand in the file more than once: names are unique here (product.md 4). */
export function settleDuplicates(menu: ImportedMenu): void {
  mergeCategories(menu);
  settleGroups(menu);
  const isEditable = editable.has(menu.format);
  const first = new Map<string, ImportedItem>();
  menu.items = menu.items.filter((item) => {
    if (item.name === '') return true;
    const known = first.get(nameKey(item.name));
    if (known === undefined) {
      first.set(nameKey(item.name), item);
      return true;
    }
    return settleItem(item, known, first, isEditable);
  });
}
