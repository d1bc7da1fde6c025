import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** One modifier group with its version; an unknown id throws CM_NOT_FOUND, a malformed one VE_IS_OBJECT_ID. */
export function getModifierGroup(modifierGroupId: string) {
  return queryOptions({
    queryKey: ['modifier-groups', 'one', modifierGroupId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/online-menu/modifier-groups/{modifierGroupId}', {
          params: { path: { modifierGroupId } },
          signal,
        }),
      ),
  });
}
