import type { Import, ImportEdits } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** What a person says of what was edited here. */
export interface SaidEdits {
  importId: string;
  edits: ImportEdits;
}

/** Has an import planned again with what is kept and what is taken from the file. */
export function setImportEdits(client: QueryClient) {
  return {
    mutationFn: ({ importId, edits }: SaidEdits) =>
      dataOf(
        api.PUT('/online-menu/imports/{importId}/edits', { params: { path: { importId } }, body: edits }),
      ),
    onSuccess: (read: Import) => {
      // The rows that were shown are those of another plan.
      client.removeQueries({ queryKey: [...importKey(read.id), 'rows'] });
      client.setQueryData(importKey(read.id), read);
    },
  };
}
