import type { Import } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { uploadForm } from '#shared/api/index.ts';
import { importKey } from '#shared/imports/get-import.ts';

/** Files to hand in, and whom to tell how much of them has left. */
export interface HandIn {
  files: readonly File[];
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Hands in a menu file with its pictures; it is read in the background. */
export function createImport(client: QueryClient) {
  return {
    mutationFn: async ({ files, onProgress, signal }: HandIn) => {
      const form = new FormData();
      for (const file of files) form.append('file', file, file.name);
      return (await uploadForm('/api/online-menu/imports', form, { onProgress, signal })) as Import;
    },
    meta: { touches: ['imports'] },
    onSuccess: (created: Import) => client.setQueryData(importKey(created.id), created),
  };
}
