import { mutationOptions } from '@tanstack/react-query';
import type { UndoRequest } from '@cardamom/api-types';
import { api, dataOf } from '../../api/index.ts';
import { undoBatch } from '../../list-page/undo-batch.ts';

/** A change to take back: the whole of it, some of its fields, or everything since. */
export interface Undoing extends UndoRequest {
  changeId: string;
}

const everything = { touches: 'all', waits: true } as const;

/** Takes a change back; throws CM_UNDONE when it is back already, CM_CONFLICT when it was changed since. */
export function takeBackChange() {
  return mutationOptions({
    mutationFn: ({ changeId, ...body }: Undoing) =>
      dataOf(api.POST('/online-menu/changes/{changeId}/undo', { params: { path: { changeId } }, body })),
    meta: everything,
  });
}

/** Takes back what one action changed; what cannot come back stays and is named. */
export function takeBackBatch() {
  return mutationOptions({ mutationFn: (batchId: string) => undoBatch(batchId), meta: everything });
}
