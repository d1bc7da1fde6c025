import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CategoryPatch } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** What to change, and the version the person was looking at. */
export interface CategoryChange {
  categoryId: string;
  version: number;
  patch: CategoryPatch;
}

/** Changes a category; when somebody else saved first it throws CM_CONFLICT with the category as it is now. */
export function updateCategory(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ categoryId, version, patch }: CategoryChange) =>
      dataOf(
        api.PATCH('/online-menu/categories/{categoryId}', {
          params: { path: { categoryId }, header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
