import { api, dataOf } from '#shared/api/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

/** What the server can do with the menus of a list. */
export const menuListActions: ListActions = {
  touches: ['menus'],
  remove: ({ id, version }) =>
    api.DELETE('/online-menu/menus/{menuId}', {
      params: { path: { menuId: id }, header: { 'If-Match': `"${version}"` } },
    }),
  restore: (menuId) =>
    dataOf(api.POST('/online-menu/menus/{menuId}/restore', { params: { path: { menuId } } })),
  duplicate: (menuId) =>
    dataOf(api.POST('/online-menu/menus/{menuId}/duplicate', { params: { path: { menuId } } })),
  changeMany: (body) => dataOf(api.POST('/online-menu/menus/bulk', { body })),
  move: (body) => api.PUT('/online-menu/menus/order', { body }),
};
