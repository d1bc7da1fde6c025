import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HealthCheck } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** A page of what a check found, by name. */
export function listFindings(check: HealthCheck, { cursor, limit }: { cursor?: string; limit: number }) {
  return queryOptions({
    queryKey: ['health', 'findings', check, { cursor, limit }],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/online-menu/health/findings', {
          params: { query: { check, limit, ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
