import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** One item with its version; an unknown id throws CM_NOT_FOUND, a malformed one VE_IS_OBJECT_ID. */
export function getItem(itemId: string) {
  return queryOptions({
    queryKey: ['items', 'one', itemId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/items/{itemId}', { params: { path: { itemId } }, signal })),
  });
}
