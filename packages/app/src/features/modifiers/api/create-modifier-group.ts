import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ModifierGroupDraft } from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';

/** Creates a modifier group; a name in use throws OM_005 on `/name`, OM_006 on an option's. */
export function createModifierGroup(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: ModifierGroupDraft) => dataOf(api.POST('/online-menu/modifier-groups', { body })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['modifier-groups'] });
    },
  });
}
