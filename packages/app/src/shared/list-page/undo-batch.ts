import type { BatchUndone } from '@cardamom/api-types';
import { api, dataOf } from '../api/index.ts';

/** Takes back what one action changed; returns what was changed since and therefore stays. */
export function undoBatch(batchId: string): Promise<BatchUndone> {
  return dataOf(api.POST('/online-menu/change-batches/{batchId}/undo', { params: { path: { batchId } } }));
}
