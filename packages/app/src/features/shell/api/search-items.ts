import { api, dataOf } from '#shared/api/index.ts';

/** Dishes whose name holds a text, the first few. */
export function searchedItemsQuery(search: string) {
  return {
    queryKey: ['items', 'search', search] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { items } = await dataOf(
        api.GET('/online-menu/items', { params: { query: { search, limit: 6 } }, signal }),
      );
      return items;
    },
  };
}
