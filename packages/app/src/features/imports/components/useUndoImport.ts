import { useMutation } from '@tanstack/react-query';
import { undoBatch } from '#shared/list-page/index.ts';

/** Takes back what an import changed, by its batch. */
export function useUndoImport() {
  return useMutation({
    mutationFn: (batchId: string) => undoBatch(batchId),
    meta: { touches: 'all', waits: true },
  });
}
