import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** The first parts of the query keys whose answers a write changes, or `all` of them. */
export type Touches = readonly string[] | 'all';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** It is asked beside what the page shows: the line of what loads does not tell of it. */
      isQuiet?: boolean;
    };
    mutationMeta: {
      /** What is read again once the write is over, whether it succeeded or not; history always is. */
      touches?: Touches;
      /** The write is over only once that was read, for what shows itself by going away. */
      waits?: boolean;
    };
  }
}

const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Reads again what is on view of these; resolves when it has arrived. A first reading that is on its way may have been answered from
 * the time before, and is not broken off, since a page may wait for it: once it is there, it is followed by another.
 */
export async function readQueriesAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const first = new Set(queryClient.getQueryCache().findAll(filters).filter(isFirst));
  await queryClient.invalidateQueries(filters);
  if (first.size === 0) return;
  const hasCome = (query: Query) => first.has(query) && query.state.data !== undefined;
  // Two that waited for the same reading share the one after it.
  await queryClient.refetchQueries({ type: 'active', predicate: hasCome }, { cancelRefetch: false });
}

/** Reads again what a write changed; resolves when what is on view has arrived. */
export async function readAgain(queryClient: QueryClient, touches: Touches): Promise<void> {
  if (touches === 'all') await readQueriesAgain(queryClient, {});
  else
    await Promise.all(
      [...touches, 'changes'].map((key) => readQueriesAgain(queryClient, { queryKey: [key] })),
    );
}
