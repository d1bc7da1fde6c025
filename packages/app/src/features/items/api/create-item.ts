import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ItemDraft } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Creates an item; a name in use in one of its categories throws OM_002 on `/name`. Categories count their items, so they are read again. */
export function createItem(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: ItemDraft) => dataOf(api.POST('/online-menu/items', { body })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['items'] });
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
