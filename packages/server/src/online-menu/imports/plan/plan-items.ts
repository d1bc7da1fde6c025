import type {
  AvailabilityState,
  ImportFieldChange,
  ImportReason,
  Item,
  ItemDraft,
  ItemSizeDraft,
} from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import { notDeclared } from '../../items/allergens.ts';
import { allergenErrors, sizeErrors } from '../../items/rules.ts';
import { isObject, textIn } from '../formats/json-value.ts';
import type { ImportedItem } from '../imported-menu.ts';
import { draftReasons, reasonOf } from './check-drafts.ts';
import {
  allergensInWords,
  asSet,
  Differences,
  marksInWords,
  sizesInWords,
  stateInWords,
  yesNo,
} from './compare.ts';
import { KnownItems, meansSeveral } from './known-items.ts';
import { byNameKey, otherCategory, wrongRow, type Planning } from './planning.ts';
import { planAvailability } from './plan-availability.ts';
import { planPicture } from './plan-pictures.ts';
import type { Plan, PlannedRow, WantedItem } from './plan.ts';

type Usable = { readonly categoryKeys: ReadonlySet<string>; readonly groupKeys: ReadonlySet<string> };

/** Stands in for categories that are linked by name until they exist. */
const anyId = '00000000-0000-7000-8000-000000000000';

/** Formats whose empty text was left empty by a person; elsewhere it says nothing. */
const emptiesFields = new Set(['CSV', 'XLSX', 'CARDAMOM_JSON']);

/** A file may hold anything where a size should be; what is none is refused by the contract later. */
const hasNoPrice = (size: ItemSizeDraft): boolean =>
  isObject(size) && size.kind === 'PRICED' && (size.price ?? null) === null;

/** What the row wants of the item, before it is compared: a field it does not say is missing. */
function wantedOf(item: ImportedItem, current: Item | null, format: string, usable: Usable): WantedItem {
  const wanted: WantedItem = { name: item.name };
  const { description, story, ingredients, allergens, marks, calories, isActive, externalRef } = item;
  if (description !== undefined && (description !== '' || emptiesFields.has(format)))
    wanted.description = description;
  if (story !== undefined) wanted.story = story;
  if (ingredients !== undefined) wanted.ingredients = ingredients;
  if (allergens !== undefined) wanted.allergens = allergens;
  if (marks !== undefined) wanted.marks = marks;
  if (calories !== undefined) wanted.calories = calories;
  if (externalRef !== null) wanted.externalRef = externalRef;
  if (isActive !== undefined) wanted.isActive = isActive;
  wanted.sizes = wantedSizes(item, current);
  wanted.categories = wantedCategories(item, current, usable);
  wanted.modifierGroups = wantedGroups(item, current, usable);
  return wanted;
}

/** Sizes keep their ids by name; a price that the file leaves out stays as somebody filled it in. */
function wantedSizes({ sizes }: ImportedItem, current: Item | null): ItemSizeDraft[] | undefined {
  if (current === null) return sizes ?? [{ name: '', kind: 'PRICED', price: null }];
  if (sizes === undefined || !Array.isArray(sizes)) return sizes;
  const known = byNameKey(current.sizes);
  return sizes.map((size) => {
    const before = isObject(size) ? known.get(nameKey(textIn(size.name))) : undefined;
    if (before === undefined) return size;
    return hasNoPrice(size)
      ? { id: before.id, name: before.name, kind: before.kind, price: before.price }
      : { ...size, id: before.id };
  });
}

function wantedCategories(
  item: ImportedItem,
  current: Item | null,
  { categoryKeys }: Usable,
): string[] | undefined {
  const named = (item.categories ?? []).filter((name) => {
    if (categoryKeys.has(nameKey(name))) return true;
    item.remarks.push({
      field: 'Category',
      message: `“${name}” cannot be a category, so the item comes in without it.`,
    });
    return false;
  });
  if (named.length > 0) return named;
  if (current !== null) return undefined;
  item.remarks.push({
    field: 'Category',
    message: `It names no category, so it goes to “${otherCategory}”.`,
  });
  return [otherCategory];
}

function wantedGroups(item: ImportedItem, current: Item | null, { groupKeys }: Usable): string[] | undefined {
  if (item.modifierGroups === undefined) return undefined;
  const usable = item.modifierGroups.filter((name) => groupKeys.has(nameKey(name)));
  const isUsable = new Set(usable);
  for (const name of item.modifierGroups) {
    if (isUsable.has(name)) continue;
    item.remarks.push({
      field: 'Modifier groups',
      message: `There is no modifier group “${name}” to give it, so it comes in without.`,
    });
  }
  return usable.length < item.modifierGroups.length && current !== null ? undefined : usable;
}

