import type { Category, CategoryDraft, CategoryPatch, CategorySort } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { requireImage } from '../../files/require-image.ts';
import { newId } from '../../shared/ids.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { editAction } from '../activation.ts';
import { refusingNameInUse } from '../name-in-use.ts';
import * as repository from './repository.ts';

/** How many items a refused deletion names. */
const namedDependencies = 100;

/** One page of categories, and how many match in all. */
export function listCategories(
  tx: RestaurantTransaction,
  filter: repository.CategoryFilter,
  request: PageRequest<CategorySort>,
): Promise<PageOf<Category> & { total: number }> {
  return repository.findCategories(tx, filter, request);
}

/** The category; throws CM_NOT_FOUND. */
export async function getCategory(tx: RestaurantTransaction, id: string): Promise<Category> {
  const category = await repository.findCategory(tx, id);
  if (category === null) throw new Problem('CM_NOT_FOUND');
  return category;
}

/** Throws CM_CONFLICT with the category as it is now, or CM_NOT_FOUND when it is gone. */
async function conflict(tx: RestaurantTransaction, id: string): Promise<never> {
  throw new Problem('CM_CONFLICT', { current: await getCategory(tx, id) });
}

/** Adds a category at the end of the list; throws OM_001 when its name is in use. */
export async function createCategory(
  tx: RestaurantTransaction,
  staffId: string | null,
  draft: CategoryDraft,
): Promise<Category> {
  await requireImage(tx, draft.imageId, '/imageId');
  const id = newId();
  await refusingNameInUse('OM_001', () =>
    repository.insertCategory(tx, id, {
      name: draft.name,
      description: draft.description ?? '',
      kind: draft.kind ?? 'DEFAULT',
      imageId: draft.imageId ?? null,
      isActive: draft.isActive ?? true,
    }),
  );
  const after = await getCategory(tx, id);
  await recordChange(tx, {
    staffId,
    entity: 'CATEGORY',
    entityId: id,
    action: 'CREATED',
    before: null,
    after,
  });
  return after;
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, or OM_001 when the new name is in use. */
export async function updateCategory(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  patch: CategoryPatch,
): Promise<Category> {
  const before = await getCategory(tx, id);
  assertVersion(version, before);
  await requireImage(tx, patch.imageId, '/imageId');
  const isSaved = await refusingNameInUse('OM_001', () =>
    repository.updateCategory(tx, { id, version }, patch),
  );
  if (!isSaved) return conflict(tx, id);
  const after = await getCategory(tx, id);
  await recordChange(tx, {
    staffId,
    entity: 'CATEGORY',
    entityId: id,
    action: editAction(patch),
    before,
    after,
  });
  return after;
}

/**
 * Deletes the named version; throws CM_NOT_FOUND, CM_CONFLICT, or OM_003 with the items that are still in it.
 * The row is taken first, so that no item can join the category while they are counted.
 */
export async function deleteCategory(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await getCategory(tx, id);
  assertVersion(version, before);
  if (!(await repository.deleteCategory(tx, { id, version }))) return conflict(tx, id);
  const items = await repository.itemsInCategory(tx, id, namedDependencies);
  if (items.length > 0) {
    throw new Problem('OM_003', {
      dependencies: items.map((item) => ({ kind: 'ITEM', ...item })),
      dependencyCount: Math.max(before.itemCount, items.length),
    });
  }
  await recordChange(tx, {
    staffId,
    entity: 'CATEGORY',
    entityId: id,
    action: 'DELETED',
    before,
    after: null,
  });
}
