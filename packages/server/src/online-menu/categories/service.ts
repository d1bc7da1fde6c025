import type { Category, CategoryDraft, CategoryPatch } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { patchOf, type FieldWriters } from '../../entities/kind.ts';
import { entityService } from '../../entities/service.ts';
import { requireImage } from '../../files/require-image.ts';
import { Problem } from '../../shared/problem.ts';
import { namesInUse, takeNames } from '../items/names.ts';
import { itemRows } from './order-repository.ts';
import { storedCategories, itemsInCategory, type CategoryFields } from './repository.ts';

/** How many items a refused deletion names. */
const namedDependencies = 100;

/** How history writes a category's fields back. */
export const categoryWriters: FieldWriters<Category, CategoryPatch> = {
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
 * Categories: OM_001 for a name in use, OM_003 with the items that are still in one. A copy comes last, without the items,
 * which stay in the original alone.
 */
export const categories = entityService<Category, CategoryDraft, CategoryPatch, CategoryFields>({
  entity: 'CATEGORY',
  nameInUse: 'OM_001',
  rows: storedCategories,
  fieldsOf: (draft) => ({
    name: draft.name,
    description: draft.description ?? '',
    kind: draft.kind ?? 'DEFAULT',
    imageId: draft.imageId ?? null,
    isActive: draft.isActive ?? true,
  }),
  async errorsOf(tx, { imageId }) {
    await requireImage(tx, imageId, '/imageId');
    return [];
  },
  async usedBy(tx, { id, itemCount }) {
    return { items: await itemsInCategory(tx, id, namedDependencies), count: itemCount };
  },
  revived: takeItemsBack,
  copyOf: (original) => ({ ...patchOf(categoryWriters, original), name: original.name }),
});
