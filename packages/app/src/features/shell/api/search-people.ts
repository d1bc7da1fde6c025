import { api, dataOf } from '#shared/api/index.ts';

/** People of the restaurant whose name holds a text, the first few. */
export function searchedPeopleQuery(search: string) {
  return {
    queryKey: ['staff', 'search', search] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { items } = await dataOf(
        api.GET('/human-resources/staff', { params: { query: { search, limit: 4 } }, signal }),
      );
      return items;
    },
  };
}
