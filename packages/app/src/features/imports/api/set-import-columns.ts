import type { Import, ImportColumns } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** What a person says of the columns of an import's table. */
export interface SaidColumns {
  importId: string;
  columns: ImportColumns;
}

/** Has an import read again with what its columns are said to hold. */
export function setImportColumns(client: QueryClient) {
  return {
    mutationFn: ({ importId, columns }: SaidColumns) =>
      dataOf(
        api.PUT('/online-menu/imports/{importId}/columns', { params: { path: { importId } }, body: columns }),
      ),
    onSuccess: (read: Import) => {
      // The rows that were shown are those of another reading.
      client.removeQueries({ queryKey: [...importKey(read.id), 'rows'] });
      client.setQueryData(importKey(read.id), read);
    },
  };
}
