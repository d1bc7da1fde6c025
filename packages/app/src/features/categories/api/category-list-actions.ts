import { api, dataOf } from '#shared/api/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

const path = (categoryId: string) => ({ params: { path: { categoryId } } });

/** What can be done with categories in their list. */
export const categoryListActions: ListActions = {
  touches: ['categories', 'items', 'menus'],
  remove: ({ id, version }) =>
    api.DELETE('/online-menu/categories/{categoryId}', {
      params: { path: { categoryId: id }, header: { 'If-Match': `"${version}"` } },
    }),
  restore: (id) => api.POST('/online-menu/categories/{categoryId}/restore', path(id)),
  duplicate: (id) => dataOf(api.POST('/online-menu/categories/{categoryId}/duplicate', path(id))),
  changeMany: (body) => dataOf(api.POST('/online-menu/categories/bulk', { body })),
  move: (body) => api.PUT('/online-menu/categories/order', { body }),
};
