import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** Hours and scans change without anybody saying so: what is on view is read again now and then, in ms. */
const freshMs = 60_000;

/** Every link that leads guests to the menu. */
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/links', { signal })),
  refetchInterval: freshMs,
});

/** How often the code of one link was followed, day by day. */
export const linkScansQuery = (linkId: string) =>
  queryOptions({
    queryKey: ['links', linkId, 'scans'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/links/{linkId}/scans', { params: { path: { linkId } }, signal })),
    refetchInterval: freshMs,
  });

/** What came of following every link; it changes nothing, so it is asked for like something to read. */
export const linkCheckQuery = queryOptions({
  queryKey: ['link-check'],
  queryFn: ({ signal }) => dataOf(api.POST('/online-menu/links/check', { signal })),
  staleTime: freshMs,
  refetchOnWindowFocus: false,
});
