import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HistoryEntity } from '@cardamom/api-types';
import { api, dataOf } from '../../api/index.ts';

/** Which changes are asked for. */
export interface ChangeFilter {
  entity?: HistoryEntity;
  entityId?: string;
  staffId?: string;
  /** Instants; from included, to excluded. */
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
}

function fetchChanges(query: ChangeFilter, signal: AbortSignal) {
  return dataOf(api.GET('/online-menu/changes', { params: { query }, signal }));
}

/** A page of changes, newest first; the page before stays on view while the next one loads. */
export function listChanges(filter: ChangeFilter) {
  return queryOptions({
    queryKey: ['changes', 'list', filter],
    queryFn: ({ signal }) => fetchChanges(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** Changes a page that a person pages through by asking for older ones. */
const pageSize = 20;

/** All that happened to one entity, newest first, page after page. */
export function listEntityChanges(entityId: string) {
  return infiniteQueryOptions({
    queryKey: ['changes', 'of', entityId],
    queryFn: ({ pageParam, signal }) =>
      fetchChanges({ entityId, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ page }) => page.nextCursor,
  });
}
