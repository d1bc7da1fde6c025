import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** Everybody who changed something, by name; also those who do not work here any more. */
export const changePeopleQuery = queryOptions({
  queryKey: ['changes', 'people'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/change-people', { signal })),
});
