import { api, dataOf } from '#shared/api/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

const path = (itemId: string) => ({ params: { path: { itemId } } });

/** What can be done with items in their list; in the list of one category they also have an order. */
export function itemListActions(categoryId: string | undefined): ListActions {
  return {
    touches: ['items', 'categories', 'availability', 'modifier-groups'],
    remove: ({ id, version }) =>
      api.DELETE('/online-menu/items/{itemId}', {
        params: { path: { itemId: id }, header: { 'If-Match': `"${version}"` } },
      }),
    restore: (id) => api.POST('/online-menu/items/{itemId}/restore', path(id)),
    duplicate: (id) => dataOf(api.POST('/online-menu/items/{itemId}/duplicate', path(id))),
    changeMany: (body) => dataOf(api.POST('/online-menu/items/bulk', { body })),
    ...(categoryId !== undefined && {
      move: (body) =>
        api.PUT('/online-menu/categories/{categoryId}/item-order', {
          params: { path: { categoryId } },
          body,
        }),
    }),
  };
}
