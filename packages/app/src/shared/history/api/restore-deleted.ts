import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Change } from '@cardamom/api-types';
import { api, ApiError, dataOf } from '../../api/index.ts';

/** Changes looked through for the deletion; nothing but its own undo can come after it. */
const limit = 20;

async function findDeletion(entityId: string, signal?: AbortSignal): Promise<Change | null> {
  const { items } = await dataOf(
    api.GET('/online-menu/changes', {
      params: { query: { entityId, limit } },
      ...(signal && { signal }),
    }),
  );
  return items.find(({ action, isEntityDeleted }) => action === 'DELETED' && isEntityDeleted) ?? null;
}

/** The deletion of this entity if it is deleted now, else null. */
export function deletionOf(entityId: string) {
  return queryOptions({
    queryKey: ['changes', 'deletion', entityId],
    queryFn: ({ signal }) => findDeletion(entityId, signal),
  });
}

/** Brings back an entity that somebody deleted; throws CM_NOT_FOUND where history knows of no deletion. */
export function restoreDeleted() {
  return mutationOptions({
    mutationFn: async (entityId: string) => {
      const deletion = await findDeletion(entityId);
      if (deletion === null) throw new ApiError({ code: 'CM_NOT_FOUND' }, 404);
      const { id: changeId } = deletion;
      return dataOf(
        api.POST('/online-menu/changes/{changeId}/undo', { params: { path: { changeId } }, body: {} }),
      );
    },
    meta: { touches: 'all', waits: true },
  });
}
