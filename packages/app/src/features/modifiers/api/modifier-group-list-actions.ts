import { api, dataOf } from '#shared/api/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

const path = (modifierGroupId: string) => ({ params: { path: { modifierGroupId } } });

/** What can be done with modifier groups in their list. */
export const modifierGroupListActions: ListActions = {
  touches: ['modifier-groups', 'items'],
  remove: ({ id, version }) =>
    api.DELETE('/online-menu/modifier-groups/{modifierGroupId}', {
      params: { path: { modifierGroupId: id }, header: { 'If-Match': `"${version}"` } },
    }),
  restore: (id) => api.POST('/online-menu/modifier-groups/{modifierGroupId}/restore', path(id)),
  duplicate: (id) => dataOf(api.POST('/online-menu/modifier-groups/{modifierGroupId}/duplicate', path(id))),
  changeMany: (body) => dataOf(api.POST('/online-menu/modifier-groups/bulk', { body })),
};
