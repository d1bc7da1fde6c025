import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ItemPatch } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** What to change, and the version the person was looking at. */
export interface ItemChange {
  itemId: string;
  version: number;
  patch: ItemPatch;
}

/** Changes an item; when somebody else saved first it throws CM_CONFLICT with the item as it is now. */
export function updateItem(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ itemId, version, patch }: ItemChange) =>
      dataOf(
        api.PATCH('/online-menu/items/{itemId}', {
          params: { path: { itemId }, header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['items'] });
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
