import type { Availability, AvailabilityChange } from '@cardamom/api-types';
import { mutationOptions, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { api, dataOf, readQueriesAgain } from '../api/index.ts';
import { availabilityLists } from './availability-queries.ts';

const mutationKey = ['availability', 'change'];

/** What may be cached of something guests can have: of its own, or in a list. */
type Available = { id: string; availability: Availability };
/** One of these, or a list of them. */
export type Cached = Available | { items: readonly Available[] };

const isAvailable = (data: unknown): data is Available =>
  typeof data === 'object' && data !== null && 'availability' in data && 'id' in data;

const isListOfAvailable = (data: unknown): data is { items: readonly Available[] } =>
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  data.items.every(isAvailable);

/** Whether a query holds what guests can have. */
export const holdsAvailability = ({ state: { data } }: Query) => isAvailable(data) || isListOfAvailable(data);

/** When the end is the server's to compute, it is not shown before the server has. */
const knownEnd = (until: string | null | undefined) => (until?.includes('T') ? until : null);

/** What is cached, as it will be when the changes have arrived. */
export function withChanges(cached: Cached, changes: readonly AvailabilityChange[]): Cached {
  const changed = <Entry extends Available>(entry: Entry): Entry => {
    const change = changes.findLast(({ id }) => id === entry.id);
    if (change === undefined) return entry;
    return { ...entry, availability: { state: change.state, until: knownEnd(change.until) } };
  };
  return 'items' in cached ? { ...cached, items: cached.items.map(changed) } : changed(cached);
}

/** Marks many sold out, hidden or available: shown at once everywhere, taken back when it fails. Throws `ApiError`. */
export function changeAvailability(queryClient: QueryClient) {
  const everywhere = { predicate: holdsAvailability };
  const show = (changes: readonly AvailabilityChange[]) =>
    queryClient.setQueriesData<Cached>(everywhere, (cached) => cached && withChanges(cached, changes));
  return mutationOptions({
    mutationKey,
    mutationFn: (changes: AvailabilityChange[]) =>
      dataOf(api.POST('/online-menu/availability', { body: { changes } })),
    onMutate: async (changes): Promise<[QueryKey, Cached | undefined][]> => {
      await queryClient.cancelQueries(everywhere);
      const before = queryClient.getQueriesData<Cached>(everywhere);
      show(changes);
      return before;
    },
    onSuccess: ({ entries }) => {
      show(entries.map(({ entity, id, availability }) => ({ entity, id, ...availability })));
    },
    onError: (_error, _changes, before) => {
      for (const [key, cached] of before ?? []) queryClient.setQueryData(key, cached);
    },
    onSettled: async () => {
      // While another change is on its way, reading would show the time before it.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      for (const key of ['ingredients', 'modifier-groups', 'items'])
        void readQueriesAgain(queryClient, { queryKey: [key] });
      await readQueriesAgain(queryClient, { queryKey: availabilityLists });
    },
  });
}
