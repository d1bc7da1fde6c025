import type { AvailabilityChange, AvailabilityEntry } from '@cardamom/api-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';
import { availabilityLists, type AvailabilityList } from './availability-queries.ts';

const mutationKey = ['availability', 'change'];

/** When the end is the server's to compute, it is not shown before the server has. */
const knownEnd = (until: string | null | undefined) => (until?.includes('T') ? until : null);

/** A list as it will be when the changes have arrived. */
export function withChanges(
  list: AvailabilityList,
  changes: readonly AvailabilityChange[],
): AvailabilityList {
  const changed = (entry: AvailabilityEntry): AvailabilityEntry => {
    const change = changes.findLast(({ entity, id }) => entity === entry.entity && id === entry.id);
    if (change === undefined) return entry;
    return { ...entry, availability: { state: change.state, until: knownEnd(change.until) } };
  };
  return { ...list, items: list.items.map(changed) };
}

/** Marks many sold out, hidden or available: shown at once, taken back when it fails. Throws `ApiError`. */
export function changeAvailability(queryClient: QueryClient) {
  const lists = { queryKey: availabilityLists };
  return mutationOptions({
    mutationKey,
    mutationFn: (changes: AvailabilityChange[]) =>
      dataOf(api.POST('/online-menu/availability', { body: { changes } })),
    onMutate: async (changes) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<AvailabilityList>(lists);
      queryClient.setQueriesData<AvailabilityList>(lists, (list) => list && withChanges(list, changes));
      return before;
    },
    onSuccess: ({ entries }) => {
      const answered = entries.map(({ entity, id, availability }) => ({ entity, id, ...availability }));
      queryClient.setQueriesData<AvailabilityList>(lists, (list) => list && withChanges(list, answered));
    },
    onError: (_error, _changes, before) => {
      for (const [key, list] of before ?? []) queryClient.setQueryData(key, list);
    },
    onSettled: () => {
      // While another change is on its way, reading would show the time before it.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      void queryClient.invalidateQueries({ queryKey: ['items'] });
      void queryClient.invalidateQueries({ queryKey: ['ingredients'] });
      return queryClient.invalidateQueries(lists);
    },
  });
}
