import type { Item } from '@cardamom/api-types';
import { createHash } from 'node:crypto';
import { nameKey } from '#shared/text.ts';
import { lastingState } from '../../items/availability.ts';
import { allergensInWords, asSet, marksInWords, sizesInWords, stateInWords, yesNo } from './compare.ts';
import type { WantedItem } from './plan.ts';

/** What may be edited of an item, as a preview names it. Their order is that of stored digests: further ones come last. */
export const itemFields = [
  'Name',
  'Category',
  'Price',
  'Description',
  'Story',
  'Ingredients',
  'Allergens',
  'Diet',
  'Calories',
  'Modifier groups',
  'Active',
  'Availability',
  'Picture',
] as const;
export type ItemField = (typeof itemFields)[number];

/** Fields in words; a field that nobody says is missing. */
export type FieldWords = Partial<Record<ItemField, string>>;

/** An item as it is. A picture is its id. */
export function itemInWords(item: Item, currency: string): Record<ItemField, string> {
  return {
    Name: item.name,
    Category: asSet(item.categories.map(({ name }) => name)),
    Price: sizesInWords(item.sizes, currency),
    Description: item.description,
    Story: item.story,
    Ingredients: item.ingredients.map(({ name }) => name).join(', '),
    Allergens: allergensInWords(item.allergens),
    Diet: marksInWords(item.marks),
    Calories: String(item.calories ?? ''),
    'Modifier groups': item.modifierGroups.map(({ name }) => name).join(', '),
    Active: yesNo(item.isActive),
    Availability: stateInWords(lastingState(item.availability)),
    Picture: item.image?.id ?? '',
  };
}

function words<Value>(value: Value | undefined, inWords: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : inWords(value);
}

/** What a file says of an item, besides its picture and availability; categories are called as the item's own are. */
export function wantedInWords(wanted: WantedItem, before: Item | null, currency: string): FieldWords {
  const categories = before?.categories ?? [];
  const known = (name: string) =>
    categories.find((category) => nameKey(category.name) === nameKey(name))?.name ?? name;
  const said: Partial<Record<ItemField, string | undefined>> = {
    Name: wanted.name,
    Category: words(wanted.categories, (names) => asSet(names.map(known))),
    Price: words(wanted.sizes, (sizes) => sizesInWords(sizes, currency)),
    Description: wanted.description,
    Story: wanted.story,
    Ingredients: words(wanted.ingredients, (list) => list.join(', ')),
    Allergens: words(wanted.allergens, allergensInWords),
    Diet: words(wanted.marks, marksInWords),
    Calories: words(wanted.calories, (calories) => String(calories ?? '')),
    'Modifier groups': words(wanted.modifierGroups, (names) => names.join(', ')),
    Active: words(wanted.isActive, yesNo),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
}

/** Characters of a digest: 36 bits, so that an edit is taken for none once in 69 thousand million times. */
const digestLength = 6;
const nothingSaid = '.'.repeat(digestLength);

export function digestOfWords(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, digestLength);
}

/** The digest of each field at its own place, over those of before where it is missing. */
export function packFields(said: FieldWords, before = ''): string {
  return itemFields
    .map((field, at) => {
      const text = said[field];
      const known = before.slice(at * digestLength, (at + 1) * digestLength) || nothingSaid;
      return text === undefined ? known : digestOfWords(text);
    })
    .join('');
}

/** The digest of a field among packed ones; undefined where nothing was said of it. */
export function digestIn(packed: string, field: ItemField): string | undefined {
  const at = itemFields.indexOf(field) * digestLength;
  const digest = packed.slice(at, at + digestLength);
  return digest === '' || digest === nothingSaid ? undefined : digest;
}

const packedLength = itemFields.length * digestLength;
const markPattern = new RegExp(`^1[\\w-]{${digestLength}}[\\w-]{${packedLength}}[0-9a-z]{1,11}$`, 'u');

/** What an export says of an item as it is now, so that the file knows later what was edited here since. */
export function markOf(item: Item, currency: string): string {
  return `1${digestOfWords(item.id)}${packFields(itemInWords(item, currency))}${item.version.toString(36)}`;
}

/** The mark, or nothing where a file holds something else in its place. */
export const markIn = (text: string): string => (markPattern.test(text) ? text : '');

/** The digests of a mark; null where it is none of this item's. */
export function fieldsOfMark(mark: string, itemId: string): string | null {
  if (!markPattern.test(mark) || mark.slice(1, digestLength + 1) !== digestOfWords(itemId)) return null;
  return mark.slice(1 + digestLength, 1 + digestLength + packedLength);
}
