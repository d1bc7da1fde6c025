import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** What is missing, unreachable or out of date on the menu. */
export const menuHealthQuery = queryOptions({
  queryKey: ['health', 'summary'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/health', { signal })),
});
