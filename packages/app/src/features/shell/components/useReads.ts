import { useQueryClient, type QueryCache, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What changes no read: a component that shows one was drawn anew, with each key that is typed. */
const drawn = new Set<QueryCacheNotifyEvent['type']>(['observerOptionsUpdated', 'observerResultsUpdated']);

/** What is true of all reads at once; looked at when one of them begins, ends, fails, or is no longer shown. */
export function useReads<Truth extends boolean | number>(look: (reads: QueryCache) => Truth): Truth {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback(
      (onChange: () => void) =>
        cache.subscribe(({ type }) => {
          if (!drawn.has(type)) onChange();
        }),
      [cache],
    ),
    () => look(cache),
  );
}
