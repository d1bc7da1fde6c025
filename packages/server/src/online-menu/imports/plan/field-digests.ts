import { createHash } from 'node:crypto';

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

/** Characters of a digest: 36 bits, so that an edit is taken for none once in 69 thousand million times. */
const digestLength = 6;
const nothingSaid = '.'.repeat(digestLength);

/** By which it is known whether two texts are equal. */
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

/** What an export says of an item, by its id, words and version, so that the file knows later what was edited here since. */
export function makeMark(itemId: string, words: FieldWords, version: number): string {
  return `1${digestOfWords(itemId)}${packFields(words)}${version.toString(36)}`;
}

/** The mark, or nothing where a file holds something else in its place. */
export const markIn = (text: string): string => (markPattern.test(text) ? text : '');

/** The digests of a mark; null where it is none of this item's. */
export function fieldsOfMark(mark: string, itemId: string): string | null {
  if (!markPattern.test(mark) || mark.slice(1, digestLength + 1) !== digestOfWords(itemId)) return null;
  return mark.slice(1 + digestLength, 1 + digestLength + packedLength);
}
