import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** What this installation offers before sign-in; it changes with a restart of the server only. */
export const configurationQuery = queryOptions({
  queryKey: ['public', 'configuration'],
  queryFn: ({ signal }) => dataOf(api.GET('/public/configuration', { signal })),
  staleTime: Infinity,
});
