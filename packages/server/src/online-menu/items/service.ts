import type { FieldError, Item, ItemDraft, ItemPatch, ItemSort } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { requireImage } from '../../files/require-image.ts';
import { newId } from '../../shared/ids.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { editAction } from '../activation.ts';
import { holdCategories } from '../categories/repository.ts';
import { holdModifierGroups } from '../modifier-groups/repository.ts';
import { refusingNameInUse } from '../name-in-use.ts';
import { notDeclared, type ItemFields } from './fields.ts';
import * as repository from './repository.ts';
import { allergenErrors, sizeErrors } from './rules.ts';

/** One page of items, and how many match in all. */
export function listItems(
  tx: RestaurantTransaction,
  filter: repository.ItemFilter,
  request: PageRequest<ItemSort>,
): Promise<PageOf<Item> & { total: number }> {
  return repository.findItems(tx, filter, request);
}

/** The item; throws CM_NOT_FOUND. */
export async function getItem(tx: RestaurantTransaction, id: string): Promise<Item> {
  const item = await repository.findItem(tx, id);
  if (item === null) throw new Problem('CM_NOT_FOUND');
  return item;
}

/** Throws CM_CONFLICT with the item as it is now, or CM_NOT_FOUND when it is gone. */
async function conflict(tx: RestaurantTransaction, id: string): Promise<never> {
  throw new Problem('CM_CONFLICT', { current: await getItem(tx, id) });
}

/** Ids that a form offered and that are gone, or were never this restaurant's: all named at once. */
async function referenceErrors(
  tx: RestaurantTransaction,
  fields: ItemFields,
  knownSizes: readonly string[],
): Promise<FieldError[]> {
  const held = await holdCategories(tx, fields.categoryIds);
  const heldGroups = await holdModifierGroups(tx, fields.modifierGroupIds);
  return [
    ...fields.categoryIds.flatMap((id, index) =>
      held.has(id) ? [] : [fieldError(`/categoryIds/${index}`, 'CM_REFERENCE')],
    ),
    ...fields.modifierGroupIds.flatMap((id, index) =>
      heldGroups.has(id) ? [] : [fieldError(`/modifierGroupIds/${index}`, 'CM_REFERENCE')],
    ),
    ...fields.sizes.flatMap((size, index) => {
      const isRepeated = fields.sizes.findIndex((other) => other.id === size.id) < index;
      const isKnown = size.id === undefined || (knownSizes.includes(size.id) && !isRepeated);
      return isKnown ? [] : [fieldError(`/sizes/${index}/id`, 'CM_REFERENCE')];
    }),
  ];
}

/** Throws every wrong field of an item at once. */
async function check(
  tx: RestaurantTransaction,
  fields: ItemFields,
  knownSizes: readonly string[],
): Promise<void> {
  const errors = [
    ...sizeErrors(fields.sizes, fields.isActive),
    ...allergenErrors(fields.allergens),
    ...(await referenceErrors(tx, fields, knownSizes)),
  ];
  if (errors.length > 0) throw Problem.fields(errors);
  await requireImage(tx, fields.imageId, '/imageId');
}

/** Adds an item at the end of its categories; throws OM_002 when its name is in use, or the fields that are wrong. */
export async function createItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  draft: ItemDraft,
): Promise<Item> {
  const fields: ItemFields = {
    name: draft.name,
    description: draft.description ?? '',
    categoryIds: draft.categoryIds,
    sizes: draft.sizes,
    ingredients: draft.ingredients ?? [],
    allergens: draft.allergens ?? notDeclared,
    marks: draft.marks ?? [],
    calories: draft.calories ?? null,
    modifierGroupIds: draft.modifierGroupIds ?? [],
    imageId: draft.imageId ?? null,
    externalRef: draft.externalRef ?? null,
    isActive: draft.isActive ?? true,
  };
  await check(tx, fields, []);
  const id = newId();
  await refusingNameInUse('OM_002', () => repository.insertItem(tx, id, fields));
  await repository.replaceParts(tx, id, fields);
  const after = await getItem(tx, id);
  await recordChange(tx, { staffId, entity: 'ITEM', entityId: id, action: 'CREATED', before: null, after });
  return after;
}

function patched(before: Item, patch: ItemPatch): ItemFields {
  return {
    name: patch.name ?? before.name,
    description: patch.description ?? before.description,
    categoryIds: patch.categoryIds ?? before.categories.map((category) => category.id),
    sizes: patch.sizes ?? before.sizes,
    ingredients: patch.ingredients ?? before.ingredients.map((ingredient) => ingredient.name),
    allergens: patch.allergens ?? before.allergens,
    marks: patch.marks ?? before.marks,
    calories: patch.calories === undefined ? before.calories : patch.calories,
    modifierGroupIds: patch.modifierGroupIds ?? before.modifierGroups.map((group) => group.id),
    imageId: patch.imageId === undefined ? (before.image?.id ?? null) : patch.imageId,
    externalRef: patch.externalRef === undefined ? before.externalRef : patch.externalRef,
    isActive: patch.isActive ?? before.isActive,
  };
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, OM_002 or the fields that are wrong. */
export async function updateItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  patch: ItemPatch,
): Promise<Item> {
  const before = await getItem(tx, id);
  assertVersion(version, before);
  const fields = patched(before, patch);
  await check(
    tx,
    fields,
    before.sizes.map((size) => size.id),
  );
  const isSaved = await refusingNameInUse('OM_002', () => repository.updateItem(tx, { id, version }, fields));
  if (!isSaved) return conflict(tx, id);
  await repository.replaceParts(tx, id, fields);
  const after = await getItem(tx, id);
  await recordChange(tx, { staffId, entity: 'ITEM', entityId: id, action: editAction(patch), before, after });
  return after;
}

/** Deletes the named version; throws CM_NOT_FOUND or CM_CONFLICT. */
export async function deleteItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await getItem(tx, id);
  assertVersion(version, before);
  if (!(await repository.deleteItem(tx, { id, version }))) return conflict(tx, id);
  await recordChange(tx, { staffId, entity: 'ITEM', entityId: id, action: 'DELETED', before, after: null });
}