/** Everything the contract and the rules of items find wrong. */
function reasonsOf(wanted: WantedItem, isActive: boolean): ImportReason[] {
  const { categories, modifierGroups: _groups, picture: _picture, ...fields } = wanted;
  const draft = {
    ...fields,
    sizes: wanted.sizes ?? [{ kind: 'PRICED', price: 0 }],
    categoryIds: (categories ?? ['']).map((_, index) => anyId.slice(0, -3) + String(index).padStart(3, '0')),
  } as ItemDraft;
  const wrong = draftReasons('ItemDraft', draft);
  if (wrong.length > 0) return wrong;
  return [...sizeErrors(draft.sizes, isActive), ...allergenErrors(draft.allergens ?? notDeclared)].map(
    reasonOf,
  );
}

function words<Value>(value: Value | undefined, inWords: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : inWords(value);
}

function compare(wanted: WantedItem, before: Item, currency: string, differences: Differences): void {
  differences.add('Name', before.name, wanted.name);
  differences.add(
    'Category',
    asSet(before.categories.map(({ name }) => name)),
    words(wanted.categories, (names) =>
      asSet(
        names.map(
          (name) => before.categories.find((known) => nameKey(known.name) === nameKey(name))?.name ?? name,
        ),
      ),
    ),
  );
  differences.add(
    'Price',
    sizesInWords(before.sizes, currency),
    words(wanted.sizes, (sizes) => sizesInWords(sizes, currency)),
  );
  differences.add('Description', before.description, wanted.description);
  differences.add('Story', before.story, wanted.story);
  differences.add(
    'Ingredients',
    before.ingredients.map(({ name }) => name).join(', '),
    words(wanted.ingredients, (list) => list.join(', ')),
  );
  differences.add('Allergens', allergensInWords(before.allergens), words(wanted.allergens, allergensInWords));
  differences.add('Diet', marksInWords(before.marks), words(wanted.marks, marksInWords));
  differences.add(
    'Calories',
    String(before.calories ?? ''),
    words(wanted.calories, (calories) => String(calories ?? '')),
  );
  differences.add(
    'Modifier groups',
    before.modifierGroups.map(({ name }) => name).join(', '),
    words(wanted.modifierGroups, (names) => names.join(', ')),
  );
  differences.add('Reference', before.externalRef ?? '', wanted.externalRef ?? undefined);
  differences.add('Active', yesNo(before.isActive), words(wanted.isActive, yesNo));
}

/** What a new item says first: enough to see in the preview that it was read rightly. */
function newFields(
  { sizes, categories, allergens }: WantedItem,
  availability: AvailabilityState | null,
  currency: string,
): ImportFieldChange[] {
  const told = [
    { field: 'Price', after: words(sizes, (list) => sizesInWords(list, currency)) },
    { field: 'Category', after: words(categories, (names) => names.join(', ')) },
    { field: 'Allergens', after: words(allergens, allergensInWords) },
    { field: 'Availability', after: words(availability ?? undefined, stateInWords) },
  ];
  return told.flatMap(({ field, after }) => (after === undefined ? [] : [{ field, before: '', after }]));
}

/** A dish without a price comes in, switched off, so that guests never read one without. */
function asDraft(wanted: WantedItem, item: ImportedItem): void {
  if (!(wanted.sizes ?? []).some(hasNoPrice)) return;
  if (wanted.isActive === false) return;
  wanted.isActive = false;
  item.remarks.push({
    field: 'Price',
    message: 'It has no price, so it comes in switched off. Menu health names it.',
  });
}

/** Plans the items, each against the one it means. */
export function planItems(planning: Planning, plan: Plan, usable: Usable): void {
  const { menu, current, currency } = planning;
  const known = new KnownItems(current.items);
  for (const item of menu.items) {
    const [before = null, ...others] = item.wrong.length > 0 ? [] : known.meant(item);
    if (before !== null && others.length > 0) item.wrong.push(meansSeveral(item, [before, ...others]));
    const wanted = item.wrong.length > 0 ? { name: item.name } : wantedOf(item, before, menu.format, usable);
    if (before === null && item.wrong.length === 0 && Array.isArray(wanted.sizes)) asDraft(wanted, item);
    const isActive = wanted.isActive ?? before?.isActive ?? true;
    const wrong = item.wrong.length > 0 ? item.wrong : reasonsOf(wanted, isActive);
    if (wrong.length === 0) wrong.push(...known.clashes(item, before, wanted.categories));
    if (wrong.length > 0) {
      plan.rows.push(wrongRow('ITEM', item, wrong));
      continue;
    }
    const differences = new Differences();
    wanted.picture = planPicture(planning, plan, item, before?.image ?? null, differences);
    if (before !== null) compare(wanted, before, currency, differences);
    const writesContent = before === null || differences.changes.length > 0;
    const availability = planAvailability(item, before, differences);
    const row: PlannedRow = {
      place: item.place,
      entity: 'ITEM',
      name: item.name,
      outcome: before === null ? 'NEW' : differences.changes.length > 0 ? 'CHANGED' : 'UNCHANGED',
      reasons: item.remarks,
      changes: before === null ? newFields(wanted, availability, currency) : differences.changes,
      entityId: before?.id ?? null,
    };
    plan.rows.push(row);
    plan.items.push({ row, wanted, current: before, writesContent, availability });
  }
}
