import type { QueryClient } from '@tanstack/react-query';

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

/** Reads again what a write changed; resolves when what is on view has arrived. */
export async function readAgain(queryClient: QueryClient, touches: Touches): Promise<void> {
  if (touches === 'all') await queryClient.invalidateQueries();
  else
    await Promise.all(
      [...touches, 'changes'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
}
