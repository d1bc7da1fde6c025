import { pageSizes } from '#shared/list-page/list-search.ts';
import { boundsOf, type ChangeFilter } from '#shared/history/index.ts';
import type { HistorySearch } from './history-search.ts';

/** What the server is asked, from what the URL says. */
export function filterOf(
  { kind, entry, person, day, cursor, limit = pageSizes[0] }: HistorySearch,
  timeZone: string,
): ChangeFilter {
  return {
    ...(kind !== undefined && { entity: kind }),
    ...(entry !== undefined && { entityId: entry }),
    ...(person !== undefined && { staffId: person }),
    ...(day !== undefined && boundsOf(day, timeZone)),
    ...(cursor !== undefined && { cursor }),
    limit,
  };
}
