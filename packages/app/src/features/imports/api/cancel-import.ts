import type { QueryClient } from '@tanstack/react-query';
import { api, readQueriesAgain } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** Stops an import; the menu stays as it was. */
export function cancelImport(client: QueryClient) {
  return {
    mutationFn: (importId: string) =>
      api.DELETE('/online-menu/imports/{importId}', { params: { path: { importId } } }),
    onSuccess: (_answer: unknown, importId: string) =>
      readQueriesAgain(client, { queryKey: importKey(importId), exact: true }),
  };
}
