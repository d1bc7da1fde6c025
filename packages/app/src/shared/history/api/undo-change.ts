import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UndoRequest } from '@cardamom/api-types';
import { api, dataOf } from '../../api/index.ts';
import { undoBatch } from '../../list-page/undo-batch.ts';

/** A change to take back: the whole of it, some of its fields, or everything since. */
export interface Undoing extends UndoRequest {
  changeId: string;
}

/** Takes a change back; throws CM_UNDONE when it is back already, CM_CONFLICT when it was changed since. */
export function takeBackChange(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ changeId, ...body }: Undoing) =>
      dataOf(api.POST('/online-menu/changes/{changeId}/undo', { params: { path: { changeId } }, body })),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Takes back what one action changed; what cannot come back stays and is named. */
export function takeBackBatch(queryClient: QueryClient) {
  return mutationOptions({ mutationFn: undoBatch, onSettled: () => queryClient.invalidateQueries() });
}
