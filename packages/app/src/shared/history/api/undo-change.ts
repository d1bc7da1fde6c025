import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UndoRequest } from '@cardamom/api-types';
import { api, dataOf } from '../../api/index.ts';

/** A change to take back: the whole of it, some of its fields, or everything since. */
export interface Undoing extends UndoRequest {
  changeId: string;
}

/** Takes a change back; throws CM_UNDONE when it is back already, CM_CONFLICT when it was changed since. */
export function undoChange(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ changeId, ...body }: Undoing) =>
      dataOf(api.POST('/online-menu/changes/{changeId}/undo', { params: { path: { changeId } }, body })),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Takes back what one action changed; what cannot come back stays and is named. */
export function undoBatch(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (batchId: string) =>
      dataOf(api.POST('/online-menu/change-batches/{batchId}/undo', { params: { path: { batchId } } })),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
