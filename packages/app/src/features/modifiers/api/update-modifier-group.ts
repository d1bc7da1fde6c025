import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ModifierGroupPatch } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** What to change, and the version the person was looking at. */
export interface ModifierGroupChange {
  modifierGroupId: string;
  version: number;
  patch: ModifierGroupPatch;
}

/** Changes a modifier group; when somebody else saved first it throws CM_CONFLICT with the group as it is now. */
export function updateModifierGroup(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ modifierGroupId, version, patch }: ModifierGroupChange) =>
      dataOf(
        api.PATCH('/online-menu/modifier-groups/{modifierGroupId}', {
          params: { path: { modifierGroupId }, header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['modifier-groups'] });
      // Items say whether one of their options is undeclared.
      void queryClient.invalidateQueries({ queryKey: ['items'] });
    },
  });
}
