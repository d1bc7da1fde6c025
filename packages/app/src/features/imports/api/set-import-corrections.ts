import type { Import, ImportCorrection } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** What a person says of rows of an import's table. */
export interface SaidCorrections {
  importId: string;
  corrections: ImportCorrection[];
}

/** Has a table read again with rows as they were corrected. */
export function setImportCorrections(client: QueryClient) {
  return {
    mutationFn: ({ importId, corrections }: SaidCorrections) =>
      dataOf(
        api.PUT('/online-menu/imports/{importId}/corrections', {
          params: { path: { importId } },
          body: { corrections },
        }),
      ),
    onSuccess: (read: Import) => {
      // The rows that were shown are those of another reading.
      client.removeQueries({ queryKey: [...importKey(read.id), 'rows'] });
      client.setQueryData(importKey(read.id), read);
    },
  };
}
