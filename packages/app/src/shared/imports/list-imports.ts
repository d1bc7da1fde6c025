import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** The restaurant's imports, the latest first. */
export function listImports({ cursor, limit }: { cursor?: string; limit: number }) {
  return queryOptions({
    queryKey: ['imports', 'list', cursor, limit],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/online-menu/imports', {
          params: { query: { limit, ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
