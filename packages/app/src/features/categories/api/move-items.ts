import type { ItemsMoved } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Puts all items of a category into another one instead; throws CM_REFERENCE on `/toCategoryId` when that is gone. */
export function moveItems(categoryId: string, toCategoryId: string): Promise<ItemsMoved> {
  return dataOf(
    api.POST('/online-menu/categories/{categoryId}/move-items', {
      params: { path: { categoryId } },
      body: { toCategoryId },
    }),
  );
}
