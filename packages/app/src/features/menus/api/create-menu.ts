import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { MenuDraft } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Creates a menu; a name in use throws OM_004 on `/name`. */
export function createMenu(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: MenuDraft) => dataOf(api.POST('/online-menu/menus', { body })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['menus'] });
    },
  });
}
