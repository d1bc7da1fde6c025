import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Item } from '@cardamom/api-types';
import { api } from '../../../shared/api/index.ts';

/** Deletes an item. */
export function deleteItem(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ id, version }: Pick<Item, 'id' | 'version'>) => {
      await api.DELETE('/online-menu/items/{itemId}', {
        params: { path: { itemId: id }, header: { 'If-Match': `"${version}"` } },
      });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['items'] });
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
