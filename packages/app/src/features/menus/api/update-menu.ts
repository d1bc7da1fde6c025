import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { MenuPatch } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** What to change, and the version the person was looking at. */
export interface MenuChange {
  menuId: string;
  version: number;
  patch: MenuPatch;
}

/** Changes a menu; when somebody else saved first it throws CM_CONFLICT with the menu as it is now. */
export function updateMenu(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ menuId, version, patch }: MenuChange) =>
      dataOf(
        api.PATCH('/online-menu/menus/{menuId}', {
          params: { path: { menuId }, header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['menus'] });
    },
  });
}
