import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { listQuery, type ItemSearch } from '../model/item-search.ts';

/** A page of items; the page before stays on view while the next one loads. */
export function listItems(search: ItemSearch) {
  return queryOptions({
    queryKey: ['items', 'list', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/items', { params: { query: listQuery(search) }, signal })),
    placeholderData: keepPreviousData,
  });
}
