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
import { Differences, stateInWords } from './compare.ts';
import { EditedHere, sidesSaid } from './edited-here.ts';
import { markIn, type FieldWords, type ItemField } from './field-digests.ts';
import { itemInWords, wantedInWords } from './item-fields.ts';
import { KnownItems, meansSeveral } from './known-items.ts';
import { placesSaid, type FileSays } from './last-imports.ts';
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

/** Which part of an item's content each field is. */
const contentOf = {
  Category: 'categories',
  Price: 'sizes',
  Description: 'description',
  Story: 'story',
  Ingredients: 'ingredients',
  Allergens: 'allergens',
  Diet: 'marks',
  Calories: 'calories',
  'Modifier groups': 'modifierGroups',
  Active: 'isActive',
} as const satisfies Partial<Record<ItemField, keyof WantedItem>>;

/** Notes in what the item differs, and leaves out of what is wanted what stays as it was edited here. */
function compare(
  wanted: WantedItem,
  before: Item,
  { ours, theirs }: { ours: FieldWords; theirs: FieldWords },
  edited: EditedHere,
  differences: Differences,
): void {
  const staysOurs = (field: ItemField): boolean => {
    const [is = '', said = is] = [ours[field], theirs[field]];
    const isKept = is !== said && edited.keepsOurs(field, is, said);
    if (!isKept) differences.add(field, is, said);
    return isKept;
  };
  if (staysOurs('Name')) wanted.name = before.name;
  for (const [field, content] of Object.entries(contentOf) as [keyof typeof contentOf, keyof WantedItem][])
    if (staysOurs(field)) delete wanted[content];
  differences.add('Reference', before.externalRef ?? '', wanted.externalRef ?? undefined);
}

/** What is told of a new item, the price first. Its name stands beside, and its picture has a row of its own. */
const toldOfNew = [
  'Price',
  'Category',
  'Description',
  'Allergens',
  'Diet',
  'Ingredients',
  'Calories',
  'Modifier groups',
  'Story',
  'Active',
  'Availability',
] as const satisfies readonly ItemField[];

/** Everything that comes in with a new item, so that it is seen in the preview whether it was read rightly. */
function newFields(said: FieldWords, availability: AvailabilityState | null): ImportFieldChange[] {
  const told: FieldWords =
    availability === null ? said : { ...said, Availability: stateInWords(availability) };
  return toldOfNew.flatMap((field) => {
    const after = told[field] ?? '';
    return after === '' ? [] : [{ field, before: '', after }];
  });
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

/** Everything a file says of an item, whatever of it is written. */
function saidOf(item: ImportedItem, words: FieldWords, { pictures }: Planning): FileSays {
  const { availability, mark = '', picture } = item;
  const seen = picture && pictures.named(picture.file);
  return {
    words: availability === undefined ? words : { ...words, Availability: stateInWords(availability) },
    picture: seen?.problem === null ? seen.digest : null,
    mark: markIn(mark),
    places: placesSaid(item),
  };
}

/** Plans the items, each against the one it means; returns the keys of categories that items were not put into, because they stay in others. */
export function planItems(planning: Planning, plan: Plan, usable: Usable): ReadonlySet<string> {
  const { menu, current, currency, last } = planning;
  const known = new KnownItems(current.items, last);
  const sidesOf = sidesSaid(planning.edits);
  const left = new Set<string>();
  for (const item of menu.items) {
    const [before = null, ...others] = item.wrong.length > 0 ? [] : known.meant(item);
    if (before !== null && others.length > 0) item.wrong.push(meansSeveral(item, [before, ...others]));
    const wanted = item.wrong.length > 0 ? { name: item.name } : wantedOf(item, before, menu.format, usable);
    if (before === null && item.wrong.length === 0 && Array.isArray(wanted.sizes)) asDraft(wanted, item);
    const isActive = wanted.isActive ?? before?.isActive ?? true;
    const wrong = item.wrong.length > 0 ? [...item.wrong] : reasonsOf(wanted, isActive);
    if (wrong.length > 0) {
      plan.rows.push(wrongRow('ITEM', item, wrong));
      continue;
    }
    const words = wantedInWords(wanted, before, currency);
    const named = wanted.categories ?? [];
    const base = before === null ? '' : last.baseOf(before.id, item.mark ?? '');
    const edited = new EditedHere(base, sidesOf(before?.id ?? ''));
    const compared = new Differences();
    if (before !== null)
      compare(wanted, before, { ours: itemInWords(before, currency), theirs: words }, edited, compared);
    const clashes = known.clashes({ place: item.place, name: wanted.name }, before, wanted.categories);
    if (clashes.length > 0) {
      plan.rows.push(wrongRow('ITEM', item, clashes));
      continue;
    }
    if (wanted.categories === undefined) for (const name of named) left.add(nameKey(name));
    const differences = new Differences();
    wanted.picture = planPicture(planning, plan, item, before?.image ?? null, differences, (...both) =>
      before === null ? false : edited.keepsOurs('Picture', ...both),
    );
    differences.changes.push(...compared.changes);
    const writesContent = before === null || differences.changes.length > 0;
    const availability = planAvailability(item, before, differences, (...both) =>
      edited.keepsOurs('Availability', ...both),
    );
    const row: PlannedRow = {
      place: item.place,
      entity: 'ITEM',
      name: item.name,
      outcome: before === null ? 'NEW' : differences.changes.length > 0 ? 'CHANGED' : 'UNCHANGED',
      reasons: item.remarks,
      changes: before === null ? newFields(words, availability) : differences.changes,
      edits: edited.edits,
      entityId: before?.id ?? null,
    };
    plan.rows.push(row);
    const said = saidOf(item, words, planning);
    plan.items.push({ row, wanted, current: before, said, writesContent, availability });
  }
  return left;
}
