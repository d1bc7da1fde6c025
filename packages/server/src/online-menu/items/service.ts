import type { FieldError, Item, ItemDraft, ItemPatch, ItemSort } from '@cardamom/api-types';
import { recordChanges } from '../../changes/record-change.ts';
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
import { fieldsOf, patched, type ItemFields } from './fields.ts';
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

/** These items in the order of their ids; throws CM_NOT_FOUND when one is not there. */
export async function getItems(tx: RestaurantTransaction, ids: readonly string[]): Promise<Item[]> {
  const items = await repository.itemsById(tx, ids);
  return ids.map((id) => {
    const item = items.get(id);
    if (item === undefined) throw new Problem('CM_NOT_FOUND');
    return item;
  });
}

/** The item; throws CM_NOT_FOUND. */
export async function getItem(tx: RestaurantTransaction, id: string): Promise<Item> {
  return (await getItems(tx, [id]))[0] as Item;
}

/** Throws CM_CONFLICT with the item as it is now, or CM_NOT_FOUND when it is gone. */
async function conflict(tx: RestaurantTransaction, id: string): Promise<never> {
  throw new Problem('CM_CONFLICT', { current: await getItem(tx, id) });
}

/** What is to be written of an item, and the sizes it has. */
type Wanted = { readonly fields: ItemFields; readonly knownSizes: readonly string[] };

/** What items may refer to: of the ids that they name, those that are there. */
type References = Record<'categories' | 'groups', ReadonlySet<string>>;

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** Ids that a form offered and that are gone, or were never this restaurant's: all named at once. */
function referenceErrors({ fields, knownSizes }: Wanted, { categories, groups }: References): FieldError[] {
  return [
    ...fields.categoryIds.flatMap((id, index) =>
      categories.has(id) ? [] : [fieldError(`/categoryIds/${index}`, 'CM_REFERENCE')],
    ),
    ...fields.modifierGroupIds.flatMap((id, index) =>
      groups.has(id) ? [] : [fieldError(`/modifierGroupIds/${index}`, 'CM_REFERENCE')],
    ),
    ...fields.sizes.flatMap((size, index) => {
      const isRepeated = fields.sizes.findIndex((other) => other.id === size.id) < index;
      const isKnown = size.id === undefined || (knownSizes.includes(size.id) && !isRepeated);
      return isKnown ? [] : [fieldError(`/sizes/${index}/id`, 'CM_REFERENCE')];
    }),
  ];
}

/** Throws every wrong field of the first item that has any. */
async function check(tx: RestaurantTransaction, items: readonly Wanted[]): Promise<void> {
  const all = (ids: (fields: ItemFields) => readonly string[]) =>
    distinct(items.flatMap(({ fields }) => ids(fields)));
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
    const { sizes, isActive, allergens } = item.fields;
    const errors = [
      ...sizeErrors(sizes, isActive),
      ...allergenErrors(allergens),
      ...referenceErrors(item, references),
    ];
    if (errors.length > 0) throw Problem.fields(errors);
  }
  for (const imageId of all(({ imageId: id }) => (id === null ? [] : [id])))
    await requireImage(tx, imageId, '/imageId');
}

/**
 * Adds items in their order, each at the end of its categories, all or nothing; throws OM_002 when a name is in use,
 * or the fields of an item that are wrong.
 */
export async function createItems(
  tx: RestaurantTransaction,
  staffId: string | null,
  drafts: readonly ItemDraft[],
): Promise<Item[]> {
  if (drafts.length === 0) return [];
  const items = drafts.map((draft) => ({ id: newId(), fields: fieldsOf(draft), knownSizes: [] }));
  await check(tx, items);
  await refusingNameInUse('OM_002', () => repository.insertItems(tx, items));
  await repository.replaceParts(tx, items);
  const created = await getItems(
    tx,
    items.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    created.map((after) => ({
      staffId,
      entity: 'ITEM',
      entityId: after.id,
      action: 'CREATED',
      before: null,
      after,
    })),
  );
  return created;
}

/** Adds an item at the end of its categories; throws OM_002 when its name is in use, or the fields that are wrong. */
export async function createItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  draft: ItemDraft,
): Promise<Item> {
  return (await createItems(tx, staffId, [draft]))[0] as Item;
}

/** An item at the version somebody was looking at, and the change that writing it takes back. */
export type NamedItem = { readonly id: string; readonly version: number; readonly undoes?: string };

/** The items as they are; throws CM_NOT_FOUND, or CM_CONFLICT for one that has another version than the named one. */
async function atVersion(tx: RestaurantTransaction, named: readonly NamedItem[]): Promise<Item[]> {
  const items = await getItems(
    tx,
    named.map(({ id }) => id),
  );
  for (const [index, item] of items.entries()) assertVersion(named[index]?.version ?? 0, item);
  return items;
}

/** Changes the named versions of different items in their order, all or nothing; throws what `updateItem` does. */
export async function editItems(
  tx: RestaurantTransaction,
  staffId: string | null,
  edits: readonly (NamedItem & { readonly patch: ItemPatch })[],
): Promise<Item[]> {
  if (edits.length === 0) return [];
  const before = await atVersion(tx, edits);
  const items = before.map((item, index) => ({
    id: item.id,
    version: item.version,
    fields: patched(item, edits[index]?.patch ?? {}),
    knownSizes: item.sizes.map((size) => size.id),
  }));
  await check(tx, items);
  for (const { fields, ...named } of items) {
    const isSaved = await refusingNameInUse('OM_002', () => repository.updateItem(tx, named, fields));
    if (!isSaved) return conflict(tx, named.id);
  }
  await repository.replaceParts(tx, items);
  const edited = await getItems(
    tx,
    items.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    edits.map(({ id, patch, undoes }, index) => ({
      staffId,
      entity: 'ITEM',
      entityId: id,
      action: editAction(patch),
      before: before[index] ?? null,
      after: edited[index] ?? null,
      ...(undoes !== undefined && { undoes }),
    })),
  );
  return edited;
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, OM_002 or the fields that are wrong. */
export async function updateItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  named: { readonly id: string; readonly version: number },
  patch: ItemPatch,
): Promise<Item> {
  const { id, version } = named;
  return (await editItems(tx, staffId, [{ id, version, patch }]))[0] as Item;
}

/** Deletes the named versions of different items, all or nothing; throws CM_NOT_FOUND or CM_CONFLICT. */
export async function deleteItems(
  tx: RestaurantTransaction,
  staffId: string | null,
  named: readonly NamedItem[],
): Promise<void> {
  const before = await atVersion(tx, named);
  for (const item of before) if (!(await repository.deleteItem(tx, item))) return conflict(tx, item.id);
  await recordChanges(
    tx,
    before.map((item, index) => {
      const undoes = named[index]?.undoes;
      return {
        staffId,
        entity: 'ITEM',
        entityId: item.id,
        action: 'DELETED',
        before: item,
        after: null,
        ...(undoes !== undefined && { undoes }),
      };
    }),
  );
}

/** Deletes the named version; throws CM_NOT_FOUND or CM_CONFLICT. */
export function deleteItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  return deleteItems(tx, staffId, [{ id, version }]);
}
