import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { readAgain } from './read-again.ts';

const retries = 5;

/** Whether a failed read is tried again: network errors and faults of the server only, since a 4xx never heals. */
function retriesRead(failures: number, error: unknown): boolean {
  return error instanceof ApiError && error.isTransient && failures < retries;
}

/** Milliseconds before the next try: 0.5 s, doubled up to 8 s. */
function retryDelay(failures: number): number {
  return Math.min(500 * 2 ** failures, 8000);
}

/** Server data: stale at once, kept 5 minutes, read up to 5 more times (docs/rows.md, Times). Edits never repeat by themselves; what they touch is read again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSettled: async (_data, _error, _variables, _result, { meta }, { client }) => {
        if (!meta?.touches) return;
        const reading = readAgain(client, meta.touches);
        if (meta.waits) await reading;
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 5 * 60_000,
        retry: retriesRead,
        retryDelay,
        // The server may be on this machine: reachable while the browser says offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
