import type { Import } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** Begins to apply an import that was read; wrong rows are left out. */
export function applyImport(client: QueryClient) {
  return {
    mutationFn: (importId: string) =>
      dataOf(api.POST('/online-menu/imports/{importId}/apply', { params: { path: { importId } }, body: {} })),
    meta: { touches: ['imports'] },
    onSuccess: (begun: Import) => client.setQueryData(importKey(begun.id), begun),
  };
}
