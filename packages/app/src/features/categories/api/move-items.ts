import type { ItemsMoved } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Puts all items of a category into another one instead; throws, on `/toCategoryId`, CM_REFERENCE when that is gone and OM_002 when it has an item of the same name. */
export function moveItems(categoryId: string, toCategoryId: string): Promise<ItemsMoved> {
  return dataOf(
    api.POST('/online-menu/categories/{categoryId}/move-items', {
      params: { path: { categoryId } },
      body: { toCategoryId },
    }),
  );
}
