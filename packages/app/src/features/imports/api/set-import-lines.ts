import type { Import, ImportLines } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** The lines of an import's text, as a person corrects them. */
export interface SaidLines {
  importId: string;
  said: ImportLines;
}

/** Has a text read again by its corrected lines. */
export function setImportLines(client: QueryClient) {
  return {
    mutationFn: ({ importId, said }: SaidLines) =>
      dataOf(
        api.PUT('/online-menu/imports/{importId}/lines', { params: { path: { importId } }, body: said }),
      ),
    onSuccess: (read: Import) => {
      // The rows that were shown are those of another reading.
      client.removeQueries({ queryKey: [...importKey(read.id), 'rows'] });
      client.setQueryData(importKey(read.id), read);
    },
  };
}
