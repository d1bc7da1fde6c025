import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** One menu with its version; an unknown id throws CM_NOT_FOUND, a malformed one VE_IS_OBJECT_ID. */
export function getMenu(menuId: string) {
  return queryOptions({
    queryKey: ['menus', 'one', menuId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/menus/{menuId}', { params: { path: { menuId } }, signal })),
  });
}
