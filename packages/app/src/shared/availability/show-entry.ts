import type { AvailabilityEntry } from '@cardamom/api-types';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readQueriesAgain } from '../api/index.ts';
import { holdsAvailability, withChanges, type Cached } from './change-availability.ts';
import { availabilityLists, type AvailabilityList } from './availability-queries.ts';

const lists = { queryKey: availabilityLists };

const isThere = ({ state }: Query) => state.data !== undefined;

/**
 * Shows an entry as the server has just answered it, wherever it is on view. Readings that began before may not know it: those of what is
 * shown already are given up, and whatever was being read is read again, behind the caller's back.
 */
export async function showEntry(queryClient: QueryClient, entry: AvailabilityEntry): Promise<void> {
  const isReading = queryClient.isFetching(lists) > 0;
  await queryClient.cancelQueries({ ...lists, predicate: isThere });
  const change = { entity: entry.entity, id: entry.id, ...entry.availability };
  queryClient.setQueriesData<Cached>(
    { predicate: holdsAvailability },
    (cached) => cached && withChanges(cached, [change]),
  );
  queryClient.setQueriesData<AvailabilityList>(
    lists,
    (list) => list && { ...list, items: list.items.map((known) => (known.id === entry.id ? entry : known)) },
  );
  if (isReading) void readQueriesAgain(queryClient, lists);
}
