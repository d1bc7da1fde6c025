import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** How many of the restaurant's items there are of each status, and how many lack what. */
export function countItems() {
  return queryOptions({
    queryKey: ['items', 'counts'],
    queryFn: ({ signal }) => dataOf(api.GET('/online-menu/items/counts', { signal })),
  });
}
