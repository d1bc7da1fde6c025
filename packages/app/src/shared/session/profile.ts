import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** The signed-in person with their permissions, in the restaurant they are working in. */
export const profileQuery = queryOptions({
  queryKey: ['human-resources', 'staff', 'me'],
  queryFn: ({ signal }) => dataOf(api.GET('/human-resources/staff/me', { signal })),
});
