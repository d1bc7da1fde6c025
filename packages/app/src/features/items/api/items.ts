import { itemSorts } from '@cardamom/api-types';
import { api } from '#shared/api/index.ts';
import { defineEntity } from '#shared/entity/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

/** Items; a name in use in one of its categories is OM_002. Categories count their items, so they are read again. */
export const items = defineEntity('/online-menu/items', {
  history: 'ITEM',
  key: 'items',
  words: 'items',
  touches: ['categories', 'availability', 'modifier-groups'],
  menusOf: 'items',
  sorts: itemSorts,
  places: { list: { to: '/menu-management/items' }, newForm: { to: '/menu-management/items/new' } },
});

/** What can be done with items in their list; in the list of one category they also have an order. */
export function itemListActions(categoryId: string | undefined): ListActions {
  if (categoryId === undefined) return items.calls.actions;
  return {
    ...items.calls.actions,
    move: (body) =>
      api.PUT('/online-menu/categories/{categoryId}/item-order', { params: { path: { categoryId } }, body }),
  };
}
