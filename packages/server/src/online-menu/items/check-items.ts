import type { FieldError, Item } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { requireImage } from '../../files/require-image.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { holdCategories } from '../categories/repository.ts';
import { holdModifierGroups } from '../modifier-groups/repository.ts';
import type { ItemFields } from './fields.ts';
import { allergenErrors, sizeErrors } from './rules.ts';

/** What is to be written of an item, and the item as it is; null for a new one. */
type Wanted = { readonly fields: Partial<ItemFields>; readonly before: Item | null };

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

/** Throws every wrong field of the first item that has any. */
export async function checkItems(tx: RestaurantTransaction, items: readonly Wanted[]): Promise<void> {
  const all = (ids: (fields: Partial<ItemFields>) => readonly string[] | undefined) =>
    distinct(items.flatMap(({ fields }) => ids(fields) ?? []));
  const references = {
    categories: await holdCategories(
      tx,
      all(({ categoryIds }) => categoryIds),
    ),
    groups: await holdModifierGroups(
      tx,
      all(({ modifierGroupIds }) => modifierGroupIds),
    ),
  };
  for (const item of items) {
    const { fields, before } = item;
    const sizes = fields.sizes ?? before?.sizes ?? [];
    const errors = [
      ...sizeErrors(sizes, fields.isActive ?? before?.isActive ?? true),
      ...(fields.allergens ? allergenErrors(fields.allergens) : []),
      ...referenceErrors(item, references),
    ];
    if (errors.length > 0) throw Problem.fields(errors);
  }
  for (const imageId of all(({ imageId: id }) => (id ? [id] : [])))
    await requireImage(tx, imageId, '/imageId');
}
