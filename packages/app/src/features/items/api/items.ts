import { itemSorts, type Item, type ItemDraft, type ItemPatch, type ItemSort } from '@cardamom/api-types';
import { api } from '#shared/api/index.ts';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';
import type { ListActions } from '#shared/list-page/index.ts';

/** Items; a name in use in one of its categories is OM_002. Categories count their items, so they are read again. */
export const items: EntityDefinition<Item, ItemDraft, ItemPatch, ItemSort> = {
  words: 'items',
  calls: entityCalls('/online-menu/items', 'items', {
    touches: ['categories', 'availability', 'modifier-groups'],
  }),
  writes: 'updateItem',
  menusOf: 'items',
  sorts: itemSorts,
  places: {
    list: { to: '/menu-management/items' },
    newForm: { to: '/menu-management/items/new' },
    form: (itemId) => ({ to: '/menu-management/items/$itemId', params: { itemId } }),
  },
};

/** What can be done with items in their list; in the list of one category they also have an order. */
export function itemListActions(categoryId: string | undefined): ListActions {
  if (categoryId === undefined) return items.calls.actions;
  return {
    ...items.calls.actions,
    move: (body) =>
      api.PUT('/online-menu/categories/{categoryId}/item-order', { params: { path: { categoryId } }, body }),
  };
}
