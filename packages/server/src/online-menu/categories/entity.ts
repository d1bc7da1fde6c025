import type { Category, CategoryPatch } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { namesInUse, takeNames } from '../items/names.ts';
import { freeCopyName } from '../list-actions/copy-name.ts';
import { menuEntity, patchOf, type FieldWriters } from '../list-actions/menu-entity.ts';
import { isNameTaken } from '../list-actions/repository.ts';
import { restoreEntity } from '../list-actions/restore.ts';
import { itemRows } from './order-repository.ts';
import { createCategory, deleteCategory, getCategory, updateCategory } from './service.ts';

const writers: FieldWriters<Category, CategoryPatch> = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  kind: ({ kind }) => ({ kind }),
  image: ({ image }) => ({ imageId: image?.id ?? null }),
  isActive: ({ isActive }) => ({ isActive }),
};

/** Items that were brought back without their category come back to it; throws OM_002 when two have one name by now. */
async function takeItemsBack(tx: RestaurantTransaction, { id, name }: Category): Promise<void> {
  const items = await itemRows(tx, id);
  const taken = await namesInUse(
    tx,
    items.map((item) => ({ id: item.id, name: item.name, categoryIds: [id] })),
  );
  const twice = items.find((item) => taken.has(item.id));
  if (twice) throw Problem.field('/name', 'OM_002', `(“${twice.name}” is twice in “${name}”)`);
  await takeNames(tx, 'category_id', [id]);
}

/**
 * Brings a deleted category back to its place; throws CM_NOT_FOUND, OM_001 when its name is in use by now, or OM_002
 * when two of its items have one name by now.
 */
export function restoreCategory(tx: RestaurantTransaction, staffId: string, id: string): Promise<Category> {
  return restoreEntity<Category>(tx, staffId, id, {
    table: 'category',
    entity: 'CATEGORY',
    nameInUse: 'OM_001',
    get: (restored) => getCategory(tx, restored),
    revived: (category) => takeItemsBack(tx, category),
  });
}

/**
 * Adds a copy under the first free name at the end of the list, inactive until somebody has looked at it. Items
 * stay in the original alone. Throws CM_NOT_FOUND.
 */
export async function duplicateCategory(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
): Promise<Category> {
  const original = await getCategory(tx, id);
  const name = await freeCopyName(original.name, (candidate) => isNameTaken(tx, 'category', candidate));
  return createCategory(tx, staffId, { ...patchOf(writers, original), name, isActive: false });
}

/** Categories as lists and history know them. */
export const categoryEntity = menuEntity<Category, CategoryPatch>({
  permission: 'MENU_MANAGEMENT',
  writers,
  get: getCategory,
  update: updateCategory,
  remove: deleteCategory,
  restore: restoreCategory,
});
