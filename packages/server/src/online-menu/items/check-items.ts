import type { FieldError, Item, Reference } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { requireImage } from '../../files/require-image.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { nameKey } from '../../shared/text.ts';
import { presentAmong } from '../../entities/repository.ts';
import type { ItemFields } from './fields.ts';
import { inCategories, namesInUse } from './names.ts';
import { allergenErrors, sizeErrors } from './rules.ts';

/** What is to be written of an item, and the item as it is; null for a new one. */
type Wanted = { readonly id: string; readonly fields: Partial<ItemFields>; readonly before: Item | null };

/** What items may refer to: of the ids that they name, those that are there. */
type References = Record<'categories' | 'groups', ReadonlySet<string>>;

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** Ids that a form offered and that are gone, or were never this restaurant's: all named at once. */
function referenceErrors({ fields, before }: Wanted, { categories, groups }: References): FieldError[] {
  const { categoryIds = [], modifierGroupIds = [], sizes = [] } = fields;
  const knownSizes = new Set(before?.sizes.map((size) => size.id));
  return [
    ...categoryIds.flatMap((id, index) =>
      categories.has(id) ? [] : [fieldError(`/categoryIds/${index}`, 'CM_REFERENCE')],
    ),
    ...modifierGroupIds.flatMap((id, index) =>
      groups.has(id) ? [] : [fieldError(`/modifierGroupIds/${index}`, 'CM_REFERENCE')],
    ),
    ...sizes.flatMap((size, index) => {
      const isRepeated = sizes.findIndex((other) => other.id === size.id) < index;
      const isKnown = size.id === undefined || (knownSizes.has(size.id) && !isRepeated);
      return isKnown ? [] : [fieldError(`/sizes/${index}/id`, 'CM_REFERENCE')];
    }),
  ];
}

/** Whether an item is called otherwise from now on, for those who look for it by name. */
export function isRenamed({ fields, before }: Omit<Wanted, 'id'>): boolean {
  return fields.name !== undefined && (before === null || nameKey(fields.name) !== nameKey(before.name));
}

/** What an item is to be called and where, with what its change leaves as it is. */
const wantedName = ({ id, fields, before }: Wanted) => ({
  id,
  name: fields.name ?? before?.name ?? '',
  categoryIds: fields.categoryIds ?? before?.categories.map((category) => category.id) ?? [],
});

/** A name in use is told at the name where that changes, else at the categories that have it. */
function nameErrors(item: Wanted, taken: readonly Reference[]): FieldError[] {
  if (taken.length === 0) return [];
  if (isRenamed(item)) return [fieldError('/name', 'OM_002', inCategories(taken))];
  const { name, categoryIds } = wantedName(item);
  return taken.map((category) =>
    fieldError(
      `/categoryIds/${categoryIds.indexOf(category.id)}`,
      'OM_002',
      `(“${name}” in “${category.name}”)`,
    ),
  );
}

/** Throws every wrong field of the first item that has any. */
export async function checkItems(tx: RestaurantTransaction, items: readonly Wanted[]): Promise<void> {
  const all = (ids: (fields: Partial<ItemFields>) => readonly string[] | undefined) =>
    distinct(items.flatMap(({ fields }) => ids(fields) ?? []));
  const references = {
    categories: await presentAmong(
      tx,
      'category',
      all(({ categoryIds }) => categoryIds),
    ),
    groups: await presentAmong(
      tx,
      'modifier_group',
      all(({ modifierGroupIds }) => modifierGroupIds),
    ),
  };
  const placed = items.filter((item) => isRenamed(item) || item.fields.categoryIds !== undefined);
  const taken = await namesInUse(tx, placed.map(wantedName));
  for (const item of items) {
    const { fields, before } = item;
    const sizes = fields.sizes ?? before?.sizes ?? [];
    const errors = [
      ...sizeErrors(sizes, fields.isActive ?? before?.isActive ?? true),
      ...(fields.allergens ? allergenErrors(fields.allergens) : []),
      ...referenceErrors(item, references),
      ...nameErrors(item, taken.get(item.id) ?? []),
    ];
    if (errors.length > 0) throw Problem.fields(errors);
  }
  for (const imageId of all(({ imageId: id }) => (id ? [id] : [])))
    await requireImage(tx, imageId, '/imageId');
}
