import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CategoryDraft } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Creates a category; a name in use throws OM_001 on `/name`. */
export function createCategory(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: CategoryDraft) => dataOf(api.POST('/online-menu/categories', { body })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
