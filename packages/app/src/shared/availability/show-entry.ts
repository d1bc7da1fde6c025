import type { AvailabilityEntry } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { holdsAvailability, withChanges, type Cached } from './change-availability.ts';
import { availabilityLists, type AvailabilityList } from './availability-queries.ts';

/** Shows an entry as the server has just answered it, wherever it is on view; a reading that began before is given up. */
export async function showEntry(queryClient: QueryClient, entry: AvailabilityEntry): Promise<void> {
  await queryClient.cancelQueries({ queryKey: availabilityLists });
  const change = { entity: entry.entity, id: entry.id, ...entry.availability };
  queryClient.setQueriesData<Cached>(
    { predicate: holdsAvailability },
    (cached) => cached && withChanges(cached, [change]),
  );
  queryClient.setQueriesData<AvailabilityList>(
    { queryKey: availabilityLists },
    (list) => list && { ...list, items: list.items.map((known) => (known.id === entry.id ? entry : known)) },
  );
}
