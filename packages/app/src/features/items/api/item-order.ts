import type { Item } from '@cardamom/api-types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EntityList } from '#shared/entity/index.ts';
import { items } from './items.ts';

/** The most that is read to know who stands beside whom; in a longer list a form says no place. */
export const longestOrder = 250;

/** What narrows and sorts a list, as its page asked for it. */
type ListQuery = Readonly<Record<string, unknown>>;

/** How the list was narrowed and sorted that showed the item last, and how long it is; where none did, as nobody narrows it. */
export function lastListWith(queryClient: QueryClient, itemId: string) {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['items', 'list'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const listOf = (query: (typeof lists)[number]) => query.state.data as EntityList<Item> | undefined;
  const holding = lists.find((query) => listOf(query)?.items.some(({ id }) => id === itemId));
  const { cursor: _cursor, limit: _limit, ...search } = (holding?.queryKey[2] ?? {}) as ListQuery;
  return { search, total: holding && listOf(holding)?.page.total };
}

/** The ids of the items in the order of a list; none where there are too many to be read at once. */
export function itemOrder(search: ListQuery) {
  const { queryFn } = items.calls.list({}, { ...search, limit: longestOrder });
  return queryOptions({
    queryKey: ['items', 'order', search],
    queryFn,
    select: ({ items: rows, page }: EntityList<Item>) =>
      page.total > rows.length ? [] : rows.map(({ id }) => id),
  });
}
