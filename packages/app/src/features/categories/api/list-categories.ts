import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { listQuery } from '../model/category-search.ts';
import type { CategorySearch } from '../model/category-search.ts';

/** A page of categories; the page before stays on view while the next one loads. */
export function listCategories(search: CategorySearch) {
  return queryOptions({
    queryKey: ['categories', 'list', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/categories', { params: { query: listQuery(search) }, signal })),
    placeholderData: keepPreviousData,
  });
}
