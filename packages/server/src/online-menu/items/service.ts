import type { Item, ItemDraft, ItemPatch } from '@cardamom/api-types';
import { recordChanges } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { PageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { editAction } from '../../entities/edit-action.ts';
import type { CountedPage } from '../../entities/rows.ts';
import { checkItems, isRenamed } from './check-items.ts';
import { editOf, fieldsOf } from './fields.ts';
import { freeNames, takeNames } from './names.ts';
import * as repository from './repository.ts';
import { writeParts } from './write-parts.ts';

/** One page of items, and how many match in all. */
export function listItems(
  tx: RestaurantTransaction,
  filter: repository.ItemFilter,
  request: PageRequest<string>,
): Promise<CountedPage<Item>> {
  return repository.storedItems.page(tx, filter, request);
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

/**
 * Adds items in their order, each at the end of its categories, all or nothing; throws OM_002 when a name is in use
 * in one of them, or the fields of an item that are wrong.
 */
export async function createItems(
  tx: RestaurantTransaction,
  staffId: string | null,
  drafts: readonly ItemDraft[],
): Promise<Item[]> {
  if (drafts.length === 0) return [];
  const items = drafts.map((draft) => ({ id: newId(), fields: fieldsOf(draft), before: null }));
  await checkItems(tx, items);
  await repository.storedItems.insert(tx, items);
  await writeParts(tx, items);
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

/** Adds an item at the end of its categories; throws OM_002 when its name is in use in one, or the fields that are wrong. */
export async function createItem(
  tx: RestaurantTransaction,
  staffId: string | null,
  draft: ItemDraft,
): Promise<Item> {
  return (await createItems(tx, staffId, [draft]))[0] as Item;
}

/** An item at the version somebody was looking at, and the change that writing it takes back. */
export type NamedItem = {
  readonly id: string;
  readonly version: number;
  readonly undoes?: string | undefined;
};

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
    fields: editOf(item, edits[index]?.patch ?? {}),
    before: item,
  }));
  await checkItems(tx, items);
  for (const { id, version, fields } of items)
    if (!(await repository.storedItems.update(tx, { id, version }, fields))) return conflict(tx, id);
  const renamed = items.filter(isRenamed).map(({ id }) => id);
  if (items.length > 1) await freeNames(tx, renamed);
  await writeParts(tx, items);
  await takeNames(tx, 'item_id', renamed);
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
      undoes,
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
  for (const item of before)
    if (!(await repository.storedItems.remove(tx, item))) return conflict(tx, item.id);
  await freeNames(
    tx,
    before.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    before.map((item, index) => ({
      staffId,
      entity: 'ITEM',
      entityId: item.id,
      action: 'DELETED',
      before: item,
      after: null,
      undoes: named[index]?.undoes,
    })),
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
