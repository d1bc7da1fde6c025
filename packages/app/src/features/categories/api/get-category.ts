import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** One category with its version; an unknown id throws CM_NOT_FOUND, a malformed one VE_IS_OBJECT_ID. */
export function getCategory(categoryId: string) {
  return queryOptions({
    queryKey: ['categories', 'one', categoryId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/categories/{categoryId}', { params: { path: { categoryId } }, signal })),
  });
}
