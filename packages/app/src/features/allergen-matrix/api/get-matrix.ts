import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { scopeOf, type MatrixSearch } from '../model/matrix-search.ts';

/** The matrix of a scope as it is now, and what changed since it was printed. */
export function getMatrix(search: MatrixSearch) {
  return queryOptions({
    queryKey: ['allergen-matrix', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/allergen-matrix', { params: { query: scopeOf(search) }, signal })),
    placeholderData: keepPreviousData,
  });
}
