import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Change } from '@cardamom/api-types';
import { api, ApiError, dataOf } from '../../api/index.ts';

/** The deletion of this entity, if it is deleted now; null otherwise. */
export async function findDeletion(entityId: string): Promise<Change | null> {
  const { items } = await dataOf(
    api.GET('/online-menu/changes', { params: { query: { entityId, limit: 20 } } }),
  );
  return items.find(({ action, isEntityDeleted }) => action === 'DELETED' && isEntityDeleted) ?? null;
}

/** Brings back an entity that somebody deleted; throws CM_NOT_FOUND where history knows of no deletion. */
export function restoreDeleted(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (entityId: string) => {
      const deletion = await findDeletion(entityId);
      if (deletion === null) throw new ApiError({ code: 'CM_NOT_FOUND' }, 404);
      const { id: changeId } = deletion;
      return dataOf(
        api.POST('/online-menu/changes/{changeId}/undo', { params: { path: { changeId } }, body: {} }),
      );
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
