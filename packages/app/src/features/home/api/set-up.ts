import type { SetUpTick } from '@cardamom/api-types';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** What is left to do before guests can read the menu. */
export const setUpQuery = queryOptions({
  queryKey: ['settings', 'set-up'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/set-up', { signal })),
});

/** Ticks a step, or takes its tick away. */
export function tickStep(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ tick, isTicked }: { tick: SetUpTick; isTicked: boolean }) =>
      dataOf(
        api.PUT('/settings/set-up/{setUpTick}', {
          params: { path: { setUpTick: tick } },
          body: { isTicked },
        }),
      ),
    onSuccess: (setUp) => client.setQueryData(setUpQuery.queryKey, setUp),
  });
}
