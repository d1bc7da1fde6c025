import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ImportState } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';
import { rowQuery, type ImportSearch } from '../model/import-search.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** What an import does or did, row by row; read anew when it goes on. */
export function listImportRows(importId: string, state: ImportState, search: ImportSearch) {
  return queryOptions({
    queryKey: [...importKey(importId), 'rows', state, rowQuery(search)],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/online-menu/imports/{importId}/rows', {
          params: { path: { importId }, query: rowQuery(search) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
