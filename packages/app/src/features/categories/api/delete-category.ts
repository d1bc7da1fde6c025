import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Category } from '@cardamom/api-types';
import { api } from '../../../shared/api/index.ts';

/** Deletes a category; while items belong to it, it throws OM_003 with them as dependencies. */
export function deleteCategory(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ id, version }: Pick<Category, 'id' | 'version'>) => {
      await api.DELETE('/online-menu/categories/{categoryId}', {
        params: { path: { categoryId: id }, header: { 'If-Match': `"${version}"` } },
      });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
