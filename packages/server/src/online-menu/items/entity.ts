import type { Availability, Item, ItemDraft, ItemPatch } from '@cardamom/api-types';
import { asUndoOf } from '../../changes/origin.ts';
import { recordChanges } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { changeAvailability } from '../availability/service.ts';
import { freeCopyName } from '../../entities/copy-name.ts';
import {
  entityKind,
  patchOf,
  type DeletedUndo,
  type FieldWriters,
  type Named,
  type NamedUndo,
} from '../../entities/kind.ts';
import { deletedAmong, reviveAll } from '../../entities/repository.ts';
import { restoreEntity } from '../../entities/restore.ts';
import type { EntityService } from '../../entities/service.ts';
import { inCategories, namesInUse, takeNames } from './names.ts';
import { itemsById, storedItems, type ItemFilter } from './repository.ts';
import {
  createItem,
  deleteItem,
  deleteItems,
  editItems,
  getItem,
  getItems,
  listItems,
  updateItem,
} from './service.ts';

/** A patch, and availability beside it: that is written by itself, so that service never collides with editing. */
type Written = ItemPatch & { availability?: Availability };

const contentWriters = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  story: ({ story }) => ({ story }),
  image: ({ image }) => ({ imageId: image?.id ?? null }),
  categories: ({ categories }) => ({ categoryIds: categories.map((category) => category.id) }),
  sizes: ({ sizes }, kept) => ({
    sizes: sizes.map(({ id, ...size }) => (kept.has(id) ? { id, ...size } : size)),
  }),
  ingredients: ({ ingredients }) => ({ ingredients: ingredients.map((ingredient) => ingredient.name) }),
  allergens: ({ allergens }) => ({ allergens }),
  marks: ({ marks }) => ({ marks }),
  calories: ({ calories }) => ({ calories }),
  modifierGroups: ({ modifierGroups }) => ({ modifierGroupIds: modifierGroups.map((group) => group.id) }),
  externalRef: ({ externalRef }) => ({ externalRef }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Item, ItemPatch>;

const writers: FieldWriters<Item, Written> = {
  ...contentWriters,
  availability: ({ availability }) => ({ availability }),
};

async function write(
  tx: RestaurantTransaction,
  staffId: string,
  named: Named,
  { availability, ...patch }: Written,
): Promise<Item> {
  if (availability)
    await changeAvailability(tx, staffId, [{ entity: 'ITEM', id: named.id, ...availability }]);
  return Object.keys(patch).length > 0 ? updateItem(tx, staffId, named, patch) : getItem(tx, named.id);
}

/** Availability is written by itself, one item after the other; the rest all at once. */
async function writeMany(
  tx: RestaurantTransaction,
  staffId: string,
  edits: readonly (NamedUndo & { readonly patch: Written })[],
): Promise<void> {
  const { true: alone = [], false: together = [] } = Object.groupBy(edits, ({ patch }) =>
    patch.availability ? 'true' : 'false',
  );
  await editItems(tx, staffId, together);
  for (const { patch, undoes = null, ...named } of alone)
    await write(undoes === null ? tx : asUndoOf(tx, undoes), staffId, named, patch);
}

/** An item called so, in its own categories. */
const named = ({ id, name, categories }: Item) => ({
  id,
  name,
  categoryIds: categories.map((category) => category.id),
});

/**
 * Brings a deleted item back into its categories; throws CM_NOT_FOUND, OM_002 when its name is in use in one by now, or
 * CM_REFERENCE when none of its categories is there any more.
 */
export async function restoreItem(tx: RestaurantTransaction, staffId: string, id: string): Promise<Item> {
  return restoreEntity<Item>(tx, staffId, id, {
    table: 'item',
    entity: 'ITEM',
    nameInUse: 'OM_002',
    get: (restored) => getItem(tx, restored),
    async revived(item) {
      if (item.categories.length === 0)
        throw Problem.field('/categoryIds', 'CM_REFERENCE', '(restore its category first)');
      const taken = (await namesInUse(tx, [named(item)])).get(id);
      if (taken) throw Problem.field('/name', 'OM_002', inCategories(taken));
      await takeNames(tx, 'item_id', [id]);
    },
  });
}

/** Brings deleted items back at once, all or nothing; throws what `restoreItem` does. */
async function restoreItems(
  tx: RestaurantTransaction,
  staffId: string,
  deleted: readonly DeletedUndo[],
): Promise<void> {
  const gone = new Set(
    await deletedAmong(
      tx,
      'item',
      deleted.map(({ id }) => id),
    ),
  );
  const revived = deleted.filter(({ id }) => gone.has(id));
  const ids = revived.map(({ id }) => id);
  await reviveAll(tx, 'item', ids);
  const restored = await getItems(tx, ids);
  if (restored.some(({ categories }) => categories.length === 0))
    throw Problem.field('/categoryIds', 'CM_REFERENCE', '(restore its category first)');
  const [taken] = (await namesInUse(tx, restored.map(named))).values();
  if (taken) throw Problem.field('/name', 'OM_002', inCategories(taken));
  await takeNames(tx, 'item_id', ids);
  const changes = restored.map((after, index) => ({
    staffId,
    entity: 'ITEM' as const,
    entityId: after.id,
    action: 'RESTORED' as const,
    before: null,
    after,
    undoes: revived[index]?.undoes,
  }));
  await recordChanges(tx, changes);
}

/** Adds a copy under the first name that is free in its categories, inactive until somebody has looked at it; throws CM_NOT_FOUND. */
export async function duplicateItem(tx: RestaurantTransaction, staffId: string, id: string): Promise<Item> {
  const original = await getItem(tx, id);
  const name = await freeCopyName(
    original.name,
    async (candidate) => (await namesInUse(tx, [{ ...named(original), id: '', name: candidate }])).size > 0,
  );
  const { categoryIds = [], sizes = [], ...content } = patchOf<Item, ItemPatch>(contentWriters, original);
  return createItem(tx, staffId, {
    ...content,
    categoryIds,
    sizes,
    name,
    externalRef: null,
    isActive: false,
  });
}

/** What can be done with items; their service writes many at once, so it is their own. */
export const items: EntityService<Item, ItemDraft, ItemPatch, ItemFilter> = {
  list: listItems,
  named: (tx, filter) => storedItems.named(tx, filter),
  get: getItem,
  create: createItem,
  update: updateItem,
  remove: deleteItem,
  restore: restoreItem,
  duplicate: duplicateItem,
};

/** Items as lists and history know them. */
export const itemEntity = entityKind<Item, Written>({
  table: 'item',
  operation: 'updateItem',
  writers,
  partIds: ({ sizes }) => sizes.map((size) => size.id),
  get: getItem,
  update: write,
  remove: deleteItem,
  restore: restoreItem,
  many: { get: itemsById, remove: deleteItems, restore: restoreItems, update: writeMany },
});
