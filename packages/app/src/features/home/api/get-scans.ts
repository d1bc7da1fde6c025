import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** Guests who scan are told to nobody, so what is on view is read again now and then, in ms. */
const freshMs = 60_000;

/** How often guests followed the restaurant's codes. */
export const scansQuery = queryOptions({
  queryKey: ['scans'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/scans', { signal })),
  refetchInterval: freshMs,
});
