import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { listQuery, type ModifierGroupSearch } from '../model/modifier-group-search.ts';

/** A page of modifier groups; the page before stays on view while the next one loads. */
export function listModifierGroups(search: ModifierGroupSearch) {
  return queryOptions({
    queryKey: ['modifier-groups', 'list', listQuery(search)],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/modifier-groups', { params: { query: listQuery(search) }, signal })),
    placeholderData: keepPreviousData,
  });
}
